import { expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };
/** How many columns the features of these products have: six of them in two rows of three. */
const COLUMNS = { Classic: 4, Signature: 3 };

test('every feature tells its description without being pointed at, in two to five columns, and on a phone', async ({
  page,
}) => {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string; name: string }[];
  const desktop = page.viewportSize()!;
  for (const [name, columns] of Object.entries(COLUMNS)) {
    await page.setViewportSize(desktop);
    await page.goto(`/product/${products.find((product) => product.name === name)!.id}?lang=en`);
    const list = page.getByRole('region', { name: "What You'll Get" }).getByRole('list');
    const tracks = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
    expect(tracks, name).toHaveLength(columns);
    for (const viewport of [desktop, PHONE]) {
      await page.setViewportSize(viewport);
      for (const description of await list.getByRole('paragraph').all()) {
        await expect(description).toBeVisible();
        await expect(description).toHaveCSS('opacity', '1');
      }
    }
  }
});
