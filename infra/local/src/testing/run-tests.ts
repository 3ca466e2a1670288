import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '../failure.ts';
import { seconds } from '../steps.ts';
import { ROOT } from '../system.ts';
import {
  ABUSE_STAGES,
  FAULT_STAGES,
  FULL_STAGE_GROUPS,
  STAGE_GROUPS,
  type Lane,
  type Stage,
  type StageContext,
} from './stages.ts';
import { stageTotals } from './results.ts';
import { runNamed, watchNamed } from './run-named.ts';
import { removeAbandonedData } from './temporary-data.ts';

const SHOWN_FAILURES = 20;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const totals = { passed: 0, failed: 0 };
const reports = join(ROOT, 'test-results');
const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    abuse: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
});
await (values.watch || names.length > 0 ? named() : main());

/** Runs only the named tests, without reports: their runners print to the terminal. */
async function named(): Promise<void> {
  await removeAbandonedData();
  try {
    const run = { root: ROOT, reports, signal: stop.signal };
    process.exit(await (values.watch ? watchNamed : runNamed)(names, run));
  } catch (error) {
    console.error(error instanceof StartFailure ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}

async function main(): Promise<void> {
  const started = performance.now();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await removeAbandonedData();
  const { faults: faultsOnly, abuse } = values;
  const extent = values.full ? 'full' : values.all ? 'all' : 'short';
  const context: StageContext = { root: ROOT, reports, extent, showOutput: faultsOnly, signal: stop.signal };
  const groups = abuse ? ABUSE_STAGES : values.full ? FULL_STAGE_GROUPS : STAGE_GROUPS;
  for (const group of faultsOnly ? FAULT_STAGES : groups) {
    await Promise.all(group.map((lane) => runLane(lane, context)));
    if (stop.signal.aborted) break;
  }
  await removeAbandonedData();
  if (stop.signal.aborted) {
    console.log('Stopped before the end.');
    process.exit(130);
  }
  console.log(
    `\n${seconds(performance.now() - started)} in all; logs and reports are in ${relative(process.cwd(), reports)}/`,
  );
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 ? 1 : 0);
}

/** Runs stages one after the other; a failed stage does not keep the next from running. */
async function runLane(lane: Lane, context: StageContext): Promise<void> {
  for (const stage of lane) {
    if (stop.signal.aborted) return;
    await runStage(stage, context);
  }
}

/** Runs a stage, shows its outcome, and counts its tests. */
async function runStage(stage: Stage, context: StageContext): Promise<void> {
  const started = performance.now();
  const failures: string[] = [];
  const flaky: string[] = [];
  let passed = 0;
  let broke = false;
  try {
    for (const counts of await stage.run(context)) {
      passed += counts.passed;
      failures.push(...counts.failures);
      flaky.push(...counts.flaky);
    }
  } catch (error) {
    broke = true;
    failures.push(error instanceof Error ? error.message : String(error));
  }
  if (stop.signal.aborted) return;
  const good = failures.length === 0;
  const counts = stageTotals(passed, failures);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  const counted = passed + failures.length > 0 && !broke ? `: ${passed} passed, ${failures.length} failed` : '';
  console.log(`${good ? '✓' : '✗'} ${`${stage.title}${counted}`.padEnd(58)} ${seconds(performance.now() - started)}`);
  for (const failure of failures.slice(0, SHOWN_FAILURES)) console.log(`    ${failure}`);
  if (failures.length > SHOWN_FAILURES) console.log(`    … and ${failures.length - SHOWN_FAILURES} more`);
  for (const name of flaky) console.log(`    flaky, passed when repeated: ${name}`);
}
