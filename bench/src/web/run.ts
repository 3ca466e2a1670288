import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writePart } from '../parts.ts';
import { machine } from '../report.ts';
import { signalWorker, startMeasured } from '../systems.ts';
import { listLibraries, type LibraryShare } from './libraries.ts';
import { middle, visit, type FetchedFile, type Run } from './measure.ts';
import { publicPages } from './pages.ts';
import { isKept, webReport, type PageResult } from './report.ts';

/**
 * Measures every public page with Lighthouse and writes its part of `bench/results.md`. `--runs N` visits each page N times instead of
 * five, `--only /,/faq` measures these and writes nothing. Ends with code 1 when a budget is missed.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1 on');
const only = values.only?.split(',');
const load = loadavg();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const results: PageResult[] = [];
let files: FetchedFile[] = [];
let libraries: LibraryShare[];
try {
  const system = await startMeasured(join(folder, 'data'));
  try {
    const origin = system.addresses.storefront.replace(/\/$/, '');
    const pages = (await publicPages(origin)).filter(({ route }) => !only || only.includes(route));
    // The worker would use the processor for the pictures and mails of the demo.
    signalWorker(system, 'SIGSTOP');
    try {
      for (const page of pages) {
        const visits: Run[] = [];
        // the first visit warms the page's data up
        await fetch(origin + page.path);
        for (let count = 0; count < runs; count++) visits.push(await visit(origin, page));
        const figures = middle(visits);
        const failed = [...new Set(visits.flatMap((each) => each.failed))];
        results.push({ route: page.route, figures, failed });
        if (page.path === '/') files = visits[0]?.files ?? [];
        console.log(page.route, JSON.stringify(figures), failed.join(' '));
      }
    } finally {
      signalWorker(system, 'SIGCONT');
    }
  } finally {
    await system.stop();
  }
  const scripts = files.filter(({ type }) => type === 'Script').map(({ url }) => url);
  libraries = scripts.length > 0 ? await listLibraries(scripts, folder) : [];
} finally {
  await rm(folder, { recursive: true, force: true });
}
const { version } = JSON.parse(
  await readFile(resolve(import.meta.dirname, '../../../node_modules/lighthouse/package.json'), 'utf8'),
) as { version: string };
const part = webReport({ facts: machine(`Lighthouse ${version}`, load), runs, pages: results, files, libraries });
if (only) console.log(part);
else await writePart(part);
if (!results.every(({ figures }) => isKept(figures))) process.exitCode = 1;
