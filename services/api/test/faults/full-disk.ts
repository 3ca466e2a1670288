import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  directory: string;
  /** How its size is limited, for the printed progress. */
  kind: string;
  /** Limit of a process's files in bytes, where the disk itself could not be limited. */
  fileLimit: number | undefined;
  remove: () => Promise<void>;
}

/** A directory with room for few bytes: a tmpfs of its own, or where none may be mounted a process limit on files. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-disk-'));
  const clear = () => rm(directory, { recursive: true, force: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]);
  } catch {
    const kind = 'no tmpfs may be mounted here, so a limit on the size of files is used instead';
    return { directory, kind, fileLimit: megabytes * 1024 * 1024, remove: clear };
  }
  return {
    directory,
    kind: `a tmpfs of ${megabytes} MB`,
    fileLimit: undefined,
    remove: async () => {
      await run('umount', ['--lazy', directory]);
      await clear();
    },
  };
}
