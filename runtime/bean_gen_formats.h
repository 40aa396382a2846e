/*
 * The functions of codecs, by format: generated code names those that its schema needs. Only
 * bean_gen.h includes this.
 */
#ifndef BEAN_GEN_FORMATS_H
#define BEAN_GEN_FORMATS_H

const char *bean_gen_read_quoted_bool(bean_gen_reader *reader, const char *cursor, void *out,
                                      const bean_gen_codec *codec);
char *bean_gen_write_quoted_bool(bean_gen_writer *writer, char *cursor, const void *in,
                                 const bean_gen_codec *codec);
const char *bean_gen_read_bigint(bean_gen_reader *reader, const char *cursor, void *out,
                                 const bean_gen_codec *codec);
char *bean_gen_write_bigint(bean_gen_writer *writer, char *cursor, const void *in,
                            const bean_gen_codec *codec);
/* first: 0 base64, 1 base64url, 2 hexadecimal, 3 an array of numbers */
const char *bean_gen_read_bytes(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_gen_codec *codec);
char *bean_gen_write_bytes(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_gen_codec *codec);
/* first: the precision, 0: any; second: the scale, -1: any */
const char *bean_gen_read_decimal(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec);
char *bean_gen_write_decimal(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec);
/* detail: bean_gen_enum */
const char *bean_gen_read_enum_number(bean_gen_reader *reader, const char *cursor, void *out,
                                      const bean_gen_codec *codec);
char *bean_gen_write_enum_number(bean_gen_writer *writer, char *cursor, const void *in,
                                 const bean_gen_codec *codec);
/* first: 0 the shortest, 1 as ECMAScript has it, 2 with `second` digits behind the point */
const char *bean_gen_read_float32_as(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_gen_codec *codec);
const char *bean_gen_read_float64_as(bean_gen_reader *reader, const char *cursor, void *out,
                                     const bean_gen_codec *codec);
char *bean_gen_write_float32_as(bean_gen_writer *writer, char *cursor, const void *in,
                                const bean_gen_codec *codec);
char *bean_gen_write_float64_as(bean_gen_writer *writer, char *cursor, const void *in,
                                const bean_gen_codec *codec);
/* first: size of the C type in bytes; second: not 0: signed */
const char *bean_gen_read_integer(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec);
char *bean_gen_write_integer(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec);
/* first: BEAN_GEN_ESCAPE_ ...; flags: BORROWS, COPIES */
const char *bean_gen_read_string_as(bean_gen_reader *reader, const char *cursor, void *out,
                                    const bean_gen_codec *codec);
char *bean_gen_write_string_as(bean_gen_writer *writer, char *cursor, const void *in,
                               const bean_gen_codec *codec);
/* A char array inside a struct; first: BEAN_GEN_ESCAPE_ ...; detail: what is said of a text that
 * does not fit, "at most 8 bytes" */
const char *bean_gen_read_text(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec);
char *bean_gen_write_text(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec);
/* first: not 0: white space between tokens is dropped */
const char *bean_gen_read_json(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec);
char *bean_gen_write_json(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec);
const char *bean_gen_read_uuid(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec);
char *bean_gen_write_uuid(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec);

/* Times: bean_timestamp (also as rfc1123, epoch, epoch_decimal), bean_offset_timestamp, bean_date,
 * bean_time, bean_duration. Parameters of the codecs: where a fraction is written, `first` is 0 for
 * as many digits as are needed or one more than their number; of epoch it is the number of digits
 * that are not whole seconds. `second` is 1 for leap seconds that are read as the second before. */
const char *bean_gen_read_timestamp(bean_gen_reader *reader, const char *cursor, void *out,
                                    const bean_gen_codec *codec);
char *bean_gen_write_timestamp(bean_gen_writer *writer, char *cursor, const void *in,
                               const bean_gen_codec *codec);
const char *bean_gen_read_offset_timestamp(bean_gen_reader *reader, const char *cursor, void *out,
                                           const bean_gen_codec *codec);
char *bean_gen_write_offset_timestamp(bean_gen_writer *writer, char *cursor, const void *in,
                                      const bean_gen_codec *codec);
const char *bean_gen_read_rfc1123(bean_gen_reader *reader, const char *cursor, void *out,
                                  const bean_gen_codec *codec);
char *bean_gen_write_rfc1123(bean_gen_writer *writer, char *cursor, const void *in,
                             const bean_gen_codec *codec);
const char *bean_gen_read_epoch(bean_gen_reader *reader, const char *cursor, void *out,
                                const bean_gen_codec *codec);
char *bean_gen_write_epoch(bean_gen_writer *writer, char *cursor, const void *in,
                           const bean_gen_codec *codec);
const char *bean_gen_read_epoch_decimal(bean_gen_reader *reader, const char *cursor, void *out,
                                        const bean_gen_codec *codec);
char *bean_gen_write_epoch_decimal(bean_gen_writer *writer, char *cursor, const void *in,
                                   const bean_gen_codec *codec);
const char *bean_gen_read_date(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec);
char *bean_gen_write_date(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec);
const char *bean_gen_read_time(bean_gen_reader *reader, const char *cursor, void *out,
                               const bean_gen_codec *codec);
char *bean_gen_write_time(bean_gen_writer *writer, char *cursor, const void *in,
                          const bean_gen_codec *codec);
const char *bean_gen_read_duration(bean_gen_reader *reader, const char *cursor, void *out,
                                   const bean_gen_codec *codec);
char *bean_gen_write_duration(bean_gen_writer *writer, char *cursor, const void *in,
                              const bean_gen_codec *codec);
const char *bean_gen_read_duration_proto(bean_gen_reader *reader, const char *cursor, void *out,
                                         const bean_gen_codec *codec);
char *bean_gen_write_duration_proto(bean_gen_writer *writer, char *cursor, const void *in,
                                    const bean_gen_codec *codec);
const char *bean_gen_read_duration_seconds(bean_gen_reader *reader, const char *cursor, void *out,
                                           const bean_gen_codec *codec);
char *bean_gen_write_duration_seconds(bean_gen_writer *writer, char *cursor, const void *in,
                                      const bean_gen_codec *codec);
const char *bean_gen_read_duration_millis(bean_gen_reader *reader, const char *cursor, void *out,
                                          const bean_gen_codec *codec);
char *bean_gen_write_duration_millis(bean_gen_writer *writer, char *cursor, const void *in,
                                     const bean_gen_codec *codec);

#endif
