import { testEnvironment } from '@vitrine/platform/testing';
import { anArticle } from '../testing/index.js';
import { newsroomFeed } from './feed.js';

const ATOM = 'http://www.w3.org/2005/Atom';
const page = { title: 'Neues & mehr', metaDescription: 'Aus dem <Atelier>', updatedAt: '2026-01-01T00:00:00.000Z' };

const house = { '/api/settings': testEnvironment.settings };

const read = (data: Record<string, unknown>) => {
  const text = newsroomFeed.make({ language: 'de', publicUrl: 'https://vitrine.example', data: { ...data, ...house } });
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
};
const texts = (xml: Document | Element, name: string) =>
  [...xml.getElementsByTagNameNS(ATOM, name)].map(({ textContent }) => textContent);

it('has the newest articles with their texts, addresses and times', () => {
  const articles = [
    anArticle({ title: 'A & B <neu>\u0007', updatedAt: '2026-11-05T08:00:00.000Z' }),
    anArticle({ slug: 'older', publishedAt: '2026-09-01T08:00:00.000Z', updatedAt: '2026-08-01T08:00:00.000Z' }),
  ];
  const xml = read({ '/api/content-pages/newsroom': page, '/api/articles': articles });
  expect(texts(xml, 'title')).toEqual(['Vitrine – Neues & mehr', 'A & B <neu>', 'The workshop comes into view']);
  expect(texts(xml, 'subtitle')).toEqual(['Aus dem <Atelier>']);
  expect(texts(xml, 'updated')).toEqual([
    '2026-11-05T08:00:00.000Z',
    '2026-11-05T08:00:00.000Z',
    '2026-09-01T08:00:00.000Z',
  ]);
  expect(texts(xml, 'id')).toEqual([
    'https://vitrine.example/newsroom/feed.xml?lang=de',
    'https://vitrine.example/newsroom/workshop?lang=de',
    'https://vitrine.example/newsroom/older?lang=de',
  ]);
  expect(texts(xml, 'content')[0]).toBe('<h2>Step by step</h2><p>Overhaul & engraving.</p>');
  expect(xml.documentElement.getAttribute('xml:base')).toBe('https://vitrine.example/');
});

it('is valid without any article and without an introduction', () => {
  const xml = read({ '/api/content-pages/newsroom': null, '/api/articles': [] });
  expect(texts(xml, 'title')).toEqual(['Vitrine – Presse']);
  expect(texts(xml, 'updated')).toHaveLength(1);
});

it('has no more than the newest twelve', () => {
  const articles = Array.from({ length: 13 }, (_, index) => anArticle({ slug: `a-${index}` }));
  const xml = read({ '/api/content-pages/newsroom': page, '/api/articles': articles });
  expect(xml.getElementsByTagNameNS(ATOM, 'entry')).toHaveLength(12);
});
