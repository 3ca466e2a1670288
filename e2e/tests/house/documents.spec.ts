import { IMPORT_KINDS, LANGUAGES } from '@vitrine/schemas';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { HOUSE, OLD_FACTS, OLD_NAME } from '../../src/house.ts';
import { asOtherHouse } from '../../src/house-set.ts';
import { expect, test } from '../../src/test.ts';

const SILVER = { r: 200, g: 204, b: 208 };

/** A silver square as the logo of a house. */
const logo = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: SILVER } })
    .png()
    .toBuffer();

/** The colours of a picture's corner and of its middle. */
async function colours(picture: Buffer): Promise<Record<'corner' | 'middle', { r: number; g: number; b: number }>> {
  const { data, info } = await sharp(picture).flatten().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return { r: data[start]!, g: data[start + 1]!, b: data[start + 2]! };
  };
  return { corner: at(1, 1), middle: at(info.width >> 1, info.height >> 1) };
}

test('the texts of every sheet, document and answer name the house of the settings', async ({ page, admin }) => {
  test.setTimeout(240_000);
  const { request } = page;
  const token = await admin.token();
  const headers = { Authorization: `Bearer ${token}` };
  await asOtherHouse(request, token, async () => {
    const read = async (path: string, status = 200, options = {}) => {
      const answer = await request.get(path, options);
      expect.soft([path, answer.status()]).toEqual([path, status]);
      const text = await answer.text();
      expect.soft(text, path).not.toMatch(OLD_NAME);
      expect.soft(text, path).not.toMatch(OLD_FACTS);
      expect.soft(JSON.stringify(answer.headers()), `headers of ${path}`).not.toMatch(OLD_NAME);
      return { text, headers: answer.headers() };
    };

    await test.step('sheets of every product', async () => {
      const products = (await (await request.get('/api/products')).json()) as { id: string }[];
      for (const { id } of products) {
        for (const language of LANGUAGES) {
          const path = `/product/${id}/sheet.pdf?lang=${language}`;
          const sheet = await request.get(path);
          expect(sheet.headers()['content-disposition']).toContain('filename="maison-aurel-');
          const document = await getDocumentProxy(new Uint8Array(await sheet.body()));
          const { text } = await extractText(document, { mergePages: true });
          const content = `${text}\n${JSON.stringify((await document.getMetadata()).info)}`;
          expect.soft(content, path).not.toMatch(OLD_NAME);
          expect.soft(content, path).not.toMatch(OLD_FACTS);
          expect.soft(content, path).toContain(HOUSE.name);
        }
      }
    });

    await test.step('for crawlers, readers of feeds and programs', async () => {
      for (const path of ['/robots.txt', '/sitemap.xml', '/api/settings', '/api/openapi.json', '/api/docs/'])
        await read(path);
      for (const path of ['/api/docs/swagger-ui-init.js', '/api/reference']) await read(path);
      for (const language of LANGUAGES) {
        expect((await read(`/newsroom/feed.xml?lang=${language}`)).text).toContain(HOUSE.name);
        await read(`/app.webmanifest?lang=${language}`);
      }
      expect((await read('/api/openapi.json')).text).toContain('"title":"Storefront and back-office API"');
    });

    await test.step('errors', async () => {
      for (const language of LANGUAGES) {
        expect((await read(`/nowhere?lang=${language}`, 404)).text).toContain(HOUSE.name);
        expect((await read(`/articles?preview=x&lang=${language}`, 404)).text).toContain(HOUSE.name);
      }
      await read('/api/nowhere', 404);
      await read('/api/orders', 401);
      await read('/api/products/x', 404);
    });

    await test.step('files for staff, second factors and the queue dashboard', async () => {
      const lists = ['/api/orders/export', '/api/contacts/admin/export', '/api/demonstrations/admin/export'];
      for (const path of [...lists, ...IMPORT_KINDS.map((kind) => `/api/admin/exports/${kind}`)]) {
        const { headers: answered } = await read(path, 200, { headers });
        expect.soft(answered['content-disposition']).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.csv"$/);
      }
      const totp = (await (await request.post('/api/admin/totp', { headers })).json()) as { uri: string };
      expect(new URL(totp.uri).searchParams.get('issuer')).toBe(HOUSE.name);
      const passkey = await request.post('/api/admin/passkeys/options', { headers });
      expect(await passkey.text()).toContain(`"name":"${HOUSE.name}"`);
      const session = await request.post('/api/admin/ops-session', { headers });
      expect(session.ok()).toBe(true);
      await read('/ops/queues');
    });
  });
});

test('the icons of the installable app are made from the logo', async ({ page, admin }) => {
  const { request } = page;
  const token = await admin.token();
  const uploaded = await request.post('/api/upload', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { files: { name: 'logo.png', mimeType: 'image/png', buffer: await logo() } },
  });
  const { urls } = (await uploaded.json()) as { urls: [string] };
  await asOtherHouse(
    request,
    token,
    async () => {
      const manifest = (await (await request.get('/app.webmanifest')).json()) as Record<
        'name' | 'short_name',
        string
      > & {
        icons: { src: string; sizes: string }[];
      };
      expect([manifest.name, manifest.short_name]).toEqual([expect.stringContaining(HOUSE.name), HOUSE.name]);
      expect(manifest.icons.length).toBeGreaterThan(1);
      for (const { src, sizes } of manifest.icons) {
        const picture = await (await request.get(src)).body();
        const { width, height } = await sharp(picture).metadata();
        expect.soft(`${width}x${height}`, src).toBe(sizes);
        expect.soft((await colours(picture)).middle, src).toEqual(SILVER);
      }
      const maskable = manifest.icons.find(({ src }) => src.includes('maskable'))!;
      const { corner } = await colours(await (await request.get(maskable.src)).body());
      // The ground is a shade of the main colour, a blue.
      expect(corner.b).toBeGreaterThan(2 * corner.r);
    },
    { ...HOUSE, logo: urls[0] },
  );
});
