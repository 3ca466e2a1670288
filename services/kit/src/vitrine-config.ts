/**
 * Which extensions a house has. `npm start` and the builds of the front ends read it before anything is built, so this file imports only Node
 * and runs by type stripping.
 */
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts of Vitrine that an extension has a module for. */
export const EXTENDED_PARTS = ['api', 'admin', 'storefront'] as const;
export type ExtendedPart = (typeof EXTENDED_PARTS)[number];

/** What `vitrine.config.ts` exports: for each part the modules that extend it, as packages or as paths from the file. */
export type VitrineConfig = Readonly<Partial<Record<ExtendedPart, readonly string[]>>>;

const ROOT = resolve(import.meta.dirname, '../../..');
const DEFAULT_FILE = join(ROOT, 'vitrine.config.ts');

/**
 * The modules that extend a part, as listed in `vitrine.config.ts` or in the file that `VITRINE_CONFIG` names (relative to the repository).
 * @returns absolute paths; empty where no file is named and `vitrine.config.ts` does not exist
 * @throws Error with one sentence when the named file, or one of the modules, is missing
 */
export async function readExtensionModules(part: ExtendedPart, named?: string): Promise<string[]> {
  const found = await readFile(named);
  return found ? (found.config[part] ?? []).map((module) => findModule(module, found.file)) : [];
}

async function readFile(
  named = process.env['VITRINE_CONFIG']?.trim(),
): Promise<{ file: string; config: VitrineConfig } | undefined> {
  const file = named ? resolve(ROOT, named) : DEFAULT_FILE;
  if (!existsSync(file)) {
    if (named) throw new Error(`VITRINE_CONFIG names ${named}, and there is no such file.`);
    return undefined;
  }
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  assertConfig(config, file);
  return { file, config };
}

/**
 * The packages that the modules of a house's extensions belong to, built or not.
 * @returns their folders, and the file that lists them; `undefined` where there is no such file
 * @throws Error with one sentence when the file, or a package, is missing
 */
export async function readExtensionPackages(
  named?: string,
): Promise<{ file: string; folders: readonly string[] } | undefined> {
  const found = await readFile(named);
  if (!found) return undefined;
  const { file, config } = found;
  const modules = EXTENDED_PARTS.flatMap((part) => config[part] ?? []);
  return { file, folders: [...new Set(modules.map((module) => findPackage(module, file)))] };
}

function findPackage(module: string, file: string): string {
  const isPath = /^\.{1,2}\/|^\//.test(module);
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
  const found = isPath
    ? folderAbove(resolve(dirname(file), module), 'package.json')
    : folderAbove(file, join('node_modules', name, 'package.json'));
  if (found === undefined) throw notFound(module, file);
  return realpathSync(isPath ? found : join(found, 'node_modules', name));
}

/** The nearest folder above the path `below` that contains `file`. */
function folderAbove(below: string, file: string): string | undefined {
  const folder = dirname(below);
  if (existsSync(join(folder, file))) return folder;
  return folder === below ? undefined : folderAbove(folder, file);
}

function assertConfig(config: unknown, file: string): asserts config is VitrineConfig {
  if (typeof config !== 'object' || config === null) throw new Error(`${file} must export an object as its default.`);
  for (const [part, modules] of Object.entries(config)) {
    if (!EXTENDED_PARTS.includes(part as ExtendedPart))
      throw new Error(`${file} names "${part}": what can be extended is ${EXTENDED_PARTS.join(', ')}.`);
    if (!Array.isArray(modules) || modules.some((module) => typeof module !== 'string'))
      throw new Error(`${file}: "${part}" must be a list of modules.`);
  }
}

function findModule(module: string, file: string): string {
  try {
    return realpathSync(createRequire(file).resolve(module));
  } catch (cause) {
    throw notFound(module, file, cause);
  }
}

const notFound = (module: string, file: string, cause?: unknown) =>
  new Error(`${file} lists ${module}, which cannot be found: is it installed and built?`, { cause });
