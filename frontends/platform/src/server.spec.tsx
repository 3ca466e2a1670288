/** @jest-environment node */
import { publicKey, usePublicQuery, useQuery, useQueryClient } from './api/query.js';
import { PageHead } from './page/head.js';
import { lazyPage } from './page/lazy-page.js';
import { PriceNote } from './page/price-note.js';
import { renderPage } from './server.js';
import { testEnvironment } from './testing/test-environment.js';

function ProductPage() {
  const { data } = usePublicQuery<{ name: string }>('/api/products/1');
  if (data === null) return <PageHead title="Nicht gefunden" status={404} />;
  return (
    <main>
      <PageHead title={data?.name ?? '…'} description={'Sagt "ja" & <nein>'} image="/uploads/a.webp" />
      <h1>{data?.name}</h1>
      <PriceNote />
    </main>
  );
}

const Page = lazyPage('product', () => Promise.resolve({ default: ProductPage }));
const render = (url: string, product: unknown, language: 'de' | 'en' = 'de') =>
  renderPage({ url, boot: { ...testEnvironment, language }, data: { '/api/products/1': product } }, <Page />);

test('a page is rendered completely, and its head elements are returned separately', async () => {
  const page = await render('/product/1?utm=x', { name: 'Classic' });
  expect(page.status).toBe(200);
  expect(page.pages).toEqual(['product']);
  expect(page.html).toContain('<h1>Classic</h1><small>zzgl. MwSt.</small>');
  expect(page.html).not.toContain('<meta');
  expect(page.head).toContain('<title>Classic – Vitrine</title>');
  expect(page.head).toContain('<meta name="description" content="Sagt &quot;ja&quot; &amp; &lt;nein&gt;"/>');
  expect(page.head).toContain('<link rel="canonical" href="https://vitrine.example/product/1"/>');
  expect(page.head).toContain('<link rel="alternate" hrefLang="en" href="https://vitrine.example/product/1?lang=en"/>');
  expect(page.head).toContain('<link rel="alternate" hrefLang="x-default" href="https://vitrine.example/product/1"/>');
  expect(page.head).toContain('<meta property="og:image" content="https://vitrine.example/uploads/a.webp"/>');
});

test('an address with a language has itself as its canonical address', async () => {
  const page = await render('/product/1?lang=en', { name: 'Classic' }, 'en');
  expect(page.head).toContain('<link rel="canonical" href="https://vitrine.example/product/1?lang=en"/>');
  expect(page.html).toContain('plus VAT');
});

test('only the answers that the page reads are sent with it', async () => {
  const data = { '/api/products/1': { name: 'Classic' }, '/api/stores': [] };
  const page = await renderPage({ url: '/product/1', boot: testEnvironment, data }, <Page />);
  expect(page.data).toEqual({ '/api/products/1': { name: 'Classic' } });
});

test('data that a page has derived from an answer is sent instead of that answer', async () => {
  function Count() {
    const client = useQueryClient();
    const { data } = useQuery({
      queryKey: publicKey('store-count', 'de'),
      queryFn: () => 0,
      initialData: () => client.getQueryData<unknown[]>(publicKey('/api/stores', 'de'))?.length,
    });
    return <p>{data}</p>;
  }
  const page = await renderPage({ url: '/', boot: testEnvironment, data: { '/api/stores': [1, 2] } }, <Count />);
  expect(page.html).toContain('<p>2</p>');
  expect(page.data).toEqual({ 'store-count': 2 });
});

test('a missing thing is a 404 and not for search engines', async () => {
  const page = await render('/product/1', null);
  expect(page.status).toBe(404);
  expect(page.head).toContain('<meta name="robots" content="noindex"/>');
  expect(page.head).not.toContain('canonical');
});

test('pages rendered at the same time do not share data', async () => {
  const pages = await Promise.all(
    ['A', 'B', 'C'].map((name, index) => render('/product/1', { name }, index === 1 ? 'en' : 'de')),
  );
  expect(pages.map(({ html }) => /<h1>(.)<\/h1><small>(.*?)<\/small>/.exec(html)?.slice(1))).toEqual([
    ['A', 'zzgl. MwSt.'],
    ['B', 'plus VAT'],
    ['C', 'zzgl. MwSt.'],
  ]);
});

test('a page is the same whether its script is loaded already or awaited', async () => {
  const Late = lazyPage('late', () => Promise.resolve({ default: ProductPage }));
  const renderLate = () =>
    renderPage(
      { url: '/product/1', boot: testEnvironment, data: { '/api/products/1': { name: 'Classic' } } },
      <Late />,
    );
  const waitedFor = await renderLate();
  expect(waitedFor.html).toContain('<h1>Classic</h1>');
  expect(await renderLate()).toEqual(waitedFor);
});
