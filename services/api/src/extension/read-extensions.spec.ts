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

/** A house whose extensions export these. */
function house(...exported: string[]): void {
  exported.forEach((value, index) => writeFileSync(join(folder, `${index}.mjs`), `export default ${value};`));
  const modules = exported.map((_, index) => `./${index}.mjs`);
  const config = join(folder, 'vitrine.config.mjs');
  writeFileSync(config, `export default ${JSON.stringify({ api: modules })};`);
  process.env['VITRINE_CONFIG'] = config;
}

test('extensions are those that the house lists, in its order', async () => {
  house("{ name: 'greetings' }", "{ name: 'appointments' }");
  expect((await readExtensions()).map(({ name }) => name)).toEqual(['greetings', 'appointments']);
});

test.each([
  [["{ name: 'greetings' }", "{ name: 'greetings' }"], 'Two extensions are called "greetings"'],
  [["{ name: 'Greetings!' }"], '"Greetings!" is no name for an extension'],
  [['undefined'], 'does not export an extension as its default'],
])('%p is refused in a sentence', async (exported, sentence) => {
  house(...exported);
  await expect(readExtensions()).rejects.toThrow(sentence);
});

test('a process has the modules that are for it, and is as it was without any', () => {
  @Module({})
  class Root {}
  @Module({})
  class Api {}
  expect(withExtensions(Root, 'api', [])).toBe(Root);
  const extensions = [{ name: 'greetings', api: Api }];
  expect(withExtensions(Root, 'api', extensions)).toMatchObject({ imports: [Root, Api] });
  expect(withExtensions(Root, 'worker', extensions)).toMatchObject({ imports: [Root] });
});
