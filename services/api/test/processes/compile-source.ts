import { transformFile } from '@swc/core';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const SERVICES = resolve(import.meta.dirname, '../../..');
const compiled = new Map<Service, Promise<string>>();

/** A folder of `services`. */
export type Service = 'api' | 'web';

/** Compiles the sources of a service for processes that tests start on their own, once for each test file. @returns the directory of the JavaScript */
export function compileSource(service: Service = 'api'): Promise<string> {
  const target = compiled.get(service) ?? compile(join(SERVICES, service));
  compiled.set(service, target);
  return target;
}

/** Removes what {@link compileSource} made. */
export async function removeCompiledSource(): Promise<void> {
  for (const target of compiled.values()) await rm(await target, { recursive: true, force: true });
  compiled.clear();
}

async function compile(root: string): Promise<string> {
  const target = join(root, '.local', `test-build-${process.pid}`);
  for await (const file of glob('**/*.{ts,hbs}', { cwd: join(root, 'src') })) {
    if (file.endsWith('.spec.ts')) continue;
    const from = join(root, 'src', file);
    const to = join(target, file.replace(/\.ts$/, '.js'));
    await mkdir(dirname(to), { recursive: true });
    if (file.endsWith('.hbs')) await cp(from, to);
    else await writeFile(to, (await transformFile(from, { configFile: join(SERVICES, 'api/.swcrc') })).code);
  }
  return target;
}
