import { cpus, release, totalmem, type } from 'node:os';
import type { Result } from './rounds.ts';

const GIB = 2 ** 30;

/** The conditions of a measurement; `program` is the program that was measured or that measured, and its version. */
export const machine = (program: string, load: readonly number[]): string[] => [
  `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / GIB)} GiB memory`,
  `${type()} ${release()}, Node ${process.version}, ${program}`,
  `load average at the start ${load.map((value) => value.toFixed(2)).join(' ')}${isBusy(load) ? ' (busy: measure again on a quiet machine)' : ''}`,
];

/** Other work on more than half of the cores affects the two sides unequally. */
const isBusy = ([lastMinute = 0]: readonly number[]): boolean => lastMinute > cpus().length / 2;

/** The part of a measurement that is run by its name, as Markdown. */
export const partOf = (title: string, name: string, facts: readonly string[], results: readonly Result[]): string =>
  [
    `# ${title}`,
    '',
    `Written by \`npm run bench -- ${name}\`.`,
    '',
    ...facts.map((fact) => `- ${fact}`),
    ...results.flatMap(toSection),
    '',
  ].join('\n');

/** The results as Markdown. */
export function report(facts: readonly string[], results: readonly Result[]): string {
  return [
    '# Measured',
    '',
    'Written by `npm run bench`. Each ratio comes from one run in which both sides took turns (A B A B …), so that only the ratios should be quoted.',
    '',
    ...facts.map((fact) => `- ${fact}`),
    ...results.flatMap(toSection),
    '',
  ].join('\n');
}

/** The lines of one result as Markdown, after an empty one. */
const toSection = ({ title, verdict, details }: Result): string[] => [
  '',
  `## ${title}`,
  '',
  `**${verdict}**`,
  '',
  ...details.map((detail) => `- ${detail}`),
];
