/** Of the texts of a `multipart/form-data` body together, in bytes: as much as a JSON body may have. */
export const FORM_TEXT_BYTES = 1024 * 1024;

/** What a form may consist of, for whoever parses one. */
export const FORM_LIMITS = {
  fieldSize: FORM_TEXT_BYTES,
  fields: 200,
  parts: 300,
  headerPairs: 20,
  headerSize: 8 * 1024,
} as const;
