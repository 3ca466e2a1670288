import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The version of the package that a file belongs to.
 * @param directory the file's folder: `import.meta.dirname`
 * @throws Error if no folder above has a package.json
 */
export function packageVersion(directory: string): string {
  for (let folder = directory; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }
  throw new Error('This package has no package.json');
}
