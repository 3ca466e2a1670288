import { keptOrMissed } from '../rounds.ts';
import type { LibraryShare } from './libraries.ts';
import type { FetchedFile, Figures } from './measure.ts';

/** The budgets of the pages; times in milliseconds. */
export const BUDGETS = { performance: 95, others: 100, lcp: 1000, cls: 0.02, tbt: 150 } as const;

export interface PageResult {
  route: string;
  figures: Figures;
  failed: string[];
}

/** Whether a page keeps every budget. */
export const isKept = ({ performance, accessibility, bestPractices, seo, lcp, cls, tbt }: Figures): boolean =>
  performance >= BUDGETS.performance &&
  [accessibility, bestPractices, seo].every((score) => score >= BUDGETS.others) &&
  lcp <= BUDGETS.lcp &&
  cls <= BUDGETS.cls &&
  tbt <= BUDGETS.tbt;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The part of the results that is about the pages, as Markdown. */
export function webReport(options: {
  facts: readonly string[];
  runs: number;
  pages: readonly PageResult[];
  files: readonly FetchedFile[];
  libraries: readonly LibraryShare[];
}): string {
  const { facts, runs, pages, files, libraries } = options;
  const missed = pages.filter(({ figures }) => !isKept(figures));
  const rows = pages.map(({ route, figures }) => {
    const { performance, accessibility, bestPractices, seo, lcp, cls, tbt } = figures;
    const scores = [performance, accessibility, bestPractices, seo].join(' | ');
    const times = `${(lcp / 1000).toFixed(2)} s | ${cls.toFixed(3)} | ${Math.round(tbt)} ms`;
    return `| ${route} | ${scores} | ${times} | ${keptOrMissed(isKept(figures))} |`;
  });
  return [
    '# Measured in the browser',
    '',
    `Written by \`npm run bench:web\`: Lighthouse's phone on slow 4G with a quarter of the processor, the median of ${runs} visit${runs === 1 ? '' : 's'} to each public page with an empty cache. Pages that are deliberately not for search engines are not asked whether these may read them.`,
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    '## Every public page',
    '',
    `**${pages.length - missed.length} of ${pages.length} keep every budget: performance ≥ ${BUDGETS.performance}, the others ${BUDGETS.others}, LCP ≤ ${BUDGETS.lcp / 1000} s, CLS ≤ ${BUDGETS.cls}, TBT ≤ ${BUDGETS.tbt} ms**`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | TBT | |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...pages.filter(({ failed }) => failed.length > 0).map(({ route, failed }) => `\n- ${route}: ${failed.join(', ')}`),
    '',
    '## A first visit to the home page',
    '',
    `**${kilobytes(sum(files.filter(({ type }) => type === 'Script')))} KB of scripts over the line**`,
    '',
    ...byType(files).map(([type, bytes, count]) => `- ${type}: ${kilobytes(bytes)} KB in ${count}`),
    '',
    'Scripts by library, each file divided by where its minified characters come from:',
    '',
    '| Library | KB |',
    '| --- | --- |',
    ...libraries
      .filter(({ bytes }) => bytes >= 100)
      .map(({ library, bytes }) => `| ${library} | ${kilobytes(bytes)} |`),
    '',
  ].join('\n');
}

const sum = (files: readonly FetchedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

function byType(files: readonly FetchedFile[]): [type: string, bytes: number, count: number][] {
  const types = [...new Set(files.map(({ type }) => type))];
  return types
    .map((type): [string, number, number] => {
      const own = files.filter((file) => file.type === type);
      return [type, sum(own), own.length];
    })
    .sort((a, b) => b[1] - a[1]);
}
