import { spawnSync } from 'node:child_process';
import { StartFailure } from '../failure.ts';

/** How the server's programs are run: by which account, and through which command. */
export interface PostgresAccount {
  /** `undefined`: as the present user. */
  ids: { uid: number; gid: number } | undefined;
  /** The command and arguments to spawn for a program and its arguments. */
  command(
    program: string,
    args: string[],
  ): { file: string; args: string[]; ids: { uid: number; gid: number } | undefined };
}

const ownUser: PostgresAccount = { ids: undefined, command: (file, args) => ({ file, args, ids: undefined }) };

/**
 * PostgreSQL refuses to run as root, so root runs it as another account: `postgres` (created if it is missing and can be), else `nobody`. If that
 * account cannot reach the files (a clone in /root), it gets the one capability that allows it.
 * @param paths directories and programs it must reach
 * @throws StartFailure when no account can run it here
 */
export function postgresAccount(paths: { directory: string; program: string }): PostgresAccount {
  if (process.getuid?.() !== 0) return ownUser;
  const ids = lookUp('postgres') ?? createAccount() ?? lookUp('nobody');
  if (!ids) {
    throw new StartFailure(
      'PostgreSQL does not run as root, and no user "postgres" could be created: start as another user, or set DATABASE_URL.',
    );
  }
  const direct: PostgresAccount = { ids, command: (file, args) => ({ file, args, ids }) };
  if (reaches(direct, paths)) return direct;
  const viaSetpriv: PostgresAccount = {
    ids,
    command: (file, args) => ({ file: 'setpriv', args: [...setprivArguments(ids), file, ...args], ids: undefined }),
  };
  if (reaches(viaSetpriv, paths)) return viaSetpriv;
  throw new StartFailure(
    `PostgreSQL cannot reach ${paths.directory}: it runs as the user "postgres", who may not enter that directory; ` +
      'move the project or DATA_DIR, or start as another user.',
  );
}

function setprivArguments(ids: { uid: number; gid: number }): string[] {
  const capability = '+dac_override';
  return [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    // Without it access(2) would not count the capability.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
  ];
}

function reaches(account: PostgresAccount, paths: { directory: string; program: string }): boolean {
  // initdb checks `postgres` with access(2), as `env test` does.
  const script = 'cd -- "$1" && env test -x "$2" && "$2" --version';
  const { file, args, ids } = account.command('/bin/sh', ['-c', script, 'sh', paths.directory, paths.program]);
  return spawnSync(file, args, { ...ids, stdio: 'ignore' }).status === 0;
}

function createAccount(): { uid: number; gid: number } | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], {
    stdio: 'ignore',
  });
  return lookUp('postgres');
}

function lookUp(name: string): { uid: number; gid: number } | undefined {
  const id = (flag: string) => {
    const { stdout, status } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout.trim()) : undefined;
  };
  const uid = id('-u');
  const gid = id('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
