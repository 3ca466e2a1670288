import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findPid } from '../src/processes.ts';
import { expect, test } from '../src/test.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const OLD_HEADING = 'Jede Edition ein eigenes Werk.';
const NEW_HEADING = 'Jede Edition ein neues Werk.';

test('a remote is released and rolled back while everything runs', async ({ page, system }) => {
  const command = (...words: string[]) =>
    run(process.execPath, [join(ROOT, 'services/web/dist/releases/cli.js'), ...words], { cwd: ROOT, env: system.env });
  const heading = page.getByRole('heading', { level: 1 });
  const web = await findPid(system, 'vitrine-web');
  await page.goto('/products?lang=de');
  await expect(heading).toHaveText(OLD_HEADING);

  const build = await mkdtemp(join(tmpdir(), 'vitrine-test-release-'));
  try {
    await cp(join(ROOT, 'frontends/storefront/dist/production'), build, { recursive: true });
    await changeEverywhere(build);
    await command('release', 'storefront', '--from', build);
    await expect(async () => {
      await page.goto('/products?lang=de');
      await expect(heading).toHaveText(NEW_HEADING, { timeout: 1_000 });
    }).toPass();
    await page.getByRole('tab', { name: /Prestige/ }).click();
    await expect(heading).toHaveText(NEW_HEADING);

    await command('rollback', 'storefront');
    await expect(async () => {
      await page.goto('/products?lang=de');
      await expect(heading).toHaveText(OLD_HEADING, { timeout: 1_000 });
    }).toPass();
  } finally {
    await rm(build, { recursive: true });
  }
  expect(await findPid(system, 'vitrine-web')).toBe(web);
});

/** Changes the heading in the browser files and the server renderer of the build. */
async function changeEverywhere(build: string): Promise<void> {
  const files = (await readdir(build, { recursive: true })).filter((file) => /\.c?js$/.test(file));
  let changed = 0;
  for (const file of files) {
    const text = await readFile(join(build, file), 'utf8');
    if (!text.includes(OLD_HEADING)) continue;
    await writeFile(join(build, file), text.replaceAll(OLD_HEADING, NEW_HEADING));
    changed += 1;
  }
  expect(changed).toBeGreaterThanOrEqual(2);
}
