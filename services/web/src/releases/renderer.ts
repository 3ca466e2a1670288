import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Boot } from './boot-data.js';

export interface RenderRequest {
  /** Path and query. */
  url: string;
  boot: Boot;
  /** API answers by path; null for a 404. */
  data: Record<string, unknown>;
  nonce: string;
}

export interface RenderedPage {
  status: number;
  head: string;
  html: string;
  /** Names of the lazily loaded pages that were used; each is a chunk of the browser build. */
  pages: string[];
  /** The answers that the page reads, when it tells: the others are not sent. */
  data?: Record<string, unknown>;
}

/** What a release's server bundle exports (frontends/storefront/src/server.tsx). */
export interface Renderer {
  dataFor: (url: string) => string[];
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Pages for search engines; one with a parameter stands for everything it is made for. */
  sitemap?: readonly string[];
  /** Of each of those with a parameter, the API read that lists what it is made for. */
  sitemapReads?: Readonly<Record<string, string>>;
}

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
  const { dataFor, render, sitemap, sitemapReads } = module.exports;
  if (!dataFor || !render) throw new Error(`The server bundle ${name} exports no renderer`);
  return { dataFor, render, ...(sitemap && { sitemap }), ...(sitemapReads && { sitemapReads }) };
}
