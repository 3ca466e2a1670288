import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { newOrder } from '../../src/new-order.ts';
import { publicPages } from '../../src/public-pages.ts';
import { expect, test } from '../../src/test.ts';
import { visibleTexts } from '../../src/visible-texts.ts';

const HOUSE = {
  name: 'Maison Aurel',
  colours: { primary: '#1b2a4a', accent: '#c8ccd0' },
  contact: { email: 'salon@aurel.example', telephone: '+41 22 5550100', address: 'Rue du Lac 1\n1204 Genève' },
  social: { video: null, photos: 'https://photos.aurel.example', apps: null, site: null },
  legal: { company: 'Maison Aurel SA' },
  answerTime: { de: 'zwei Werktagen', en: 'two working days' },
  mail: { signature: { de: 'Ihre Maison Aurel', en: 'Your Maison Aurel' } },
};
const OLD_NAME = /Vitrine|VITRINE/;
const OLD_FACTS = /99998010|Lindenhofgasse|atelier@vitrine|24–48|video\.vitrine/;
/** The colours of the house before, as browsers write them. */
const OLD_COLOURS = [
  'rgb(11, 51, 38)',
  'rgb(7, 38, 28)',
  'rgb(201, 169, 97)',
  'rgb(227, 201, 139)',
  'rgb(122, 95, 34)',
];
/** Pages that show the app in designs of other houses, among them the one that was the house's own. */
const OF_MANY_COLOURS = ['/configure', '/app'];

/** What of the page is drawn in a colour of the house before, outside the screens of the app. */
const inOldColours = (page: Page): Promise<string[]> =>
  page.evaluate((old) => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (element.closest('[style*="--app-"]')) continue;
      const { color, backgroundColor, borderTopColor, backgroundImage } = getComputedStyle(element);
      for (const value of [color, backgroundColor, borderTopColor])
        if (old.includes(value)) found.add(`${element.tagName}.${element.className}: ${value}`);
      if (old.some((colour) => backgroundImage.includes(colour)))
        found.add(`${element.tagName}.${element.className}: ${backgroundImage}`);
    }
    return [...found];
  }, OLD_COLOURS);

const change = async (request: APIRequestContext, token: string, data: object): Promise<void> => {
  const answer = await request.put('/api/admin/settings', { headers: { Authorization: `Bearer ${token}` }, data });
  expect(answer.status()).toBe(200);
};

