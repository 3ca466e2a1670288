import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** White space around blocks means nothing; the files are laid out for people who edit them. */
const inOneLine = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|h[1-4]|ul|ol|li|br)\b[^<>]*>) ?/g, '$1')
    .trim();

/** Reads the demo's catalogue and picture list. @throws Error when this installation does not carry the demo */
export function readDemo(): Demo {
  if (!existsSync(folder)) throw new Error('the demo catalogue is not part of this installation.');
  const hash = createHash('sha256');
  const text = (...path: string[]): string => {
    const content = readFileSync(join(folder, ...path), 'utf8');
    hash.update(content);
    return content;
  };
  const read = <Content>(...path: string[]): Content => JSON.parse(text(...path)) as Content;
  const list = <Row>(name: string): Row[] => read<Row[]>('catalogue', `${name}.json`);
  const html = (name: string, place = 'pages') => inOneLine(text('catalogue', place, `${name}.html`));
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
    pages: list<DemoPage>('content-pages').map((page) => {
      const [german, english] = [html(`${page.pageType}.de`), html(`${page.pageType}.en`)];
      return { ...page, content: german, translations: { en: { ...page.translations.en, content: english } } };
    }),
    sections: list<DemoSection>('homepage-sections'),
    hero: read<DemoHero>('catalogue', 'hero.json'),
    interviews: list<DemoInterview>('interviews'),
    articles: list<DemoArticle>('articles').map((article) => {
      const [german, english] = [html(`${article.slug}.de`, 'articles'), html(`${article.slug}.en`, 'articles')];
      return { ...article, content: german, translations: { en: { ...article.translations.en, content: english } } };
    }),
    contacts: list<DemoContact>('contacts'),
    demonstrations: list<DemoDemonstration>('demonstrations'),
    videoFolder,
    videos: existsSync(videoFolder) ? readdirSync(videoFolder).filter((name) => name.endsWith('.mp4')) : [],
  };
  for (const name of demo.videos) hash.update(`${name} ${statSync(join(videoFolder, name)).size}`);
  return { ...demo, fingerprint: hash.digest('hex') };
}
