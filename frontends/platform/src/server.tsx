/** For a remote's server entry only: renders a page outside of the browser. */
import type { PageData, RenderedPage, RenderRequest } from '@vitrine/schemas';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { text } from 'node:stream/consumers';
import { type Environment, fromBoot } from './environment.js';
import { createQueryClient, fillQueries, PUBLIC, type QueryClient } from './api/query.js';
import { loadTexts } from './language/further.js';
import type { Language } from './language/language.js';
import { createI18n, houseVariables } from './language/texts.js';
import { Platform } from './page/platform.js';

const LEADING_HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * The answers that a component read, and data that components derived from others under a key of their own: only the queries of components have a
 * `queryFn`.
 */
const getRead = (queries: QueryClient): PageData =>
  Object.fromEntries(
    queries
      .getQueryCache()
      .findAll({ queryKey: [PUBLIC] })
      .filter(({ options, state }) => options.queryFn !== undefined && state.data !== undefined)
      .map(({ queryKey, state }): [string, unknown] => [String(queryKey[1]), state.data]),
  );

const i18ns: Partial<Record<Language, { house: string; i18n: I18n }>> = {};
/** Texts are the same for every request until the house's settings change, so an instance and its cached texts are reused. */
function getI18n({ language, settings }: Environment): I18n {
  const house = JSON.stringify(houseVariables(settings, language));
  const kept = i18ns[language];
  if (kept?.house === house) return kept.i18n;
  const i18n = createI18n(language, settings);
  i18ns[language] = { house, i18n };
  return i18n;
}

/** React's marker for a boundary whose content was not rendered, because something in it was loading or failed. */
const UNFINISHED = '<!--$!-->';

/** Renders the tree synchronously; undefined when that does not render all of it. */
function renderAtOnce(tree: ReactNode): string | undefined {
  try {
    const output = renderToString(tree);
    return output.includes(UNFINISHED) ? undefined : output;
  } catch {
    // an error that is not caused by loading is thrown again by the second rendering
    return undefined;
  }
}

/** Renders the tree and awaits everything that is loaded lazily; React logs errors inside a boundary. */
async function renderWithWaiting(tree: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree, { progressiveChunkSize: Infinity });
  return text(prelude);
}

/** Renders `children` inside the platform completely, lazily loaded pages included. */
export async function renderPage(
  { url, boot, data }: Omit<RenderRequest, 'nonce'>,
  children: ReactNode,
): Promise<Required<RenderedPage>> {
  let status = 200;
  const pages = new Set<string>();
  await loadTexts(boot.language);
  const queries = createQueryClient();
  fillQueries(queries, data, boot.language);
  const environment: Environment = {
    ...fromBoot(boot),
    onStatus: (found: number) => (status = found),
    onPage: (name: string) => pages.add(name),
  };
  const tree = (
    <StaticRouter location={url}>
      <Platform environment={environment} i18n={getI18n(environment)} queries={queries}>
        {children}
      </Platform>
    </StaticRouter>
  );
  const output = renderAtOnce(tree) ?? (await renderWithWaiting(tree));
  const read = getRead(queries);
  queries.clear();
  const head = LEADING_HEAD_ELEMENTS.exec(output)?.[0] ?? '';
  return { status, head, html: output.slice(head.length), pages: [...pages], data: read };
}