test('staff name the house anew, and every page, mail, sheet and screen bears the new name and colours', async ({
  page,
  admin,
  mailbox,
  checkAccessibility,
}) => {
  test.setTimeout(300_000);
  const { request } = page;
  const before = (await (await request.get('/api/settings')).json()) as object;
  const token = await admin.token();
  await admin.keepToken(token);
  try {
    await test.step('the form tells contrasts while one chooses, and saves', async () => {
      await page.goto('/admin/settings');
      await page.getByRole('link', { name: 'Edit the house' }).click();
      const name = page.getByLabel('Name of the house');
      await expect(name).toHaveValue('Vitrine');
      await checkAccessibility();
      await name.fill(HOUSE.name);
      await page.getByLabel('Main colour', { exact: true }).fill('#99aabb');
      await expect(
        page.getByText(/^Contrast 2\.\d+ : 1 to the light ground, at least 4\.5 : 1 is needed$/),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText(/The main colour has a contrast of 2\.\d+ : 1/).first()).toBeVisible();
      await page.getByLabel('Main colour', { exact: true }).fill(HOUSE.colours.primary);
      await page.getByLabel('Second colour', { exact: true }).fill(HOUSE.colours.accent);
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(HOUSE.name);
      await page.getByRole('link', { name: 'Orders' }).first().click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('The settings were saved. The site shows them now.')).toBeVisible();
      await expect(page.getByRole('link', { name: `${HOUSE.name} administration` })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('--green', HOUSE.colours.primary);
    });
    await change(request, token, HOUSE);

    const { paths } = await publicPages(request);
    await test.step('public pages in both languages', async () => {
      await expect.poll(async () => (await request.get('/')).text()).toContain(HOUSE.name);
      for (const path of paths) {
        for (const language of ['de', 'en']) {
          await page.goto(`${path}?lang=${language}`);
          const texts = (await visibleTexts(page)).join('\n');
          expect.soft(texts, `${path} in ${language}`).not.toMatch(OLD_NAME);
          expect.soft(texts, `${path} in ${language}`).not.toMatch(OLD_FACTS);
          const head = await page.locator('head').innerHTML();
          expect.soft(head.replaceAll(/<style.*?<\/style>/gs, ''), `head of ${path}`).not.toMatch(OLD_NAME);
          const data = await page.locator('script[type="application/ld+json"]').allTextContents();
          expect.soft(data.join(), `data of ${path}`).not.toMatch(OLD_NAME);
          if (language === 'de' && !OF_MANY_COLOURS.includes(path))
            expect.soft(await inOldColours(page), `colours of ${path}`).toEqual([]);
        }
      }
    });

    await test.step('documents, icons and error answers', async () => {
      for (const path of ['/app.webmanifest', '/newsroom/feed.xml', '/sitemap.xml', '/robots.txt', '/api/settings']) {
        const answer = await request.get(path);
        expect.soft([path, answer.status()]).toEqual([path, 200]);
        expect.soft(await answer.text(), path).not.toMatch(OLD_NAME);
      }
      const manifest = (await (await request.get('/app.webmanifest')).json()) as {
        short_name: string;
        icons: { src: string }[];
      };
      expect(manifest.short_name).toBe(HOUSE.name);
      for (const src of [
        ...manifest.icons.map((icon) => icon.src),
        '/favicon.ico',
        '/api/settings/icons/preview.png',
      ]) {
        const icon = await request.get(src);
        expect.soft([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
      }
    });

    await test.step('the sheet of a product', async () => {
      const [product] = (await (await request.get('/api/products')).json()) as { id: string }[];
      for (const language of ['de', 'en']) {
        const sheet = await request.get(`/product/${product?.id}/sheet.pdf?lang=${language}`);
        expect(sheet.headers()['content-disposition']).toContain('filename="maison-aurel-');
        expect((await sheet.body()).toString('latin1')).not.toMatch(OLD_NAME);
      }
    });

    await test.step('mails to visitors and staff', async () => {
      const email = `house-${randomUUID()}@haus.example`;
      await newOrder(request, email);
      const order = await mailbox.find({ recipient: email });
      expect(order.headers.find(({ name }) => name.toLowerCase() === 'from')?.value).toContain(HOUSE.name);
      const contactEmail = `house-${randomUUID()}@haus.example`;
      await request.post('/api/contacts', {
        data: { name: 'Erika', email: contactEmail, subject: 'Frage', message: 'Guten Tag', language: 'en' },
      });
      const contact = await mailbox.find({ recipient: contactEmail });
      for (const { subject, html, text } of [order, contact]) {
        expect([subject, html, text].join('\n').replaceAll(/https?:\/\/\S+/g, '')).not.toMatch(OLD_NAME);
        expect(html).not.toMatch(/#0b3326|#c9a961|#7a5f22|#07261c/i);
        expect(text).toContain('Maison Aurel SA, Rue du Lac 1, 1204 Genève');
      }
      expect(order.text).toContain('Ihre Maison Aurel');
    });

    await test.step('screens of the administration', async () => {
      for (const path of ['/admin', '/admin/orders', '/admin/stores', '/admin/settings', '/admin/profile']) {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        expect.soft((await visibleTexts(page)).join('\n'), path).not.toMatch(OLD_NAME);
        expect.soft(await inOldColours(page), `colours of ${path}`).toEqual([]);
      }
    });
  } finally {
    await change(request, token, before);
  }
});
