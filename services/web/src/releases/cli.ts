import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '@vitrine/kit';
import { getReleasesDir } from '../config/directories.js';
import { readReleaseKeys } from '../config/release-keys.js';
import { type FrontEnd, FRONT_ENDS, isFrontEnd } from './release.js';
import { ReleaseError, ReleaseStore } from './release-store.js';

const usage = `Usage: release [--build] [--from DIRECTORY] NAME … | rollback NAME … | list NAME …
NAME is one of ${FRONT_ENDS.join(', ')}. --build builds it first.`;

const root = resolve(import.meta.dirname, '../../../..');

function build(name: FrontEnd): void {
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', `@vitrine/${name}`], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new ReleaseError(`The build of ${name} failed; nothing was released`);
}

type Command = (name: FrontEnd, store: ReleaseStore, options: { build: boolean; from?: string }) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  async release(name, store, options) {
    const mode = process.env['VITRINE_BUILD'] === 'development' ? 'development' : 'production';
    if (options.build) build(name);
    const from = options.from ? resolve(options.from) : resolve(root, 'frontends', name, 'dist', mode);
    const { hash, unchanged } = await store.release(name, from);
    console.log(unchanged ? `${name} ${hash} is unchanged, already live` : `${name} ${hash} is live`);
  },
  async rollback(name, store) {
    const { hash, passedOver } = await store.rollback(name);
    for (const release of passedOver) console.log(`${name} ${release.hash} is passed over: ${release.reason}`);
    console.log(`${name} ${hash} is live again`);
  },
  async list(name, store) {
    for (const { hash, releasedAt, live, refused } of await store.list(name)) {
      const state =
        refused === null ? (live ? '  live' : '') : `${live ? '  should be live,' : ' '} is refused: ${refused}`;
      console.log(`${name} ${hash}  ${releasedAt.toISOString()}${state}`);
    }
  },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'boolean', default: false }, from: { type: 'string' } },
  });
  const [word = '', ...names] = positionals;
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!command || names.length === 0 || !names.every(isFrontEnd)) throw new ReleaseError(usage);
  const store = new ReleaseStore(getReleasesDir(process.env), readReleaseKeys(process.env));
  for (const name of names) await command(name, store, values);
}

main().catch((error: unknown) => {
  if (error instanceof ReleaseError || error instanceof ConfigurationError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
});
