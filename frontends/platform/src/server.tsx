/** For a remote's server entry only: what renders a page outside the browser. */
import type { PageData, RenderedPage, RenderRequest } from '@vitrine/schemas';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { text } from 'node:stream/consumers';
import { createQueryClient, fillQueries, publicKey, type QueryClient } from './api/query.js';
import type { Language } from './language/language.js';
import { createI18n } from './language/texts.js';
import { Platform } from './page/platform.js';

const LEADING_HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Of the answers those that a component asked for: only these queries know how they would be read again. */
function getRead(data: PageData, queries: QueryClient, language: Language): PageData {
  const cache = queries.getQueryCache();
  const isRead = (path: string) => cache.find({ queryKey: publicKey(path, language) })?.options.queryFn !== undefined;
  return Object.fromEntries(Object.entries(data).filter(([path]) => isRead(path)));
}

const i18ns: Partial<Record<Language, I18n>> = {};
/** Texts are the same for every request, so an instance and what it has looked up are kept. */
const getI18n = (language: Language): I18n => (i18ns[language] ??= createI18n(language));

/** How React marks a boundary whose content it has not rendered: something in it was still loading, or failed. */
const UNFINISHED = '<!--$!-->';

/** The tree at once, without streams and tasks, or nothing where that does not bring all of it. */
function renderAtOnce(tree: ReactNode): string | undefined {
  try {
    const output = renderToString(tree);
    return output.includes(UNFINISHED) ? undefined : output;
  } catch {
    // rendering it again, with waiting, throws the error once more if it is one
    return undefined;
  }
}

/** The tree with all that is loaded lazily, which is waited for; errors in a boundary are logged by React. */
async function renderWithWaiting(tree: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree, { progressiveChunkSize: Infinity });
  return text(prelude);
}

/** Renders `children` inside the platform to the end, lazily loaded pages included. */
export async function renderPage(
  { url, boot, data }: Omit<RenderRequest, 'nonce'>,
  children: ReactNode,
): Promise<Required<RenderedPage>> {
  let status = 200;
  const pages = new Set<string>();
  const queries = createQueryClient();
  fillQueries(queries, data, boot.language);
  const environment = {
    ...boot,
    onStatus: (found: number) => (status = found),
    onPage: (name: string) => pages.add(name),
  };
  const tree = (
    <StaticRouter location={url}>
      <Platform environment={environment} i18n={getI18n(boot.language)} queries={queries}>
        {children}
      </Platform>
    </StaticRouter>
  );
  const output = renderAtOnce(tree) ?? (await renderWithWaiting(tree));
  const read = getRead(data, queries, boot.language);
  queries.clear();
  const head = LEADING_HEAD_ELEMENTS.exec(output)?.[0] ?? '';
  return { status, head, html: output.slice(head.length), pages: [...pages], data: read };
}
