/** Splits at the commas outside of double quotes: those with an even number of quotes behind them. */
function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = [];
  let quotesBehind = text.split('"').length - 1;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') quotesBehind -= 1;
    if (text[index] !== ',' || quotesBehind % 2 === 1) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}

const QUOTED = /^"(.*)"$/s;

/**
 * Entries of a text in which commas separate them, trimmed, empty ones left out (back-office spec §2, Product). An entry that holds a
 * comma itself is in double quotes, as {@link commaText} writes it.
 */
export const commaList = (text: string): string[] =>
  splitOutsideQuotes(text)
    .map((part) => part.trim().replace(QUOTED, '$1').trim())
    .filter((entry) => entry !== '');

/** A list as a text for {@link commaList}. */
export const commaText = (entries: readonly string[]): string =>
  entries.map((entry) => (entry.includes(',') ? `"${entry}"` : entry)).join(', ');
