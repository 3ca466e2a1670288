import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = '{bench,contracts,e2e,frontends,infra,services}/**/*.{css,hbs,js,mjs,mts,ts,tsx}';
const MADE = ['.local', 'dist', 'node_modules', 'playwright-report', 'test-results'];
/** More files beside each other are hard to survey. */
const MAX_FILES = 20;

test('a folder has few files beside each other', () => {
  const files = globSync(SOURCES, {
    cwd: ROOT,
    exclude: (path) => MADE.some((name) => path.split('/').includes(name)),
  });
  expect(files.length).toBeGreaterThan(1000);
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});
