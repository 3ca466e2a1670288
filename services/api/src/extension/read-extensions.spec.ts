import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { readExtensions } from './read-extensions.js';
import { withExtensions } from './with-extensions.js';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-extensions-')));
});
afterEach(() => {
  delete process.env['VITRINE_CONFIG'];
  rmSync(folder, { recursive: true });
});

/** Writes a `vitrine.config` whose extensions export these values. */
function writeConfig(...exported: string[]): void {
  exported.forEach((value, index) => writeFileSync(join(folder, `${index}.mjs`), `export default ${value};`));
  const modules = exported.map((_, index) => `./${index}.mjs`);
  const config = join(folder, 'vitrine.config.mjs');
  writeFileSync(config, `export default ${JSON.stringify({ api: modules })};`);
  process.env['VITRINE_CONFIG'] = config;
}

test('the extensions of `vitrine.config` are read in its order', async () => {
  writeConfig("{ name: 'greetings' }", "{ name: 'appointments' }");
  expect((await readExtensions()).map(({ name }) => name)).toEqual(['greetings', 'appointments']);
});

test.each([
  [["{ name: 'greetings' }", "{ name: 'greetings' }"], 'Two extensions are called "greetings"'],
  [["{ name: 'Greetings!' }"], '"Greetings!" is not a valid name for an extension'],
  [['undefined'], 'does not export an extension as its default'],
])('%p is refused with a sentence', async (exported, sentence) => {
  writeConfig(...exported);
  await expect(readExtensions()).rejects.toThrow(sentence);
});

test('a process gets only the modules for it, and is unchanged without extensions', () => {
  @Module({})
  class Root {}
  @Module({})
  class Api {}
  expect(withExtensions(Root, 'api', [])).toBe(Root);
  const extensions = [{ name: 'greetings', api: Api }];
  expect(withExtensions(Root, 'api', extensions)).toMatchObject({ imports: [Root, Api] });
  expect(withExtensions(Root, 'worker', extensions)).toMatchObject({ imports: [Root] });
});
