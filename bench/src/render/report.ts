import { keptOrMissed } from '../rounds.ts';
import type { Cost } from './rendering.ts';

/** Milliseconds of processor time that rendering a page may cost. */
const BUDGET_MS = 2;

/** Whether a page keeps the budget. */
export const isKept = ({ ms }: Cost): boolean => ms <= BUDGET_MS;

/** The part of the results that is about rendering, as Markdown. */
export function renderReport(facts: readonly string[], costs: readonly Cost[]): string {
  const kept = costs.filter(isKept).length;
  return [
    '# Measured rendering',
    '',
    'Written by `npm run bench:render`: processor time of one render of a page by the storefront’s server build, with the demo data, in one process.',
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    `**${kept} of ${costs.length} pages keep the budget of ${BUDGET_MS} ms**`,
    '',
    '| Page | ms a render | ms of its first render in the process | characters | |',
    '| --- | --- | --- | --- | --- |',
    ...costs.map(
      (cost) =>
        `| ${cost.route} | ${cost.ms.toFixed(2)} | ${cost.firstMs.toFixed(1)} | ${cost.length} | ${keptOrMissed(isKept(cost))} |`,
    ),
    '',
  ].join('\n');
}
