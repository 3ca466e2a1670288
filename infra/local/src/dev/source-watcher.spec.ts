import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './source-watcher.ts';

test('a change is reported for the services that run the file, and that of a test file for none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-sources-'));
  for (const folder of ['services/api', 'services/kit', 'services/web', 'contracts/schemas'])
    mkdirSync(join(root, folder, 'src'), { recursive: true });
  const answers: string[][] = [];
  let next = Promise.withResolvers<undefined>();
  const ready = Promise.withResolvers<undefined>();
  const stop = watchSources(
    root,
    (services) => {
      answers.push(services);
      next.resolve(undefined);
    },
    () => ready.resolve(undefined),
  );
  const change = async (...files: string[]) => {
    next = Promise.withResolvers();
    for (const file of files) writeFileSync(join(root, file), '');
    await next.promise;
  };
  try {
    await ready.promise;
    await change('services/api/src/order.spec.ts', 'services/web/src/app.ts');
    await change('services/api/src/order.ts');
    await change('contracts/schemas/src/rule.ts');
  } finally {
    await stop();
    rmSync(root, { recursive: true });
  }
  expect(answers).toEqual([
    ['vitrine-web'],
    ['vitrine-api', 'vitrine-worker'],
    ['vitrine-api', 'vitrine-worker', 'vitrine-web'],
  ]);
});
