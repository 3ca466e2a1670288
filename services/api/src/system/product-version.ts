import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of this product, from the package that this file is part of. */
export function productVersion(): string {
  const file = findPackageJSON(import.meta.url);
  if (file === undefined) throw new Error('This package has no package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
