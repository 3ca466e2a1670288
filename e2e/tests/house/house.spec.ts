import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@vitrine/schemas';
import { HOUSE, inOldColours, OLD_FACTS, OLD_NAME } from '../../src/house.ts';
import { changeHouse } from '../../src/house-set.ts';
import { newOrder } from '../../src/new-order.ts';
import { publicPages } from '../../src/public-pages.ts';
import { expect, test } from '../../src/test.ts';
import { visibleTexts } from '../../src/visible-texts.ts';

/** Pages that show the app in designs of other houses, also in the colours of the original house. */
const OF_MANY_COLOURS = ['/configure', '/app'];

test('staff rename the house, and every page and mail shows the new name and colours', async ({
  page,
  admin,
  mailbox,
  checkAccessibility,
}) => {
  test.setTimeout(400_000);
  const { request } = page;
  const before = (await (await request.get('/api/settings')).json()) as object;
  const token = await admin.token();
  await admin.keepToken(token);
  try {
    await test.step('the form shows contrasts while colours are chosen, and saves', async () => {
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
    await changeHouse(request, token, HOUSE);

    const { paths } = await publicPages(request);
    await test.step('public pages in every language', async () => {
      await expect.poll(async () => (await request.get('/')).text()).toContain(HOUSE.name);
      for (const path of paths) {
        for (const language of LANGUAGES) {
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
  } finally {
    await changeHouse(request, token, before);
  }
});
