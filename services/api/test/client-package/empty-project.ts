import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');
const CLIENT = join(ROOT, 'contracts/client');
const GUIDES = ['contracts/client/README.md', 'docs/guides/first-hour.md'];
const GUIDE = /^```ts ([\w-]+)\n(.*?)^```$/gms;

/** A project of its own outside of this repository that has installed the client as it would be published. */
export interface EmptyProject {
  directory: string;
  /** Runs a tool of this repository in the project. */
  tool: (...script: string[]) => Promise<string>;
}

/** Packs the client as it is published, and installs it in an empty folder. */
export async function createEmptyProject(): Promise<EmptyProject> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-client-'));
  const packages = join(directory, 'packages');
  await mkdir(packages);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', packages], {
    cwd: CLIENT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const packed = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string }];
  await writeFile(join(directory, 'package.json'), '{ "type": "module", "private": true }');
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', join(packages, packed[0].filename)], {
    cwd: directory,
  });
  const tool = async (...script: string[]) =>
    (await run(process.execPath, script, { cwd: directory, maxBuffer: 64 * 1024 * 1024 })).stdout;
  return { directory, tool };
}

/** Writes the programs of the guides and compiles them as a strict consumer does. @returns their names */
export async function compileGuides({ directory, tool }: EmptyProject): Promise<string[]> {
  const texts = await Promise.all(GUIDES.map((guide) => readFile(join(ROOT, guide), 'utf8')));
  const names: string[] = [];
  for (const [, name = '', source = ''] of texts.join('\n').matchAll(GUIDE)) {
    names.push(name);
    await writeFile(join(directory, `${name}.ts`), source);
  }
  const options = { strict: true, target: 'ES2023', module: 'nodenext', lib: ['ES2023', 'DOM', 'DOM.Iterable'] };
  const compilerOptions = { ...options, types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] };
  const files = names.map((name) => `${name}.ts`);
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await tool(join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', directory).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    },
  );
  return names;
}

/** Every version of Node on this machine that the client supports: the one that runs these tests, and those on the path. */
export async function listNodes(): Promise<{ version: string; program: string }[]> {
  const candidates = [
    process.execPath,
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node')),
  ];
  const found = new Map<string, string>();
  for (const program of new Set(candidates)) {
    const version = await run(program, ['--version']).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
    if (version && Number(/^v(\d+)/.exec(version)?.[1]) >= 20 && !found.has(version)) found.set(version, program);
  }
  return [...found].map(([version, program]) => ({ version, program }));
}
