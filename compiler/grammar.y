/*
 * The grammar: rules and one builder call for each. What the calls do is in ast_build.c, how
 * errors are worded and skipped in parse.c. Must stay free of conflicts.
 *
 * Errors: the parser reports, throws tokens away up to a sensible place and feeds SYNC; each
 * rule with "error SYNC" is a place to go on from.
 */

%name grammar
%token_prefix GRAMMAR_
%token_type { struct token }
%extra_argument { struct ast_builder *builder }
%stack_size 1000
%start_symbol input

%token IDENT PACKAGE IMPORT AS BEAN EXTERN ENUM UNION TYPE CONST VIEW RESERVED MAP VOID.
%token WORD_TRUE WORD_FALSE WORD_NULL INT FLOAT STRING.
%token SEMI COMMA COLON DOT EQUAL AT QUESTION LPAREN RPAREN LBRACKET RBRACKET LBRACE RBRACE.
%token LESS GREATER AT_MOST START_FILE START_TYPE SYNC STAR.

%fallback IDENT PACKAGE IMPORT AS BEAN EXTERN ENUM UNION TYPE CONST VIEW RESERVED MAP VOID.

%include {
#include "ast_build.h"

/* no trace output: the template would keep a global for it */
#ifndef NDEBUG
#define NDEBUG 1
#endif

/* the next error is reported again, however soon it comes */
#define RECOVERED() (yypParser->yyerrcnt = -1)
}

