import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { buildChanged } from '../build/build.ts';
import { readWorkspaces } from '../build/workspaces.ts';
import { StartFailure } from '../failure.ts';
import { runCommand } from '../process/command.ts';
import { followFile } from './follow-file.ts';
import { CHROMIUM, findProgram, installPrograms } from './programs.ts';
import { repeatFailedFiles } from './repeat-failed.ts';
import { readJestReport, readPlaywrightReport, type TestCounts } from './results.ts';

/** One part of the test run; it fails by throwing, and counts the tests it ran, if it ran any. */
export interface Stage {
  title: string;
  run(context: StageContext): Promise<TestCounts[]>;
}

/**
 * How much is tested. `short`: what a change is tried with in minutes; the tests find SHORT_TESTS in their environment. `all`: every unit, integration and
 * browser test. `full`: also the long proofs; the tests find FULL_TESTS.
 */
export type Extent = 'short' | 'all' | 'full';

export interface StageContext {
  root: string;
  /** Directory for logs and reports. */
  reports: string;
  extent: Extent;
  /** Show the output of the fault suite as it happens. */
  showOutput: boolean;
  signal: AbortSignal;
}

/** A report may exist although the command failed: then its tests give the reason. */
type Reporter = (file: string) => TestCounts;

const E2E_ABORT = { signal: 'SIGINT', graceMs: 15_000 } as const;
/** No part of a test run takes longer, unless it hangs; on a slow machine the stages of two lanes slow each other. */
const MAX_COMMAND_MINUTES = 30;
const MAX_FAULTS_MINUTES = 60;
const MAX_BROWSER_MINUTES = 45;
const MAX_WALK_MINUTES = 60;
const MAX_ABUSE_MINUTES = 20;
/** Niceness of CPU-bound stages: a lower priority, so that tests with time limits that run in parallel are not slowed. */
const YIELDING_NICENESS = 10;
const OPENAPI_DOCUMENT = 'contracts/openapi/openapi.json';

/** Stages one after the other. */
export type Lane = Stage[];

const GROUND: Lane[][] = [
  [[{ title: 'programs of the machine', run: installMissing }]],
  [[{ title: 'build', run: build }]],
];
/** Tests with several processes and with failing parts. They are I/O-bound and must run alone. */
const FAULTS: Lane = [
  { title: 'cluster tests', run: (context) => eachWorkspace(context, 'test:cluster', { read: readJestReport }) },
  { title: 'fault suite', run: faultSuite },
];

const ABUSE: Stage = {
  title: 'abuse suite',
  run: (context) => playwright(context, 'test:abuse', MAX_ABUSE_MINUTES),
};

const PICTURES: Stage = { title: 'pictures of the documentation', run: (context) => takePictures(context) };

/** Builds the front ends with the example of an extension, so nothing else may run beside it; afterwards they are built again without it. */
const EXTENSION: Lane = [
  {
    title: 'example of an extension, from outside',
    run: (context) => playwright(context, 'test:extension', MAX_COMMAND_MINUTES),
  },
  { title: 'build without it', run: build },
];

/** What the abuse suite alone needs. */
export const ABUSE_STAGES: Lane[][] = [...GROUND, [[ABUSE]]];

/** The cluster tests and the fault suite alone. */
export const FAULT_STAGES: Lane[][] = [...GROUND, [FAULTS]];

/** Tests of the running system, which mostly wait for browsers and leases. */
const SYSTEM_TESTS: Lane = [
  { title: 'browser tests', run: (context) => browserTests(context) },
  {
    title: 'integration tests',
    run: (context) => eachWorkspace(context, 'test:integration', { read: readJestReport }),
  },
];

/** CPU-bound checks. They run beside the system tests, all but the unit tests at low priority; none writes files that the system tests read. */
const CODE_CHECKS: Lane = [
  {
    title: 'lint',
    run: (context) => check(context, 'lint', 'npm run lint', { yields: true }),
  },
  { title: 'types', run: (context) => eachWorkspace(context, 'typecheck', { yields: true }) },
  { title: 'generated files are fresh', run: generatedIsFresh },
  { title: 'unit tests', run: (context) => eachWorkspace(context, 'test:unit', { read: readJestReport }) },
];

/** The groups in their order; the lanes of one run side by side. */
export const STAGE_GROUPS: Lane[][] = [...GROUND, [SYSTEM_TESTS, CODE_CHECKS]];

/** With the longer proofs: failing parts and attacks, whether every picture of the documentation can be taken, and the example of an extension. */
export const FULL_STAGE_GROUPS: Lane[][] = [...STAGE_GROUPS, [FAULTS], [[ABUSE, PICTURES]], [EXTENSION]];

async function installMissing({ reports, signal }: StageContext): Promise<TestCounts[]> {
  const missing = await installPrograms(reports, signal);
  if (missing) throw new StartFailure(missing);
  return [];
}

