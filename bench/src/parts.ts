import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { format } from 'oxfmt';

const FILE = join(ROOT, 'bench/results.md');
/** Each program of the bench writes one part of the results, which begins with a heading of the first level. */
const BEGINNING = /^(?=# )/m;

const getTitle = (part: string): string => part.split('\n', 1)[0] ?? '';

/** Writes `part` into the results: it replaces the part with the same title, or is appended. */
export async function writePart(part: string): Promise<void> {
  const results = await readFile(FILE, 'utf8');
  const parts = results.split(BEGINNING).filter((each) => each.trim() !== '');
  const place = parts.findIndex((each) => getTitle(each) === getTitle(part));
  if (place < 0) parts.push(part);
  else parts[place] = part;
  const { code } = await format(FILE, `${parts.map((each) => each.trim()).join('\n\n')}\n`);
  await writeFile(FILE, code);
  console.log(`\nWritten to ${FILE}`);
}
