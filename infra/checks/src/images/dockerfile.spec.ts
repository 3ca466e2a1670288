import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { isSent, readStages } from './dockerfile.ts';

const stages = readStages();
const stage = (name: string) => stages.find((one) => one.name === name)?.instructions ?? [];

test('the package file of every workspace is copied before packages are installed', () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  const files = workspaces.flatMap((pattern) => globSync(join(pattern, 'package.json'), { cwd: ROOT }));
  const copied = stage('packages').flatMap(({ text }) => text.split(' '));
  for (const file of files) expect(copied).toContain(file);
});

test('the settings of the build’s tools are copied before it runs', () => {
  const build = stage('build');
  const files = build.filter(({ keyword }) => keyword === 'COPY').flatMap(({ text }) => text.split(' '));
  expect(build).toContainEqual({ keyword: 'RUN', text: 'npm run build' });
  for (const file of ['lerna.json', 'nx.json', 'tsconfig.base.json']) {
    expect(files).toContain(file);
    expect(isSent(file)).toBe(true);
  }
});

test('the base image has no default, because a default would have no digest', () => {
  expect(readFileSync(join(ROOT, 'infra/docker/Dockerfile'), 'utf8')).toMatch(/^ARG NODE_IMAGE$/m);
  expect(stages[0]?.from).toBe('${NODE_IMAGE}');
  for (const { from } of stages) expect(['${NODE_IMAGE}', ...stages.map(({ name }) => name)]).toContain(from);
});

test.each(['api', 'web'])('the image %s runs as its own account and has a health check', (name) => {
  const keywords = stage(name).map(({ keyword }) => keyword);
  expect(stage(name)).toContainEqual({ keyword: 'USER', text: 'node' });
  expect(keywords).toEqual(expect.arrayContaining(['HEALTHCHECK', 'CMD']));
  expect(keywords).not.toContain('RUN');
});

test('the house’s extensions are built after Vitrine, and the image of the API has them at the paths of their list', () => {
  const texts = stage('build').map(({ text }) => text);
  const at = (text: string) => texts.findIndex((one) => one.includes(text));
  for (const copied of ['vitrine.config.ts ./', 'extensions extensions']) {
    expect(at(copied)).toBeGreaterThan(-1);
    expect(at(copied)).toBeLessThan(at('npm run build'));
  }
  expect(at('node infra/docker/build-extensions.mjs')).toBeGreaterThan(at('npm run build'));
  const api = stage('api').map(({ text }) => text);
  expect(api).toEqual(
    expect.arrayContaining([
      '/app/vitrine.config.ts ./',
      '/app/extensions extensions',
      'VITRINE_CONFIG=${VITRINE_CONFIG}',
    ]),
  );
  expect(readFileSync(join(ROOT, 'infra/docker/check-images.sh'), 'utf8')).toContain('/api/appointments/admin');
});

test('what a build needs is sent to the engine, and nothing else', () => {
  for (const file of [
    'package-lock.json',
    'services/api/src/main.ts',
    'infra/local/package.json',
    'frontends/ui/tsconfig.json',
    'vitrine.config.ts',
    'extensions/appointments/package.json',
    'extensions/appointments/src/api/index.ts',
    'infra/docker/build-extensions.mjs',
  ])
    expect([file, isSent(file)]).toEqual([file, true]);
  for (const file of [
    '.env',
    'infra/docker/.env',
    'infra/docker/compose.yaml',
    'extensions/appointments/node_modules/x/index.js',
    'extensions/appointments/dist/api/index.js',
    '.local/secrets.json',
    'node_modules/x/index.js',
    'services/api/node_modules/x.js',
    'services/api/dist/main.js',
    'services/api/src/config/app-config.spec.ts',
    'infra/local/src/start.ts',
    '.git/config',
  ])
    expect([file, isSent(file)]).toEqual([file, false]);
});
