import { existsSync, readFileSync } from 'node:fs';
import { failureOf, readJestReport, unrunnable, type JestReport, type TestCounts } from './results.ts';

/** When more files fail than these, something is broken: a repetition would only take time. */
const MAX_FILES = 3;

/**
 * Runs the files of Jest's failed tests once more, and counts as flaky what passes then. A file is repeated whole, since its tests build on each other.
 * @param first path of the report of the whole run
 * @param again path of the report that `run` writes
 * @param run runs these files; it may reject when a test fails
 * @returns the counts of the whole run; of `first` alone when nothing or too much failed
 */
export async function repeatFailedFiles(
  first: string,
  again: string,
  run: (files: string[]) => Promise<unknown>,
): Promise<TestCounts> {
  const counts = readJestReport(first);
  const { testResults } = JSON.parse(readFileSync(first, 'utf8')) as JestReport;
  const files = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (files.length === 0 || files.length > MAX_FILES) return counts;
  await run(files).catch(() => undefined);
  if (!existsSync(again)) return counts;
  // What the repetition does not show to have passed stays failed, such as a skipped test of another file.
  const passed = readPassed(again);
  const flaky = counts.failures.filter((failure) => passed.has(failure));
  const remaining = counts.failures.filter((failure) => !passed.has(failure));
  const failures = [...new Set([...remaining, ...readJestReport(again).failures])];
  return { passed: counts.passed + flaky.length, failed: failures.length, failures, flaky };
}

/** What passed, by the names that the same tests and files have when they fail. */
function readPassed(file: string): ReadonlySet<string> {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return new Set(
    testResults.flatMap(({ name, status, assertionResults }) => [
      ...assertionResults.filter((test) => test.status === 'passed').map(({ fullName }) => failureOf(fullName)),
      ...(status === 'passed' ? [unrunnable(name)] : []),
    ]),
  );
}
