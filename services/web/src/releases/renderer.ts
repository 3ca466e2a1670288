import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Renderer } from '@vitrine/schemas';

const builtins = createRequire(import.meta.url);

/** The bundle is self-contained: another file would be unverified code. */
function requireBuiltin(name: string): unknown {
  if (!isBuiltin(name)) throw new Error(`A server bundle may load modules of Node only, not ${name}`);
  return builtins(name);
}

/**
 * Runs a release's server bundle; `source` are its verified bytes. Only the renderer references it, so a replaced release is freed after its last
 * request.
 * @param name file name for errors and stack traces
 * @throws Error when the bundle does not export a renderer.
 */
export function loadRenderer(source: Buffer, name: string): Renderer {
  const module: { exports: Partial<Renderer> } = { exports: {} };
  const run = compileFunction(source.toString('utf8'), ['exports', 'require', 'module', '__filename'], {
    filename: name,
  }) as (...values: unknown[]) => void;
  run(module.exports, requireBuiltin, module, name);
  const { dataFor, render, sitemap, sitemapReads, documents } = module.exports;
  if (!dataFor || !render) throw new Error(`The server bundle ${name} exports no renderer`);
  return {
    dataFor,
    render,
    ...(sitemap && { sitemap }),
    ...(sitemapReads && { sitemapReads }),
    ...(documents && { documents }),
  };
}
