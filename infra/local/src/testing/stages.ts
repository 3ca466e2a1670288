import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { buildChanged } from '../build/build.ts';
import { readWorkspaces } from '../build/workspaces.ts';
import { StartFailure } from '../failure.ts';
import { runCommand } from '../process/command.ts';
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
  /** Also the long proofs. */
  full: boolean;
  signal: AbortSignal;
}

/** A report may exist although the command failed: then its tests say why. */
type Reporter = (file: string) => TestCounts;

const E2E_ABORT = { signal: 'SIGINT', graceMs: 15_000 } as const;
/** No part of a test run takes longer, unless it hangs. */
const LONGEST_COMMAND_MINUTES = 10;
const GENERATED = ['contracts/openapi/openapi.json', 'contracts/openapi/src/schema.d.ts'];

/** The stages in their order; those of one group run side by side. */
export const STAGE_GROUPS: Stage[][] = [
  [{ title: 'programs of the machine', run: installMissing }],
  [{ title: 'build', run: build }],
  [{ title: 'generated files are fresh', run: generatedIsFresh }],
  [
    {
      title: 'lint',
      run: (context) => check(context, 'lint', 'eslint . --max-warnings 0 && node infra/lint/prove-rules.js'),
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
  [{ title: 'browser tests', run: browserTests }],
];

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

async function browserTests(context: StageContext): Promise<TestCounts[]> {
  const report = join(context.reports, 'e2e.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findProgram(CHROMIUM) ?? '' };
  const command = 'npm run e2e --workspace @vitrine/e2e -- --reporter=json,line';
  return [
    await counted(report, readPlaywrightReport, () => check(context, 'e2e', command, { env, abortWith: E2E_ABORT })),
  ];
}

/** Runs a script of each workspace that has it; with `read`, as Jest with a report. */
async function eachWorkspace(context: StageContext, script: string, read?: Reporter): Promise<TestCounts[]> {
  const counts: TestCounts[] = [];
  for (const { name, directory, scripts } of readWorkspaces(context.root)) {
    const command = scripts[script];
    if (!command) continue;
    const label = `${script.replace(':', '-')}-${basename(name)}`;
    const at = { directory, env: context.full ? { FULL_TESTS: '1' } : {} };
    if (!read) {
      await check(context, label, command, at);
      continue;
    }
    const report = join(context.reports, `${label}.json`);
    const jest = `${command} --json --outputFile=${report}${script === 'test:unit' ? ' --passWithNoTests' : ''}`;
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
}

async function check(
  context: StageContext,
  label: string,
  command: string,
  options: CheckOptions = {},
): Promise<TestCounts[]> {
  const { root, reports, signal } = context;
  const limit = AbortSignal.timeout(LONGEST_COMMAND_MINUTES * 60_000);
  const directory = options.directory ?? root;
  const bin = [join(directory, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  await runCommand('/bin/sh', ['-c', command], {
    purpose: label,
    cwd: directory,
    env: {
      ...process.env,
      ...options.env,
      CI: '1',
      FORCE_COLOR: '0',
      PATH: [...bin, process.env['PATH']].join(delimiter),
    },
    logFile: join(reports, `${label}.log`),
    signal: AbortSignal.any([signal, limit]),
    ...(options.abortWith ? { abortWith: options.abortWith } : {}),
  }).catch((error: unknown) => {
    const hung = limit.aborted && !signal.aborted;
    throw hung ? new StartFailure(`${label} was ended after ${LONGEST_COMMAND_MINUTES} minutes: it hangs.`) : error;
  });
  return [];
}
