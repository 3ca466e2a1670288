import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from './build/build.ts';
import { runCommand, type CommandOptions } from './process/command.ts';

const FRONT_ENDS = ['shell', 'storefront', 'admin'];

/** Changes with the key that releases are signed with: web refuses what was signed with another. */
function keyMark(dataDir: string, env: NodeJS.ProcessEnv): string {
  const file = join(dataDir, 'release-key.pem');
  const key = env['RELEASE_PUBLIC_KEY'] || (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/**
 * Releases each front end whose build is not the one that this data directory released last, or whose release was signed with another key. A rollback
 * thus survives a restart.
 * @returns the names of those released
 */
export async function releaseChanged(
  builds: Built[],
  options: { root: string; dataDir: string; command: Omit<CommandOptions, 'purpose' | 'logFile'>; logs: string },
): Promise<string[]> {
  const file = join(options.dataDir, 'released.json');
  const pointer = join(options.dataDir, 'releases', 'remotes.json');
  const released = existsSync(pointer) ? readReleased(file) : {};
  const names: string[] = [];
  for (const name of FRONT_ENDS) {
    const build = builds.find((built) => built.name === `@vitrine/${name}`);
    const mark = () => `${build?.source} ${keyMark(options.dataDir, options.command.env ?? process.env)}`;
    if (!build || released[name] === mark()) continue;
    await runCommand(process.execPath, [join(options.root, 'services/web/dist/releases/cli.js'), 'release', name], {
      ...options.command,
      purpose: `The release of ${name}`,
      logFile: join(options.logs, `release-${name}.log`),
    });
    released[name] = mark();
    writeFileSync(file, JSON.stringify(released));
    names.push(name);
  }
  return names;
}

function readReleased(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
