import { existsSync, readFileSync } from 'node:fs';
import { readJestReport, type JestReport, type TestCounts } from './results.ts';

/** When more files fail than these, something is broken: a repetition would only take time. */
const MOST_FILES = 3;

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
  if (files.length === 0 || files.length > MOST_FILES) return counts;
  await run(files).catch(() => undefined);
  if (!existsSync(again)) return counts;
  const { failures } = readJestReport(again);
  const flaky = counts.failures.filter((failure) => !failures.includes(failure));
  const remaining = [...new Set([...counts.failures.filter((failure) => failures.includes(failure)), ...failures])];
  return { passed: counts.passed + flaky.length, failed: remaining.length, failures: remaining, flaky };
}
