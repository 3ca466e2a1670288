import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeatFailedFiles } from './repeat-failed.ts';

const directory = mkdtempSync(join(tmpdir(), 'vitrine-repeat-'));
const first = join(directory, 'first.json');
const again = join(directory, 'again.json');
afterEach(() => rmSync(again, { force: true }));
afterAll(() => rmSync(directory, { recursive: true }));

/** Writes a report of one test a file, by the file's name. */
function report(path: string, tests: Record<string, 'passed' | 'failed' | 'pending'>): void {
  const testResults = Object.entries(tests).map(([name, status]) => ({
    name,
    status: status === 'failed' ? 'failed' : 'passed',
    assertionResults: [{ fullName: `test of ${name}`, status }],
  }));
  const numPassedTests = testResults.filter(({ assertionResults: [test] }) => test?.status === 'passed').length;
  writeFileSync(path, JSON.stringify({ numPassedTests, testResults }));
}

/** A runner that only notes what it is asked to run. */
function recorder() {
  const repeated: string[] = [];
  return { repeated, run: (files: string[]) => Promise.resolve(repeated.push(...files)) };
}

test('what passes when it is repeated counts as flaky, what fails again as failed', async () => {
  report(first, { a: 'failed', b: 'passed', c: 'failed' });
  const files: string[] = [];
  const counts = await repeatFailedFiles(first, again, (repeated) => {
    files.push(...repeated);
    report(again, { a: 'passed', c: 'failed' });
    return Promise.reject(new Error('Jest ended with 1'));
  });
  expect(files).toEqual(['a', 'c']);
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    failures: ['test of c (failed)'],
    flaky: ['test of a (failed)'],
  });
});

test('a skipped test stays failed: nothing is repeated', async () => {
  report(first, { a: 'pending' });
  const { repeated, run } = recorder();
  expect(await repeatFailedFiles(first, again, run)).toMatchObject({ failed: 1, failures: ['test of a (pending)'] });
  expect(repeated).toEqual([]);
});

test('when more than three files fail, nothing is repeated', async () => {
  report(first, { a: 'failed', b: 'failed', c: 'failed', d: 'failed' });
  const { repeated, run } = recorder();
  expect(await repeatFailedFiles(first, again, run)).toMatchObject({ passed: 0, failed: 4 });
  expect(repeated).toEqual([]);
});

test('beside a failed file that passes then, a skipped test of another file stays failed', async () => {
  report(first, { a: 'failed', b: 'pending' });
  const counts = await repeatFailedFiles(first, again, () => Promise.resolve(report(again, { a: 'passed' })));
  expect(counts).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['test of b (pending)'],
    flaky: ['test of a (failed)'],
  });
});

test('a test that the repetition did not run stays failed', async () => {
  report(first, { a: 'failed' });
  const counts = await repeatFailedFiles(first, again, () => Promise.resolve(report(again, {})));
  expect(counts).toMatchObject({ passed: 0, failed: 1, failures: ['test of a (failed)'], flaky: [] });
});

test('a repetition that could not run leaves the failures', async () => {
  report(first, { a: 'failed' });
  const counts = await repeatFailedFiles(first, again, () => Promise.reject(new Error('no memory')));
  expect(counts).toMatchObject({ failed: 1, failures: ['test of a (failed)'] });
});
