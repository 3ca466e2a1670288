import { transformFile } from '@swc/core';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
let compiled: Promise<string> | undefined;

/** Compiles `src` for processes that tests start on their own, once for each test file. @returns the directory of the JavaScript */
export const compileSource = (): Promise<string> => (compiled ??= compile());

/** Removes what {@link compileSource} made. */
export async function removeCompiledSource(): Promise<void> {
  if (compiled) await rm(await compiled, { recursive: true, force: true });
  compiled = undefined;
}

async function compile(): Promise<string> {
  const target = join(ROOT, '.local', `test-build-${process.pid}`);
  for await (const file of glob('**/*.{ts,hbs}', { cwd: join(ROOT, 'src') })) {
    if (file.endsWith('.spec.ts')) continue;
    const from = join(ROOT, 'src', file);
    const to = join(target, file.replace(/\.ts$/, '.js'));
    await mkdir(dirname(to), { recursive: true });
    if (file.endsWith('.hbs')) await cp(from, to);
    else await writeFile(to, (await transformFile(from, { configFile: join(ROOT, '.swcrc') })).code);
  }
  return target;
}
