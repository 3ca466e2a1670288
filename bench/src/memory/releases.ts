import { execFile } from 'node:child_process';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, type System } from '@vitrine/local';

const run = promisify(execFile);

/**
 * Prepares a build of the storefront that changes with each release.
 * @param directory takes the build
 * @returns a function that puts the next release live
 */
export async function prepareRelease(directory: string, system: System): Promise<(n: number) => Promise<void>> {
  await cp(join(ROOT, 'frontends/storefront/dist/production'), directory, { recursive: true });
  const { entry } = JSON.parse(await readFile(join(directory, 'browser/release.json'), 'utf8')) as { entry: string };
  const program = join(ROOT, 'services/web/dist/releases/cli.js');
  return async (n) => {
    await appendFile(join(directory, 'browser', entry), `\n// ${n}`);
    await run(process.execPath, [program, 'release', 'storefront', '--from', directory], {
      cwd: ROOT,
      env: system.env,
    });
  };
}
