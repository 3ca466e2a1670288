import { pathToFileURL } from 'node:url';
import { readExtensionModules } from '@vitrine/kit';
import { defineExtension, type ApiExtension } from './api-extension.js';

/** The extensions that `vitrine.config.ts` lists for the API, in its order. @throws Error with one sentence, for which the process does not start */
export async function readExtensions(): Promise<ApiExtension[]> {
  const modules = await readExtensionModules('api');
  const extensions = await Promise.all(modules.map(load));
  const names = extensions.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Two extensions are called "${repeated}"`);
  return extensions;
}

async function load(file: string): Promise<ApiExtension> {
  const { default: extension } = (await import(pathToFileURL(file).href)) as { default?: ApiExtension };
  if (typeof extension !== 'object') throw new Error(`${file} does not export an extension as its default`);
  return defineExtension(extension);
}
