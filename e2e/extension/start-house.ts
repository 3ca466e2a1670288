import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPeers, ROOT } from '@vitrine/local';
import { startForTests } from '../src/start.ts';

const PACKAGE = '@example/appointments';
const TYPESCRIPT = join(ROOT, 'node_modules/typescript7/bin/tsc');

/** The configuration of a house that has the extension installed. */
const CONFIG = `export default {
  api: ['${PACKAGE}/api'],
  admin: ['${PACKAGE}/admin'],
  storefront: ['${PACKAGE}/storefront'],
};
`;

/** Packs the example, installs it in a house of its own outside this repository, and starts Vitrine with that house's configuration. */
export default async function startHouse(): Promise<() => Promise<void>> {
  const house = mkdtempSync(join(tmpdir(), 'vitrine-house-'));
  const remove = () => rmSync(house, { recursive: true, force: true });
  try {
    const installed = install(house);
    const config = join(house, 'vitrine.config.ts');
    writeFileSync(join(house, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(config, CONFIG);
    const stop = await startForTests({ VITRINE_CONFIG: config });
    try {
      // After the start, which builds the packages whose types this reads.
      execFileSync(process.execPath, [TYPESCRIPT, '-p', installed], {
        stdio: 'inherit',
      });
    } catch (error) {
      await stop();
      throw error;
    }
    return async () => {
      await stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @returns the folder in which the package is installed, not built */
function install(house: string): string {
  const installed = join(house, 'node_modules', PACKAGE);
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', house], {
    cwd: join(ROOT, 'examples/appointments'),
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['-xzf', join(house, packed), '-C', installed, '--strip-components', '1']);
  rmSync(join(installed, 'dist'), { recursive: true, force: true });
  linkPeers(installed, ROOT);
  return installed;
}
