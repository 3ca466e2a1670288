import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '../rounds.ts';
import type { MeasuredPage } from './pages.ts';

/** Scores of 0 to 100; times in milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** A file that the first visit to a page fetched; its bytes are counted as transferred, without headers. */
export interface FetchedFile {
  url: string;
  type: string;
  bytes: number;
}

export interface Run {
  figures: Figures;
  files: FetchedFile[];
  /** Audits that failed. */
  failed: string[];
}

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];

/** On a busy machine Lighthouse now and then loses the beginning of a visit. */
const ATTEMPTS = 3;

/** One visit of a phone on slow 4G with a quarter of this machine's processor, as Lighthouse simulates it. @throws Error when no attempt succeeds */
export async function visit(origin: string, page: MeasuredPage): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptVisit(origin, page);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Measures in a browser of its own. */
async function attemptVisit(origin: string, page: MeasuredPage): Promise<Run> {
  const browser = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: flags,
    logLevel: 'silent',
  });
  try {
    const skipAudits = page.hidden ? ['is-crawlable'] : [];
    const result = await lighthouse(origin + page.path, { port: browser.port, logLevel: 'silent', skipAudits });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${page.path}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${page.path}: ${runtimeError.message}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const failed = Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcp: value('largest-contentful-paint'),
        cls: value('cumulative-layout-shift'),
        tbt: value('total-blocking-time'),
      },
      files: listFiles(audits['network-requests']?.details),
      failed: [...new Set(failed)],
    };
  } finally {
    browser.kill();
  }
}

function listFiles(details: unknown): FetchedFile[] {
  const items = (details as { items?: { url: string; resourceType?: string; transferSize?: number }[] } | undefined)
    ?.items;
  return (items ?? [])
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, resourceType = 'Other', transferSize = 0 }) => ({ url, type: resourceType, bytes: transferSize }));
}

/** The median of each figure. */
export function middle(runs: readonly Run[]): Figures {
  const of = (name: keyof Figures) => median(runs.map(({ figures }) => figures[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
  };
}
