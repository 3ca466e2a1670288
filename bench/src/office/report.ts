import { keptOrMissed } from '../rounds.ts';

/** Milliseconds from the click to the first page, and bytes of the orders screen's own scripts (brotli). */
export const BUDGETS = { shown: 300, scriptBytes: 260_000 } as const;

export interface ListResult {
  /** Its label in the menu. */
  entry: string;
  /** Milliseconds from the click to the first page, the median of all rounds and the worst. */
  shown: number;
  worst: number;
  /** The longest time between two frames while scrolling, in milliseconds. */
  longestFrame: number;
}

export const isKept = ({ shown }: ListResult): boolean => shown <= BUDGETS.shown;

interface Measured {
  facts: readonly string[];
  rounds: number;
  orders: number;
  contacts: number;
  results: readonly ListResult[];
  scriptBytes: number;
}

/** The part of the results that is about the back-office, as Markdown. */
export function officeReport({ facts, rounds, orders, contacts, results, scriptBytes }: Measured): string {
  const kept = results.filter(isKept);
  const rows = results.map((result) => {
    const { entry, shown, worst, longestFrame } = result;
    const times = [shown, worst, longestFrame].map((ms) => `${Math.round(ms)} ms`).join(' | ');
    return `| ${entry} | ${times} | ${keptOrMissed(isKept(result))} |`;
  });
  return [
    '# Measured in the back-office',
    '',
    `Written by \`npm run bench:office\` with ${orders} orders and ${contacts} contact requests in the database: the time from the click on the menu to the first page on the screen, ${rounds} times each.`,
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    `**${kept.length} of ${results.length} lists show their first page within ${BUDGETS.shown} ms; the orders screen's own scripts are ${(scriptBytes / 1000).toFixed(1)} KB over the line (budget ${BUDGETS.scriptBytes / 1000}): ${keptOrMissed(scriptBytes <= BUDGETS.scriptBytes)}**`,
    '',
    '| List | Median | Worst | Longest frame while scrolling | |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
