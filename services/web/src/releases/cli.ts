import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config/config.js';
import { type FrontEnd, frontEnds, isFrontEnd } from './release.js';
import { ReleaseError, ReleaseStore } from './release-store.js';

const usage = `Usage: release [--build] [--from DIRECTORY] NAME | rollback NAME | list NAME
NAME is one of ${frontEnds.join(', ')}. --build builds it first.`;

const root = resolve(import.meta.dirname, '../../../..');

function build(name: FrontEnd): void {
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', `@vitrine/${name}`], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new ReleaseError(`The build of ${name} failed; nothing was released`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'boolean', default: false }, from: { type: 'string' } },
  });
  const [command, name] = positionals;
  if (!isFrontEnd(name)) throw new ReleaseError(usage);
  const store = new ReleaseStore(readConfig(process.env).releasesDir);
  const mode = process.env['VITRINE_BUILD'] === 'development' ? 'development' : 'production';
  switch (command) {
    case 'release': {
      if (values.build) build(name);
      const { hash, unchanged } = await store.release(
        name,
        values.from ? resolve(values.from) : resolve(root, 'frontends', name, 'dist', mode),
      );
      console.log(unchanged ? `${name} ${hash} is unchanged, already live` : `${name} ${hash} is live`);
      return;
    }
    case 'rollback': {
      const { hash } = await store.rollback(name);
      console.log(`${name} ${hash} is live again`);
      return;
    }
    case 'list': {
      for (const release of await store.list(name)) {
        console.log(`${release.hash}  ${release.releasedAt.toISOString()}${release.live ? '  live' : ''}`);
      }
      return;
    }
    default:
      throw new ReleaseError(usage);
  }
}

main().catch((error: unknown) => {
  if (error instanceof ReleaseError || error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
});
