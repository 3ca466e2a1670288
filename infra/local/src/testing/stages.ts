import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { buildChanged } from '../build/build.ts';
import { readWorkspaces } from '../build/workspaces.ts';
import { StartFailure } from '../failure.ts';
import { runCommand } from '../process/command.ts';
import { followFile } from './follow-file.ts';
import { CHROMIUM, findProgram, installPrograms } from './programs.ts';
import { readJestReport, readPlaywrightReport, type TestCounts } from './results.ts';

/** One part of the test run; it fails by throwing, and counts the tests it ran, if it ran any. */
export interface Stage {
  title: string;
  run(context: StageContext): Promise<TestCounts[]>;
}

export interface StageContext {
  root: string;
  /** Directory for logs and reports. */
  reports: string;
  /** Also the long proofs: the tests find FULL_TESTS in their environment. */
  full: boolean;
  /** Show the output of the fault suite as it happens. */
  tell: boolean;
  signal: AbortSignal;
}

/** A report may exist although the command failed: then its tests give the reason. */
type Reporter = (file: string) => TestCounts;

const E2E_ABORT = { signal: 'SIGINT', graceMs: 15_000 } as const;
/** No part of a test run takes longer, unless it hangs. */
const LONGEST_COMMAND_MINUTES = 10;
const LONGEST_FAULTS_MINUTES = 40;
const LONGEST_WALK_MINUTES = 25;
const LONGEST_ABUSE_MINUTES = 20;
const GENERATED = ['contracts/openapi/openapi.json', 'contracts/openapi/src/schema.d.ts'];

const GROUND: Stage[][] = [
  [{ title: 'programs of the machine', run: installMissing }],
  [{ title: 'build', run: build }],
];
const FAULTS: Stage = { title: 'fault suite', run: faultSuite };

const ABUSE: Stage = { title: 'abuse suite', run: (context) => abuseSuite(context) };

/** What the abuse suite alone needs. */
export const ABUSE_STAGES: Stage[][] = [...GROUND, [ABUSE]];

/** What the fault suite alone needs. */
export const FAULT_STAGES: Stage[][] = [...GROUND, [FAULTS]];

/** The stages in their order; those of one group run side by side. */
export const STAGE_GROUPS: Stage[][] = [
  ...GROUND,
  [{ title: 'generated files are fresh', run: generatedIsFresh }],
  [
    {
      title: 'lint',
      run: (context) =>
        check(
          context,
          'lint',
          'oxlint --deny-warnings && eslint . --max-warnings 0 && knip && node infra/lint/prove-rules.js',
        ),
    },
    {
      title: 'format and types',
      run: async (context) => {
        await check(context, 'format', 'prettier --check .');
        return eachWorkspace(context, 'typecheck');
      },
    },
  ],
  [{ title: 'unit tests', run: (context) => eachWorkspace(context, 'test:unit', readJestReport) }],
  [{ title: 'integration tests', run: (context) => eachWorkspace(context, 'test:integration', readJestReport) }],
  [{ title: 'cluster tests', run: (context) => eachWorkspace(context, 'test:cluster', readJestReport) }],
  [FAULTS],
  [{ title: 'browser tests', run: (context) => browserTests(context) }],
];

/** With the longer proofs: attacks as well. */
export const FULL_STAGE_GROUPS: Stage[][] = [...STAGE_GROUPS, [ABUSE]];

async function installMissing({ reports, signal }: StageContext): Promise<TestCounts[]> {
  const missing = await installPrograms(reports, signal);
  if (missing) throw new StartFailure(missing);
  return [];
}

async function build({ root, reports, signal }: StageContext): Promise<TestCounts[]> {
  await buildChanged({ root, logs: reports, command: { signal } });
  return [];
}

/** Generates anew, compares, and puts back what was there. */
async function generatedIsFresh(context: StageContext): Promise<TestCounts[]> {
  const files = GENERATED.map((file) => join(context.root, file));
  const before = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
  await eachWorkspace(context, 'generate');
  const stale = files.filter((file, index) => before[index] !== readFileSync(file, 'utf8'));
  files.forEach((file, index) => {
    const text = before[index];
    if (text !== undefined && stale.includes(file)) writeFileSync(file, text);
  });
  if (stale.length > 0) {
    throw new StartFailure(
      `${stale.map((file) => basename(file)).join(' and ')} are stale: run "npm run generate" and commit them.`,
    );
  }
  return [];
}

