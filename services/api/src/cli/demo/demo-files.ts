import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_LANGUAGE, FURTHER_LANGUAGES, TRANSLATED_LANGUAGES, type Language } from '@vitrine/schemas';
import { isFilm } from './film-names.js';
import type {
  Demo,
  DemoAccessory,
  DemoArticle,
  DemoContact,
  DemoCoupon,
  DemoDemonstration,
  DemoFeature,
  DemoHero,
  DemoInterview,
  DemoOrder,
  DemoPage,
  DemoProduct,
  DemoSection,
  DemoStore,
} from './demo.js';

const folder = resolve(import.meta.dirname, '../../../../../infra/local/demo');

/** Removes the white space around block elements, which the files have for readability only. */
const inOneLine = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|h[1-4]|ul|ol|li|br)\b[^<>]*>) ?/g, '$1')
    .trim();

const isTranslated = (row: unknown): row is { translations: object } =>
  typeof row === 'object' && row !== null && 'translations' in row;

/** The key of a row in the files of further languages. */
function keyOf(row: object): string {
  const { slug, sectionKey, pageType }: { slug?: string; sectionKey?: string; pageType?: string } = row;
  return slug ?? sectionKey ?? pageType ?? '';
}

/** Reads the demo's catalogue and picture list. @throws Error when this installation does not contain the demo */
export function readDemo(): Demo {
  if (!existsSync(folder)) throw new Error('the demo catalogue is not part of this installation.');
  const hash = createHash('sha256');
  const text = (...path: string[]): string => {
    const content = readFileSync(join(folder, ...path), 'utf8');
    hash.update(content);
    return content;
  };
  const read = <Content>(...path: string[]): Content => JSON.parse(text(...path)) as Content;
  const has = (...path: string[]): boolean => existsSync(join(folder, ...path));
  /** Adds to a row of `catalogue/{name}.json` the texts of further languages, which `catalogue/{language}/{name}.json` has by slug, key or type. */
  const translated = <Row extends { translations: object }>(name: string, row: Row, key: string): Row => {
    const further = FURTHER_LANGUAGES.filter((language) => has('catalogue', language, `${name}.json`)).map(
      (language) => [language, read<Record<string, object>>('catalogue', language, `${name}.json`)[key] ?? {}],
    );
    return { ...row, translations: { ...row.translations, ...(Object.fromEntries(further) as object) } };
  };
  const list = <Row>(name: string): Row[] =>
    read<Row[]>('catalogue', `${name}.json`).map((row) =>
      isTranslated(row) ? translated(name, row, keyOf(row)) : row,
    );
  const html = (...path: string[]) => inOneLine(text('catalogue', ...path));
  /** Adds to a page or article its HTML in each language that has a file. */
  const withContent = <Row extends DemoPage | DemoArticle>(row: Row, place: string, name: string): Row => {
    const inLanguage = (language: Language) => ({ content: html(place, `${name}.${language}.html`) });
    const languages = TRANSLATED_LANGUAGES.filter((language) => has('catalogue', place, `${name}.${language}.html`));
    const translations = languages.map((language) => [
      language,
      { ...row.translations[language], ...inLanguage(language) },
    ]);
    return { ...row, ...inLanguage(DEFAULT_LANGUAGE), translations: Object.fromEntries(translations) as object };
  };
  const videoFolder = join(folder, 'videos', 'out');
  const demo = {
    pictureFolder: join(folder, 'pictures', 'out'),
    pictures: read<Demo['pictures']>('pictures', 'out', 'manifest.json'),
    features: list<DemoFeature>('features'),
    products: list<DemoProduct>('products'),
    accessories: list<DemoAccessory>('accessories'),
    coupons: list<DemoCoupon>('coupons'),
    orders: list<DemoOrder>('orders'),
    stores: list<DemoStore>('stores'),
    pages: list<DemoPage>('content-pages').map((page) => withContent(page, 'pages', page.pageType)),
    sections: list<DemoSection>('homepage-sections'),
    hero: translated('hero', read<DemoHero>('catalogue', 'hero.json'), 'hero'),
    interviews: list<DemoInterview>('interviews'),
    articles: list<DemoArticle>('articles').map((article) => withContent(article, 'articles', article.slug)),
    contacts: list<DemoContact>('contacts'),
    demonstrations: list<DemoDemonstration>('demonstrations'),
    videoFolder,
    videos: existsSync(videoFolder) ? readdirSync(videoFolder).filter(isFilm) : [],
  };
  for (const name of demo.videos) hash.update(`${name} ${statSync(join(videoFolder, name)).size}`);
  return { ...demo, fingerprint: hash.digest('hex') };
}
