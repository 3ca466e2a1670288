import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../process/command.ts';

interface Program {
  /** Names it is known by; the first found counts. */
  names: string[];
  /** Debian's package of the first name. */
  aptPackage: string;
}

/** The headless shell is preferred, because a full browser's own UI uses more CPU than the tested pages. */
export const CHROMIUM: Program = {
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  aptPackage: 'chromium-headless-shell',
};
export const REDIS: Program = { names: ['redis-server'], aptPackage: 'redis-server' };
export const PGBOUNCER: Program = { names: ['pgbouncer'], aptPackage: 'pgbouncer' };
export const NGINX: Program = { names: ['nginx'], aptPackage: 'nginx' };

/** Absolute path of a program on this machine. */
export function findProgram({ names }: Program): string | undefined {
  const directories = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return names
    .flatMap((name) => directories.map((directory) => join(directory, name)))
    .find((path) => existsSync(path));
}

/**
 * Installs what the tests need of the machine through apt, where that is allowed. A program that is there under another of its names will do
 * where the first cannot be installed.
 * @returns a sentence saying what is still missing and how to get it; `undefined` when nothing is
 */
export async function installPrograms(logs: string, signal: AbortSignal): Promise<string | undefined> {
  const packagesWithout = (has: (program: Program) => unknown) =>
    [CHROMIUM, REDIS, NGINX, PGBOUNCER].filter((program) => !has(program)).map(({ aptPackage }) => aptPackage);
  const sentence = (reason?: string) => {
    const missing = packagesWithout(findProgram);
    if (missing.length === 0) return undefined;
    return `The tests need ${missing.join(' and ')}: install with "apt-get install ${missing.join(' ')}".${reason ?? ''}`;
  };
  const wanted = packagesWithout(({ names, aptPackage }) => findProgram({ names: names.slice(0, 1), aptPackage }));
  const apt = findProgram({ names: ['apt-get'], aptPackage: 'apt' });
  if (wanted.length === 0 || !apt || process.getuid?.() !== 0) return sentence();
  const options = { cwd: '/', signal, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await runCommand(apt, ['update'], { ...options, purpose: 'apt-get update', logFile: join(logs, 'apt-update.log') });
    await runCommand(apt, ['install', '--yes', '--no-install-recommends', ...wanted], {
      ...options,
      purpose: 'apt-get install',
      logFile: join(logs, 'apt-install.log'),
    });
  } catch (error) {
    signal.throwIfAborted();
    return sentence(` (${error instanceof Error ? error.message : String(error)})`);
  }
  return sentence();
}
