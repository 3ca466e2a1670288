/** Each program of the bench writes one part of the results, which begins with a heading of the first level. */
const BEGINNING = /^(?=# )/m;

const getTitle = (part: string): string => part.split('\n', 1)[0] ?? '';

/** `results` with `part` in the place of the one that has its title, or at the end. */
export function withPart(results: string, part: string): string {
  const parts = results.split(BEGINNING).filter((each) => each.trim() !== '');
  const place = parts.findIndex((each) => getTitle(each) === getTitle(part));
  if (place < 0) parts.push(part);
  else parts[place] = part;
  return `${parts.map((each) => each.trim()).join('\n\n')}\n`;
}
