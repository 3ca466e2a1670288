/** Commas that no pair of double quotes encloses. */
const separators = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

const quoted = /^"(.*)"$/s;

/**
 * Entries of a text in which commas separate them, trimmed, empty ones left out (back-office spec §2, Product). An entry that holds a
 * comma itself stands in double quotes, as {@link commaText} writes it.
 */
export const commaList = (text: string): string[] =>
  text
    .split(separators)
    .map((part) => part.trim().replace(quoted, '$1').trim())
    .filter((entry) => entry !== '');

/** A list as a text for {@link commaList}. */
export const commaText = (entries: readonly string[]): string =>
  entries.map((entry) => (entry.includes(',') ? `"${entry}"` : entry)).join(', ');
