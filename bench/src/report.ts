import { cpus, release, totalmem, type } from 'node:os';
import { median, verdict, whole, type Comparison } from './rounds.ts';

const GIB = 2 ** 30;

/** The facts that a figure means nothing without. */
export const machine = (postgres: string, load: readonly number[]): string[] => [
  `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / GIB)} GiB memory`,
  `${type()} ${release()}, Node ${process.version}, ${postgres}`,
  `load average at the start ${load.map((value) => value.toFixed(2)).join(' ')}${isBusy(load) ? ' (busy: measure again on a quiet machine)' : ''}`,
];

/** Other work on the machine meets the two sides unequally when it wants more than a core's half. */
const isBusy = ([lastMinute = 0]: readonly number[]): boolean => lastMinute > cpus().length / 2;

/** The results as Markdown. */
export function report(facts: readonly string[], comparisons: readonly Comparison[]): string {
  return [
    '# Measured',
    '',
    'Written by `npm run bench`. Each ratio comes from one run in which both sides took turns (A B A B …), so that only the ratios should be quoted.',
    '',
    ...facts.map((fact) => `- ${fact}`),
    ...comparisons.flatMap(section),
    '',
  ].join('\n');
}

function section(comparison: Comparison): string[] {
  const { ours, reference, ratios } = comparison;
  return [
    '',
    `## ${comparison.title}`,
    '',
    `**${verdict(comparison)}**`,
    '',
    `- ${ours.name}: ${rates(ours.rates)} a second`,
    `- ${reference.name}: ${rates(reference.rates)} a second`,
    `- Ratio by round: ${ratios.map((ratio) => ratio.toFixed(2)).join(' · ')}`,
    ...comparison.notes.map((note) => `- ${note}`),
  ];
}

const rates = (values: readonly number[]): string =>
  `median ${whole(median(values))} (${values.map(whole).join(' · ')})`;
