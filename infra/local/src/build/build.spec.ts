import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from './build.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const workspace = (name: string, script: string, dependencies: string[] = []) => {
  write(
    `packages/${name}/package.json`,
    JSON.stringify({
      name: `@x/${name}`,
      scripts: { build: script },
      dependencies: Object.fromEntries(dependencies.map((dependency) => [`@x/${dependency}`, '1.0.0'])),
    }),
  );
  write(`packages/${name}/src/index.ts`, name);
};
const build = async () => {
  const built = await buildChanged({ root, logs: root, command: { signal: new AbortController().signal } });
  return built.filter(({ isNew }) => isNew).map(({ name }) => name.replace('@x/', ''));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
  write('package.json', JSON.stringify({ workspaces: ['packages/*'] }));
  write('package-lock.json', '{}');
  write('tsconfig.base.json', '{}');
  const script = 'mkdir -p dist && cp src/index.ts dist && echo "$PWD" >> ../../order.txt';
  workspace('app', script, ['rules']);
  workspace('rules', script);
  workspace('other', script);
});
afterEach(() => rmSync(root, { recursive: true }));

test('all are built the first time, each after what it depends on, and none the second time', async () => {
  expect((await build()).sort()).toEqual(['app', 'other', 'rules']);
  const order = readFileSync(join(root, 'order.txt'), 'utf8');
  expect(order.indexOf('/rules')).toBeLessThan(order.indexOf('/app'));
  expect(await build()).toEqual([]);
});

test('a changed source builds its workspace and those that depend on it', async () => {
  await build();
  appendFileSync(join(root, 'packages/rules/src/index.ts'), '!');
  expect(await build()).toEqual(['rules', 'app']);
});

test('a changed test builds nothing, a changed output is built over', async () => {
  await build();
  write('packages/app/src/index.spec.ts', '');
  expect(await build()).toEqual([]);
  write('packages/app/dist/index.ts', 'by another hand');
  expect(await build()).toEqual(['app']);
});

test('packages of extensions are built before the front ends that they add to, which are built again when one changes', async () => {
  workspace('admin', 'mkdir -p dist && cp src/index.ts dist && echo "$PWD" >> ../../order.txt', ['rules']);
  write(
    'packages/admin/package.json',
    readFileSync(join(root, 'packages/admin/package.json'), 'utf8').replace('@x/', '@vitrine/'),
  );
  const script = 'mkdir -p dist && cp api.ts dist && echo "$PWD" >> ../order.txt';
  write('greetings/package.json', JSON.stringify({ name: 'greetings', scripts: { build: script } }));
  write('greetings/api.ts', 'api');
  const config = join(root, 'vitrine.config.mjs');
  writeFileSync(config, "export default { api: ['./greetings/dist/api.ts'] };");
  const command = { signal: new AbortController().signal };
  const built = async () =>
    (await buildChanged({ root, logs: root, command, config })).filter(({ isNew }) => isNew).map(({ name }) => name);
  await built();
  const order = readFileSync(join(root, 'order.txt'), 'utf8').split('\n');
  expect(order.indexOf(join(root, 'greetings'))).toBeLessThan(order.indexOf(join(root, 'packages/admin')));
  appendFileSync(join(root, 'greetings/api.ts'), ' changed');
  expect((await built()).sort()).toEqual(['@vitrine/admin', 'greetings']);
  expect(await built()).toEqual([]);
});

test('a failing build names its workspace and its log, and is retried', async () => {
  workspace('other', 'echo "Error: no such type" && exit 2');
  await expect(build()).rejects.toThrow(
    `The build of @x/other failed: no such type. Its log is ${join(root, 'build-other.log')}.`,
  );
  workspace('other', 'mkdir -p dist');
  expect(await build()).toContain('other');
});
