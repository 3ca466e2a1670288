import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../system.ts';
import { builtForExtensions, followExtensions } from './extensions.ts';

let house: string;
let config: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'vitrine-extended-'));
  config = join(house, 'vitrine.config.ts');
  mkdirSync(join(house, 'own/src'), { recursive: true });
  const peerDependencies = { '@vitrine/api': '1.0.0', '@vitrine/admin': '1.0.0', yup: '*' };
  writeFileSync(join(house, 'own/package.json'), JSON.stringify({ name: '@house/own', peerDependencies }));
  writeFileSync(config, `export default { api: ['./own/dist/index.js'] };`);
});
afterEach(() => rmSync(house, { recursive: true }));

test('development builds an extension and the packages with the types of its API part, but no front end', async () => {
  const names = await builtForExtensions(ROOT, config);
  expect([...names]).toEqual(
    expect.arrayContaining(['@house/own', '@vitrine/api', '@vitrine/schemas', '@vitrine/kit']),
  );
  expect([...names].filter((name) => /admin|storefront|shell|ui$/.test(name))).toEqual([]);
});

test('without extensions it builds nothing', async () => {
  writeFileSync(config, 'export default {};');
  expect(await builtForExtensions(ROOT, config)).toEqual(new Set());
});

test('a changed source is built, then the services are restarted; a failed build restarts nothing', async () => {
  const done: string[] = [];
  let failure: Error | undefined;
  let next = Promise.withResolvers<undefined>();
  const ready = Promise.withResolvers<undefined>();
  const stop = followExtensions({
    config,
    build: () => {
      done.push('build');
      return failure ? Promise.reject(failure) : Promise.resolve();
    },
    restart: () => {
      done.push('restart');
      next.resolve(undefined);
      return Promise.resolve();
    },
    say: (line) => {
      done.push(line);
      next.resolve(undefined);
    },
    ready: () => ready.resolve(undefined),
  });
  const change = async (text: string) => {
    next = Promise.withResolvers();
    writeFileSync(join(house, 'own/src/index.ts'), text);
    await next.promise;
  };
  try {
    await ready.promise;
    await change('1');
    failure = new Error('The build of @house/own failed');
    await change('2');
  } finally {
    await stop();
  }
  expect(done).toEqual(['build', 'restart', 'build', '✗ The build of @house/own failed']);
});

test('it ends at once during a build, and starts nothing afterwards', async () => {
  let restarts = 0;
  const began = Promise.withResolvers<undefined>();
  const build = Promise.withResolvers<undefined>();
  const ready = Promise.withResolvers<undefined>();
  const stop = followExtensions({
    config,
    build: () => {
      began.resolve(undefined);
      return build.promise;
    },
    restart: () => Promise.resolve(void restarts++),
    say: () => undefined,
    ready: () => ready.resolve(undefined),
  });
  await ready.promise;
  writeFileSync(join(house, 'own/src/index.ts'), '1');
  await began.promise;
  await stop();
  build.resolve(undefined);
  await new Promise(setImmediate);
  expect(restarts).toBe(0);
});
