import { readFile } from 'node:fs/promises';
import { ErasureRedo, subjectsIn, type RedoResult } from '../people/privacy/erasure-redo.js';
import { runCommand } from './run-command.js';

const USAGE = 'use: npm run privacy:redo -- FILE, a log since the backup, or the hashes of its erasures one in a line';

/** After the restore of a backup, repeats the erasures that were made since the backup. */
runCommand('vitrine-redo-erasures', subjectsGiven, async (app, subjects) => {
  const result = await app.get(ErasureRedo, { strict: false }).run(subjects);
  for (const line of report(result, subjects.length)) process.stdout.write(`${line}\n`);
});

async function subjectsGiven() {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const subjects = subjectsIn(await readFile(file, 'utf8'));
  if (subjects.length === 0) throw new Error(`${file} names no erasure; ${USAGE}`);
  return subjects;
}

function report({ people, erased, unmatched }: RedoResult, named: number): string[] {
  const counts = Object.entries(erased).map(([kind, n]) => `${kind} ${n}`);
  return [
    `${named} people named, ${people} found and erased again${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`,
    ...(unmatched.length > 0 ? [`Of ${unmatched.length} nothing is stored here: ${unmatched.join(', ')}.`] : []),
  ];
}
