/** For a remote's server entry only: what renders a page outside the browser. */
import type { PageData, RenderedPage, RenderRequest } from '@vitrine/schemas';
import type { ReactNode } from 'react';
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
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <Platform environment={environment} i18n={createI18n(boot.language)} queries={queries}>
        {children}
      </Platform>
    </StaticRouter>,
    { progressiveChunkSize: Infinity },
  );
  const output = await text(prelude);
  const read = getRead(data, queries, boot.language);
  queries.clear();
  const head = LEADING_HEAD_ELEMENTS.exec(output)?.[0] ?? '';
  return { status, head, html: output.slice(head.length), pages: [...pages], data: read };
}
