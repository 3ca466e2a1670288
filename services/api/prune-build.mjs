/** Removes from `dist` what has no source any more: a build keeps its old files, and migrations are found by their files. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [source, built] = ['src', 'dist'].map((folder) => join(import.meta.dirname, folder));
const files = existsSync(built) ? readdirSync(built, { recursive: true }) : [];
for (const file of files.filter((name) => /\.js(?:\.map)?$/.test(name))) {
  const sources = [file.replace(/\.js(?:\.map)?$/, '.ts'), file];
  if (!sources.some((name) => existsSync(join(source, name)))) rmSync(join(built, file));
}
