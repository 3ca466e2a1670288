import { readFileSync } from 'node:fs';

/** Counts of a stage's tests, and the names of those that failed. */
export interface TestCounts {
  passed: number;
  failed: number;
  failures: string[];
  /** Names of the tests that failed first and passed when they were repeated; they count as passed. */
  flaky: string[];
}

/** What a stage adds to the last line of a run: its tests, each once. A stage without counted tests counts as one test. */
export function stageTotals(passed: number, failures: readonly string[]): Pick<TestCounts, 'passed' | 'failed'> {
  const hasTests = passed + failures.length > 0;
  return { passed: hasTests ? passed : 1, failed: failures.length };
}

/** The parts of Jest's `--json` report that are read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

/** How a test that did not pass is named in the outcome of a run. */
export const failureOf = (fullName: string, status = 'failed'): string => `${fullName} (${status})`;

/** How a file whose tests could not even begin is named in the outcome of a run. */
export const unrunnable = (file: string): string => `${file} could not be run`;

/** Counts Jest's `--json` report. A skipped test counts as failed, as does a file that could not be run. */
export function readJestReport(file: string): TestCounts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const bad = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => failureOf(test.fullName, test.status));
    return bad.length === 0 && status === 'failed' ? [unrunnable(name)] : bad;
  });
  return { passed: report.numPassedTests, failed: failures.length, failures, flaky: [] };
}

/** Counts Playwright's JSON report. A skipped test counts as failed, one that passed when it was repeated as flaky. */
export function readPlaywrightReport(file: string): TestCounts {
  const { suites, errors = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    suites: PlaywrightSuite[];
    errors?: { message?: string }[];
  };
  const counts: TestCounts = {
    passed: 0,
    failed: errors.length,
    failures: errors.map(({ message }) => message ?? 'an error'),
    flaky: [],
  };
  const visit = (suite: PlaywrightSuite, path: string[]) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status } of tests) {
        const name = [...path, title].join(' › ');
        if (status === 'expected' || status === 'flaky') counts.passed += 1;
        else {
          counts.failed += 1;
          counts.failures.push(`${name} (${status})`);
        }
        if (status === 'flaky') counts.flaky.push(name);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...path, inner.title]);
  };
  for (const suite of suites) visit(suite, [suite.title]);
  return counts;
}