%code {
#undef TOKEN /* the template's name for a token's value */
#define TOKEN(id, text) \
    _Static_assert((int)TOKEN_##id == GRAMMAR_##id, "tokens.def and grammar.y differ in order");
#define WORD(id, text) \
    _Static_assert((int)TOKEN_##id == GRAMMAR_##id, "tokens.def and grammar.y differ in order");
#include "tokens.def"
#undef TOKEN
#undef WORD
}

/* nothing to destroy: all memory is the arena's */
%token_destructor {
    (void)builder;
    (void)$$;
}

%syntax_error {
    (void)yymajor;
    (void)TOKEN;
    for (int kind = 1; kind < TOKEN_COUNT; kind++) {
        build_expect(builder, (enum token_kind)kind,
                     yy_find_shift_action((YYCODETYPE)kind, yypParser->yytos->stateno) !=
                         YY_ERROR_ACTION);
    }
}

%stack_overflow { build_overflow(builder); }

input ::= START_FILE head decls.
input ::= START_TYPE type(T). { build_result(builder, T); }

head ::= attrs(A) PACKAGE(K) qname(N) semi(S). { build_head(builder, A, K, N, S); }
head ::= error SYNC. { RECOVERED(); }

%type semi { struct token }
semi(A) ::= SEMI(S). { A = S; }
semi(A) ::= error SYNC(S). { A = S; RECOVERED(); }

/* -- declarations -- */

decls ::= .
decls ::= decls decl.

decl ::= SEMI.
decl ::= error SYNC. { RECOVERED(); }
decl ::= IMPORT(K) STRING(P) semi(S). { build_import(builder, K, P, NULL, S); }
decl ::= IMPORT(K) STRING(P) AS IDENT(N) semi(S). { build_import(builder, K, P, &N, S); }
decl ::= attrs(A) EXTERN(K) BEAN IDENT(N) semi(S). { build_extern(builder, A, K, N, S); }
decl ::= attrs(A) TYPE(K) IDENT(N) EQUAL type(T) semi(S). {
    build_alias(builder, A, K, N, T, S);
}
decl ::= attrs(A) CONST(K) type(T) IDENT(N) EQUAL value(V) semi(S). {
    build_const(builder, A, K, T, N, V, S);
}
decl ::= attrs(A) VIEW(K) IDENT(N) base(B) semi(S). { build_view(builder, A, K, N, B, S); }
decl ::= bean(D) RBRACE(R). { build_close(builder, D, R); }
decl ::= union(D) RBRACE(R). { build_close(builder, D, R); }
decl ::= enum(D) RBRACE(R). { build_close(builder, D, R); }
decl ::= enum_comma(D) RBRACE(R). { build_close(builder, D, R); }
decl ::= enum_open(D) RBRACE(R). { build_close_empty(builder, D, R); }

%type base { struct ast_qname *}
base(A) ::= . { A = NULL; }
base(A) ::= COLON qname(N). { A = N; }

/* -- beans -- */

%type bean { struct ast_decl *}
bean(A) ::= attrs(B) BEAN(K) IDENT(N) base(C) LBRACE(L). {
    A = build_open(builder, AST_DECL_BEAN, B, K, N, C, L);
}
bean(A) ::= bean(A) member(M). { build_add_member(builder, A, M); }

%type member { struct ast_member *}
member(A) ::= attrs(B) type(T) IDENT(N) semi(S). {
    A = build_property(builder, B, T, N, NULL, S);
}
member(A) ::= attrs(B) type(T) IDENT(N) EQUAL value(V) semi(S). {
    A = build_property(builder, B, T, N, V, S);
}
member(A) ::= reserved(R) semi(S). { A = build_reserved_end(builder, R, S); }
member(A) ::= error SYNC. { A = NULL; RECOVERED(); }

%type reserved { struct ast_member *}
reserved(A) ::= attrs(B) RESERVED(K) STRING(S). { A = build_reserved(builder, B, K, S); }
reserved(A) ::= reserved(A) COMMA STRING(S). { build_add_reserved(builder, A, S); }

/* -- unions -- */

%type union { struct ast_decl *}
union(A) ::= attrs(B) UNION(K) IDENT(N) LBRACE(L). {
    A = build_open(builder, AST_DECL_UNION, B, K, N, NULL, L);
}
union(A) ::= union(A) variant(V). { build_add_variant(builder, A, V); }

%type variant { struct ast_variant *}
variant(A) ::= attrs(B) type(T) IDENT(N) semi(S). {
    A = build_variant(builder, B, T->span, T, N, S);
}
variant(A) ::= attrs(B) VOID(K) IDENT(N) semi(S). {
    A = build_variant(builder, B, K.span, NULL, N, S);
}
variant(A) ::= error SYNC. { A = NULL; RECOVERED(); }

/* -- enums -- */

%type enum { struct ast_decl *}
%type enum_open { struct ast_decl *}
%type enum_comma { struct ast_decl *}
enum_open(A) ::= attrs(B) ENUM(K) IDENT(N) enum_base(C) LBRACE(L). {
    A = build_open(builder, AST_DECL_ENUM, B, K, N, C, L);
}
enum(A) ::= enum_open(A) enumerator(E). { build_add_enumerator(builder, A, E); }
enum(A) ::= enum_comma(A) enumerator(E). { build_add_enumerator(builder, A, E); }
enum_comma(A) ::= enum(A) COMMA(C). { build_enumerator_comma(builder, A, C); }
enum_comma(A) ::= enum(A) error SYNC. { RECOVERED(); }

%type enum_base { struct ast_qname *}
enum_base(A) ::= . { A = NULL; }
enum_base(A) ::= COLON IDENT(N). { A = build_qname(builder, N); }

%type enumerator { struct ast_enumerator *}
enumerator(A) ::= attrs(B) IDENT(N). { A = build_enumerator(builder, B, N, NULL); }
enumerator(A) ::= attrs(B) IDENT(N) EQUAL INT(V). { A = build_enumerator(builder, B, N, &V); }
enumerator(A) ::= error SYNC. { A = NULL; RECOVERED(); }

/* -- types -- */

%type type { struct ast_type *}
type(A) ::= qname(N). { A = build_named(builder, N); }
type(A) ::= MAP(K) LESS type(T) COMMA type(V) GREATER(E). {
    A = build_map(builder, K, T, V, E);
}
type(A) ::= type(T) QUESTION(Q). { A = build_suffix(builder, AST_TYPE_NULLABLE, T, Q, NULL, Q); }
type(A) ::= type(T) LBRACKET(L) RBRACKET(R). {
    A = build_suffix(builder, AST_TYPE_LIST, T, L, NULL, R);
}
type(A) ::= type(T) LBRACKET(L) count(C) RBRACKET(R). {
    A = build_suffix(builder, AST_TYPE_FIXED, T, L, C, R);
}
type(A) ::= type(T) LBRACKET(L) AT_MOST count(C) RBRACKET(R). {
    A = build_suffix(builder, AST_TYPE_BOUNDED, T, L, C, R);
}

%type count { struct ast_value *}
count(A) ::= INT(V). { A = build_scalar(builder, AST_VALUE_INT, V); }
count(A) ::= qname(N). { A = build_name(builder, N); }

/* -- attributes -- */

%type attrs { struct ast_attr_list }
attrs(A) ::= . { A = build_no_attrs(); }
attrs(A) ::= attrs(A) attr(B). { build_add_attr(builder, &A, B); }

%type attr { struct ast_attr *}
%type attr_args { struct ast_attr *}
attr(A) ::= AT(S) qname(N). { A = build_attr(builder, S, N); }
attr(A) ::= AT(S) qname(N) LPAREN RPAREN(R). {
    A = build_attr_end(build_attr(builder, S, N), R);
}
attr(A) ::= attr_args(B) RPAREN(R). { A = build_attr_end(B, R); }
attr(A) ::= attr_args(B) COMMA RPAREN(R). { A = build_attr_end(B, R); }
attr_args(A) ::= AT(S) qname(N) LPAREN arg(B). {
    A = build_add_arg(builder, build_attr(builder, S, N), B);
}
attr_args(A) ::= attr_args(B) COMMA arg(C). { A = build_add_arg(builder, B, C); }

%type arg { struct ast_arg *}
arg(A) ::= value(V). { A = build_arg(builder, NULL, V); }
arg(A) ::= IDENT(N) COLON value(V). { A = build_arg(builder, &N, V); }

/* -- values -- */

%type value { struct ast_value *}
value(A) ::= INT(V). { A = build_scalar(builder, AST_VALUE_INT, V); }
value(A) ::= FLOAT(V). { A = build_scalar(builder, AST_VALUE_FLOAT, V); }
value(A) ::= STRING(V). { A = build_scalar(builder, AST_VALUE_STRING, V); }
value(A) ::= WORD_TRUE(V). { A = build_scalar(builder, AST_VALUE_BOOL, V); }
value(A) ::= WORD_FALSE(V). { A = build_scalar(builder, AST_VALUE_BOOL, V); }
value(A) ::= WORD_NULL(V). { A = build_scalar(builder, AST_VALUE_NULL, V); }
value(A) ::= qname(N). { A = build_name(builder, N); }
value(A) ::= LBRACE(L) RBRACE(R). { A = build_empty(builder, AST_VALUE_EMPTY_MAP, L, R); }
value(A) ::= LBRACKET(L) RBRACKET(R). { A = build_empty(builder, AST_VALUE_LIST, L, R); }
value(A) ::= items(B) RBRACKET(R). { A = build_list_end(builder, B, R); }
value(A) ::= items(B) COMMA RBRACKET(R). { A = build_list_end(builder, B, R); }

%type items { struct ast_value *}
items(A) ::= LBRACKET(L) value(V). { A = build_list(builder, L, V); }
items(A) ::= items(B) COMMA value(V). { A = build_add_item(builder, B, V); }

/* -- names -- */

%type qname { struct ast_qname *}
qname(A) ::= IDENT(N). { A = build_qname(builder, N); }
qname(A) ::= qname(B) DOT IDENT(N). { A = build_add_part(builder, B, N); }
