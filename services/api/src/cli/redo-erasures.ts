import { readFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { processConfig } from '../config/process-config.js';
import { ErasureRedo, subjectsIn, type RedoResult } from '../privacy/erasure-redo.js';
import { runProcess } from '../run-process.js';

const USAGE = 'use: npm run privacy:redo -- FILE, a log since the backup, or the hashes of its erasures one in a line';

/** Erases people again who had been erased after the backup that was restored. */
runProcess('vitrine-redo-erasures', async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const subjects = subjectsIn(await readFile(file, 'utf8'));
  if (subjects.length === 0) throw new Error(`${file} names no erasure; ${USAGE}`);
  process.env['LOG_LEVEL'] ??= 'warn';
  processConfig();
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const result = await app.get(ErasureRedo, { strict: false }).run(subjects);
    for (const line of report(result, subjects.length)) process.stdout.write(`${line}\n`);
  } finally {
    await app.close();
  }
});

function report({ people, erased, unmatched }: RedoResult, named: number): string[] {
  const counts = Object.entries(erased).map(([kind, n]) => `${kind} ${n}`);
  return [
    `${named} people named, ${people} found and erased again${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`,
    ...(unmatched.length > 0 ? [`Of ${unmatched.length} nothing is stored here: ${unmatched.join(', ')}.`] : []),
  ];
}
