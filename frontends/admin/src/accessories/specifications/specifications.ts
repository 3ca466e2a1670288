/** A specification in the form; Formik passes empty texts to the schema as undefined. */
export interface Specification {
  label: string | undefined;
  text: string | undefined;
}

/** Specifications as rows of a form, in the order of the labels. */
export const toRows = (specifications: Readonly<Record<string, string>> | null | undefined): Specification[] =>
  Object.entries(specifications ?? {}).map(([label, text]) => ({ label, text }));

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** Rows in which something was typed. */
const given = (rows: readonly Specification[]): Specification[] =>
  rows.filter(({ label, text }) => !isEmpty(label) || !isEmpty(text));

/** Rows as texts by label, as the API stores them; empty rows are left out. */
export const toSpecifications = (rows: readonly Specification[]): Record<string, string> =>
  Object.fromEntries(given(rows).map(({ label, text }) => [label ?? '', text ?? '']));

/** Whether every row is complete and no label occurs twice, so that nothing typed is lost by {@link toSpecifications}. */
export function areWhole(rows: readonly Specification[]): boolean {
  const typed = given(rows);
  const labels = new Set(typed.map(({ label }) => label?.trim()));
  return labels.size === typed.length && typed.every(({ label, text }) => !isEmpty(label) && !isEmpty(text));
}
