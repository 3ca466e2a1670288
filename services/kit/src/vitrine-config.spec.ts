import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExtensionModules, readExtensionPackages } from './vitrine-config.js';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A house with one extension, `greetings`, and what its configuration exports. */
function house(config: string): { folder: string; file: string } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-house-')));
  folders.push(folder);
  const installed = join(folder, 'node_modules/greetings');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "greetings", "exports": { "./api": "./api.js" } }');
  writeFileSync(join(installed, 'api.js'), '');
  writeFileSync(join(folder, 'screens.js'), '');
  const file = join(folder, 'vitrine.config.mjs');
  writeFileSync(file, `export default ${config};`);
  return { folder, file };
}

it('finds modules by package and by path', async () => {
  const { folder, file } = house("{ api: ['greetings/api'], admin: ['./screens.js'] }");
  expect(await readExtensionModules('api', file)).toEqual([join(folder, 'node_modules/greetings/api.js')]);
  expect(await readExtensionModules('admin', file)).toEqual([join(folder, 'screens.js')]);
  expect(await readExtensionModules('storefront', file)).toEqual([]);
});

it('finds the packages of modules that are not built yet', async () => {
  const { folder, file } = house("{ api: ['greetings/api', './node_modules/greetings/dist/worker.js'] }");
  expect(await readExtensionPackages(file)).toEqual({ file, folders: [join(folder, 'node_modules/greetings')] });
});

it.each([
  ["{ api: ['farewells/api'] }", 'lists farewells/api, which cannot be found'],
  ["{ web: ['greetings/api'] }", 'names "web"'],
  ["{ api: 'greetings/api' }", '"api" must be a list'],
  ['undefined', 'must export an object'],
])('refuses %s in a sentence', async (config, sentence) => {
  await expect(readExtensionModules('api', house(config).file)).rejects.toThrow(sentence);
});

it('refuses a file that is not there', async () => {
  await expect(readExtensionModules('api', '/nowhere/vitrine.config.ts')).rejects.toThrow(
    'VITRINE_CONFIG names /nowhere/vitrine.config.ts, and there is no such file.',
  );
});