const browserTests = (context: StageContext): Promise<TestCounts[]> =>
  playwright(context, 'e2e', context.full ? LONGEST_WALK_MINUTES : LONGEST_COMMAND_MINUTES);

const abuseSuite = (context: StageContext): Promise<TestCounts[]> =>
  playwright(context, 'test:abuse', LONGEST_ABUSE_MINUTES);

/** Runs a script of the browser tests' workspace. */
async function playwright(context: StageContext, script: string, longestMinutes: number): Promise<TestCounts[]> {
  const label = script.replace(':', '-');
  const report = join(context.reports, `${label}.json`);
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: findProgram(CHROMIUM) ?? '',
  };
  const options = { env, abortWith: E2E_ABORT, longestMinutes };
  const command = `npm run ${script} --workspace @vitrine/e2e -- --reporter=json,line`;
  return [await counted(report, readPlaywrightReport, () => check(context, label, command, options))];
}

async function faultSuite(context: StageContext): Promise<TestCounts[]> {
  const label = 'test-faults';
  const options = { longestMinutes: LONGEST_FAULTS_MINUTES };
  const report = join(context.reports, `${label}.json`);
  const command = `npm run test:faults --workspace @vitrine/api -- --json --outputFile=${report}`;
  const stop = context.tell
    ? followFile(join(context.reports, `${label}.log`), (bytes) => process.stdout.write(bytes))
    : () => undefined;
  try {
    return [await counted(report, readJestReport, () => check(context, label, command, options))];
  } finally {
    stop();
  }
}

/** Runs a script of each workspace that has it; with `read`, as Jest with a report. */
async function eachWorkspace(context: StageContext, script: string, read?: Reporter): Promise<TestCounts[]> {
  const counts: TestCounts[] = [];
  for (const { name, directory, scripts } of readWorkspaces(context.root)) {
    const command = scripts[script];
    if (!command) continue;
    const label = `${script.replace(':', '-')}-${basename(name)}`;
    const at = { directory };
    if (!read) {
      await check(context, label, command, at);
      continue;
    }
    const report = join(context.reports, `${label}.json`);
    // By itself Jest leaves one core to others, which on two is half of them.
    const unit = script === 'test:unit' ? ' --passWithNoTests --maxWorkers=100%' : '';
    const jest = `${command} --json --outputFile=${report}${unit}`;
    counts.push(await counted(report, read, () => check(context, label, jest, at)));
  }
  return counts;
}

async function counted(report: string, read: Reporter, run: () => Promise<unknown>): Promise<TestCounts> {
  rmSync(report, { force: true });
  try {
    await run();
  } catch (error) {
    if (!existsSync(report)) throw error;
    const counts = read(report);
    if (counts.failed === 0) throw error;
    return counts;
  }
  return existsSync(report) ? read(report) : { passed: 0, failed: 0, failures: [] };
}

interface CheckOptions {
  directory?: string;
  env?: NodeJS.ProcessEnv;
  abortWith?: typeof E2E_ABORT;
  longestMinutes?: number;
}

async function check(
  context: StageContext,
  label: string,
  command: string,
  options: CheckOptions = {},
): Promise<TestCounts[]> {
  const { root, reports, full, signal } = context;
  const longestMinutes = options.longestMinutes ?? LONGEST_COMMAND_MINUTES;
  const limit = AbortSignal.timeout(longestMinutes * 60_000);
  const directory = options.directory ?? root;
  const bin = [join(directory, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  await runCommand('/bin/sh', ['-c', command], {
    purpose: label,
    cwd: directory,
    env: {
      ...process.env,
      ...options.env,
      CI: '1',
      FULL_TESTS: full ? '1' : '',
      FORCE_COLOR: '0',
      PATH: [...bin, process.env['PATH']].join(delimiter),
    },
    logFile: join(reports, `${label}.log`),
    signal: AbortSignal.any([signal, limit]),
    ...(options.abortWith ? { abortWith: options.abortWith } : {}),
  }).catch((error: unknown) => {
    const hung = limit.aborted && !signal.aborted;
    throw hung ? new StartFailure(`${label} was ended after ${longestMinutes} minutes: it hangs.`) : error;
  });
  return [];
}
