import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writePart } from '../parts.ts';
import { machine } from '../report.ts';
import { startMeasured } from '../systems.ts';
import { type Input, loadRenderer, measure, readInputs, type Renderer } from './rendering.ts';
import { isKept, renderReport } from './report.ts';

/**
 * Measures what each public page costs to render on the server and writes its part of `bench/results.md`. `--times N` renders a page N times
 * in each round instead of 40, `--only /,/faq` measures these and writes nothing. Ends with code 1 when the budget is missed.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '40' }, only: { type: 'string' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times must be a whole number from 1 on');
const only = values.only?.split(',');
const load = loadavg();
const { renderer, inputs } = await prepare();
const costs = [];
for (const input of inputs.filter(({ route }) => !only || only.includes(route))) {
  const cost = await measure(renderer, input, times);
  costs.push(cost);
  console.log(`${cost.route}: ${cost.ms.toFixed(2)} ms, the first ${cost.firstMs.toFixed(1)} ms`);
}
const part = renderReport(machine('the production build', load), costs);
if (only) console.log(part);
else await writePart(part);
if (!costs.every(isKept)) process.exitCode = 1;

/** Reads the data from a system that is stopped before anything is measured. */
async function prepare(): Promise<{ renderer: Renderer; inputs: Input[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  try {
    const system = await startMeasured(join(folder, 'data'));
    try {
      const renderer = loadRenderer();
      return { renderer, inputs: await readInputs(system.addresses.storefront.replace(/\/$/, ''), renderer) };
    } finally {
      await system.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
