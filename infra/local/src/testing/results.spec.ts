import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestReport, readPlaywrightReport, stageTotals } from './results.ts';

const directory = mkdtempSync(join(tmpdir(), 'vitrine-results-'));
afterAll(() => rmSync(directory, { recursive: true }));

function file(value: object): string {
  const path = join(directory, 'report.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
}

test("Jest's skipped tests and files that cannot be run count as failed", () => {
  const report = file({
    numPassedTests: 2,
    testResults: [
      { name: 'a', status: 'passed', assertionResults: [{ fullName: 'one', status: 'passed' }] },
      { name: 'b', status: 'failed', assertionResults: [{ fullName: 'two', status: 'failed' }] },
      { name: 'c', status: 'passed', assertionResults: [{ fullName: 'three', status: 'pending' }] },
      { name: 'd', status: 'failed', assertionResults: [] },
    ],
  });
  expect(readJestReport(report)).toEqual({
    passed: 2,
    failed: 3,
    failures: ['two (failed)', 'three (pending)', 'd could not be run'],
    flaky: [],
  });
});

test("Playwright's skipped tests count as failed, those that passed when repeated as flaky", () => {
  const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] });
  const report = file({
    suites: [
      {
        title: 'order.spec.ts',
        specs: [spec('plain', 'expected')],
        suites: [{ title: 'inner', specs: [spec('shaky', 'flaky'), spec('left out', 'skipped')] }],
      },
    ],
  });
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['order.spec.ts › inner › left out (skipped)'],
    flaky: ['order.spec.ts › inner › shaky'],
  });
});

test.each([
  ['one failed test of many', 150, ['order.spec.ts › one (unexpected)'], { passed: 150, failed: 1 }],
  ['nothing but passed tests', 150, [], { passed: 150, failed: 0 }],
  ['a stage without tests that went well', 0, [], { passed: 1, failed: 0 }],
  ['a stage that broke before it counted any test', 0, ['lint ended with 1'], { passed: 0, failed: 1 }],
])('the last line counts %s once', (_name, passed, failures, totals) => {
  expect(stageTotals(passed, failures)).toEqual(totals);
});
