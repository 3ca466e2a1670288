import {
  inLanguage,
  type DocumentRequest,
  type HouseSettings,
  type InLanguages,
  type ReleaseDocument,
} from '@vitrine/schemas';
import type { ContentPage } from '../shared/content/content-page.js';
import { ARTICLES_PATH, contentPagePath, SETTINGS_PATH } from '../shared/reads.js';
import { type Article, articleAddress } from './article.js';
import { getChangedAt } from './changed-at.js';

/** Address of the feed on the site. */
export const FEED_PATH = '/newsroom/feed.xml';

const INTRODUCTION = contentPagePath('newsroom');
const MAXIMUM_ENTRIES = 12;
const TITLES: InLanguages<string> = { de: 'Presse', en: 'Newsroom' };

/** XML 1.0 allows no control characters but tab and line ends. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\ufffe\uffff]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(UNPRINTABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** An entry of the feed; its id is the address of the article in the language of the feed. */
function entry(article: Article, { publicUrl, language }: DocumentRequest): string {
  const address = `${publicUrl}${articleAddress(article)}?lang=${language}`;
  return [
    '<entry>',
    element('id', address),
    element('title', article.title),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element('published', article.publishedAt),
    element('updated', getChangedAt(article)),
    article.summary ? element('summary', article.summary) : '',
    article.content ? element('content', article.content, ' type="html"') : '',
    '</entry>',
  ].join('');
}

function make(request: DocumentRequest): string {
  const { publicUrl, language, data } = request;
  const page = data[INTRODUCTION] as ContentPage | null | undefined;
  const articles = ((data[ARTICLES_PATH] as Article[] | null | undefined) ?? []).slice(0, MAXIMUM_ENTRIES);
  const { name } = data[SETTINGS_PATH] as HouseSettings;
  const self = `${publicUrl}${FEED_PATH}?lang=${language}`;
  const changed = articles.map(getChangedAt).sort().at(-1) ?? page?.updatedAt ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${escapeXml(publicUrl)}/">`,
    element('id', self),
    element('title', `${name} – ${page?.title ?? inLanguage(TITLES, language)}`),
    page?.metaDescription ? element('subtitle', page.metaDescription) : '',
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(publicUrl)}/newsroom?lang=${language}"/>`,
    `<author>${element('name', name)}</author>`,
    element('updated', changed),
    ...articles.map((article) => entry(article, request)),
    '</feed>',
  ].join('');
}

/** The newest articles as an Atom feed (RFC 4287), in the requested language. */
export const newsroomFeed: ReleaseDocument = {
  type: 'application/atom+xml; charset=utf-8',
  reads: [INTRODUCTION, ARTICLES_PATH, SETTINGS_PATH],
  make,
};
