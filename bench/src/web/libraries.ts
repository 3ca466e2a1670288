import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '@vitrine/local';

const run = promisify(execFile);
const FRONT_ENDS = ['shell', 'storefront'] as const;

/** A library's share of the scripts, in transferred bytes. */
export interface LibraryShare {
  library: string;
  bytes: number;
}

/**
 * The libraries in the scripts of a first visit. The front ends are built once more with source maps; each file's compressed bytes are divided among
 * the libraries by their minified characters, which is not exact, since compression works across them.
 * @param urls of the scripts, as they were fetched
 */
export async function listLibraries(urls: readonly string[], folder: string): Promise<LibraryShare[]> {
  const bytes = new Map<string, number>();
  for (const name of FRONT_ENDS) {
    const out = join(folder, name);
    const options = ['--config-name', 'browser', '--devtool', 'hidden-source-map', '--output-path', out];
    await run(join(ROOT, 'node_modules/.bin/rspack'), ['build', ...options], { cwd: join(ROOT, 'frontends', name) });
    const files = await readdir(out);
    for (const url of urls.filter((each) => each.includes(`/releases/${name}/`))) {
      const file = builtFile(url, files);
      const code = await readFile(join(out, file), 'utf8');
      const shares = getShares(code, await readFile(join(out, `${file}.map`), 'utf8'));
      const whole = brotliCompressSync(code).length;
      for (const [library, share] of shares) bytes.set(library, (bytes.get(library) ?? 0) + share * whole);
    }
  }
  return [...bytes].map(([library, size]) => ({ library, bytes: Math.round(size) })).sort((a, b) => b.bytes - a.bytes);
}

/** The file of the new build that matches the fetched one: by its whole name, else by the name before the hash. */
function builtFile(url: string, files: readonly string[]): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const stem = `${name.split('.')[0]}.`;
  const found = files.includes(name) ? name : files.find((file) => file.startsWith(stem) && file.endsWith('.js'));
  if (!found) throw new Error(`The build has no file like ${name}`);
  return found;
}

/** Which part (0 to 1) of the code's characters comes from each library. */
function getShares(code: string, map: string): Map<string, number> {
  const trace = new TraceMap(map);
  const mappings = decodedMappings(trace);
  const lines = code.split('\n');
  // the build writes a line before the code that its map does not contain
  const before = lines.length - mappings.length;
  if (before < 0 || before > 1)
    throw new Error(`The map of the scripts has ${mappings.length} of ${lines.length} lines`);
  const counts = new Map<string, number>();
  const add = (library: string, characters: number) => counts.set(library, (counts.get(library) ?? 0) + characters);
  add('bundling', lines.slice(0, before).join('').length);
  mappings.forEach((segments, index) => {
    const length = lines[index + before]?.length ?? 0;
    add('bundling', segments[0]?.[0] ?? length);
    segments.forEach((segment, place) => {
      const end = segments[place + 1]?.[0] ?? length;
      const source = segment.length > 1 ? trace.sources[segment[1] as number] : undefined;
      add(getLibrary(source ?? ''), end - segment[0]);
    });
  });
  return new Map([...counts].map(([library, characters]) => [library, characters / code.length]));
}

/** The package that a source belongs to; of the repository's own, its workspace. */
function getLibrary(source: string): string {
  const path = source.replaceAll('\\', '/');
  const inner = path.split('node_modules/').at(-1) ?? '';
  if (path.includes('node_modules/')) {
    const [scope = '', name = ''] = inner.split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  const [, name = '', inside = ''] = /^webpack:\/\/vitrine_(\w+)\/(.*)/.exec(path) ?? [];
  if (name === '' || /^(webpack|rspack)\//.test(inside)) return 'bundling';
  return posix.join('frontends', name, inside).split('/').slice(0, 2).join('/');
}
