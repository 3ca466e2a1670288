import { createRequire } from 'node:module';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Boot } from './boot-data.js';
import type { Release } from './release.js';

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
  /** Pages for search engines; `/product/:…` and `/accessory/:…` stand for each of them. */
  sitemap?: readonly string[];
}

/**
 * Loads a release's server bundle; null when it has none. The bundle is taken out of the module cache at once, so that a
 * replaced release is freed with its last request.
 * @throws Error when the bundle does not export a renderer.
 */
export async function loadRenderer(release: Release): Promise<Renderer | null> {
  const file = join(release.directory, 'server', 'server.cjs');
  const present = await stat(file).catch(() => null);
  if (!present) return null;
  const load = createRequire(file);
  const bundle: unknown = load(file);
  Reflect.deleteProperty(load.cache, file);
  const { dataFor, render, sitemap } = bundle as Partial<Renderer>;
  if (!dataFor || !render)
    throw new Error(`The server bundle of ${release.remote} ${release.hash} exports no renderer`);
  return { dataFor, render, ...(sitemap && { sitemap }) };
}