async function build({ root, reports, signal }: StageContext): Promise<TestCounts[]> {
  await buildChanged({ root, logs: reports, command: { signal } });
  return [];
}

/** Writes the document of the API that was built beside the one in the repository, and compares; the client's freshness is a unit test. */
async function generatedIsFresh(context: StageContext): Promise<TestCounts[]> {
  const document = join(context.reports, 'openapi.json');
  await check(context, 'generated', `node services/api/dist/cli/openapi.js ${document}`, { yields: true });
  if (readFileSync(document, 'utf8') !== readFileSync(join(context.root, OPENAPI_DOCUMENT), 'utf8')) {
    throw new StartFailure(`${OPENAPI_DOCUMENT} is stale: run "npm run generate" and commit what it changes.`);
  }
  return [];
}

const browserTests = (context: StageContext): Promise<TestCounts[]> =>
  playwright(context, 'e2e', context.extent === 'full' ? MAX_WALK_MINUTES : MAX_BROWSER_MINUTES);

/** Takes the pictures without changing those of the repository. */
const takePictures = (context: StageContext): Promise<TestCounts[]> =>
  playwright(context, 'pictures', MAX_COMMAND_MINUTES, { PICTURES_FOLDER: join(context.reports, 'pictures') });

/** Runs a script of the browser tests' workspace. */
async function playwright(
  context: StageContext,
  script: string,
  longestMinutes: number,
  variables: NodeJS.ProcessEnv = {},
): Promise<TestCounts[]> {
  const label = script.replace(':', '-');
  const report = join(context.reports, `${label}.json`);
  const env = {
    ...variables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: findProgram(CHROMIUM) ?? '',
  };
  const options = { env, abortWith: E2E_ABORT, longestMinutes };
  const command = `npm run ${script} --workspace @vitrine/e2e -- --reporter=json,line`;
  return [await counted(report, readPlaywrightReport, () => check(context, label, command, options))];
}

async function faultSuite(context: StageContext): Promise<TestCounts[]> {
  const label = 'test-faults';
  const options = { longestMinutes: MAX_FAULTS_MINUTES };
  const report = join(context.reports, `${label}.json`);
  const command = `npm run test:faults --workspace @vitrine/api -- --json --outputFile=${report}`;
  const stop = context.showOutput
    ? followFile(join(context.reports, `${label}.log`), (bytes) => process.stdout.write(bytes))
    : () => undefined;
  try {
    return [await counted(report, readJestReport, () => check(context, label, command, options))];
  } finally {
    stop();
  }
}

/** Runs a script of each workspace that has it; with `read`, as Jest with a report. */
async function eachWorkspace(
  context: StageContext,
  script: string,
  { read, yields }: { read?: Reporter; yields?: boolean },
): Promise<TestCounts[]> {
  const counts: TestCounts[] = [];
  const repeat = (label: string, command: string, directory: string) => {
    const again = join(context.reports, `${label}-again.json`);
    return repeatFailedFiles(join(context.reports, `${label}.json`), again, (files) =>
      check(
        context,
        `${label}-again`,
        `${command} --json --outputFile=${again} --runTestsByPath ${files.map((file) => `'${file}'`).join(' ')}`,
        {
          directory,
        },
      ),
    );
  };
  for (const { name, directory, scripts } of readWorkspaces(context.root)) {
    const command = scripts[script];
    if (!command) continue;
    const label = `${script.replace(':', '-')}-${basename(name)}`;
    if (!read) {
      await check(context, label, command, { directory, yields });
      continue;
    }
    const report = join(context.reports, `${label}.json`);
    // By default Jest leaves one core free, which is half of two.
    const unit = script === 'test:unit' ? ' --passWithNoTests --maxWorkers=100%' : '';
    const jest = `${command} --json --outputFile=${report}${unit}`;
    const first = await counted(report, read, () => check(context, label, jest, { directory }));
    counts.push(first.failed > 0 && existsSync(report) ? await repeat(label, command, directory) : first);
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
  return existsSync(report) ? read(report) : { passed: 0, failed: 0, failures: [], flaky: [] };
}

interface CheckOptions {
  directory?: string;
  /** Whether it runs with a lower priority than others. */
  yields?: boolean | undefined;
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
  const { root, reports, extent, signal } = context;
  const longestMinutes = options.longestMinutes ?? MAX_COMMAND_MINUTES;
  const limit = AbortSignal.timeout(longestMinutes * 60_000);
  const directory = options.directory ?? root;
  const bin = [join(directory, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  const shell = ['/bin/sh', '-c', command];
  const [file = '', ...args] = options.yields ? ['nice', '-n', String(YIELDING_NICENESS), ...shell] : shell;
  await runCommand(file, args, {
    purpose: label,
    cwd: directory,
    env: {
      ...process.env,
      ...options.env,
      CI: '1',
      SHORT_TESTS: extent === 'short' ? '1' : '',
      FULL_TESTS: extent === 'full' ? '1' : '',
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
