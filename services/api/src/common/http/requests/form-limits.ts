/** Maximum size of all texts of a `multipart/form-data` body together, in bytes; the same as that of a JSON body. */
export const FORM_TEXT_BYTES = 1024 * 1024;

/** Limits of a form, as options of the parser. */
export const FORM_LIMITS = {
  fieldSize: FORM_TEXT_BYTES,
  fields: 200,
  parts: 300,
  headerPairs: 20,
  headerSize: 8 * 1024,
} as const;
