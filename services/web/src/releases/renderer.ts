import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Renderer } from '@vitrine/schemas';

const builtins = createRequire(import.meta.url);

/** The bundle is whole in itself: another file would be code that nobody has verified. */
function requireBuiltin(name: string): unknown {
  if (!isBuiltin(name)) throw new Error(`A server bundle may load modules of Node only, not ${name}`);
  return builtins(name);
}

/**
 * Runs a release's server bundle, of which `source` are the verified bytes. Nothing but its renderer holds it, so a replaced release is
 * freed with its last request.
 * @param name said in errors and stack traces
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
