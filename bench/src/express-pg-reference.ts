import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/**
 * What one would write by hand for `GET /api/accessories?search=`: Express, two statements, one loop. German only. Sends its port over the IPC
 * channel. `express-pg-reference.ts DATABASE_URL`
 */
interface Accessory {
  name: string;
  brand: string | null;
  description: string;
  mainImage: string | null;
  images: string[];
  translations: { en?: { name?: string; description?: string } };
}

const [, , connectionString = ''] = process.argv;
const pool = new pg.Pool({ connectionString, max: 16 });
const app = express();
app.get('/api/accessories', async (request, response) => {
  const wanted = (request.query['search'] as string).toLowerCase();
  const { rows } = await pool.query<Accessory>({
    name: 'list',
    text: `select id, name, subtitle, description, material, color, features, specifications, brand, category,
      price_cents / 100.0::float8 as price, size, weight_grams as weight, stock, is_in_stock as "isInStock",
      main_image as "mainImage", images, translations
      from accessories`,
  });
  const found = rows.filter(({ name, brand, description, translations: { en } }) =>
    [name, brand, description, en?.name, en?.description].some((text) => text?.toLowerCase().includes(wanted)),
  );
  const paths = found.flatMap(({ mainImage, images }) => [mainImage, ...images]);
  const media = await pool.query<{ path: string; width: number; height: number; variants: unknown }>({
    name: 'media',
    text: `select path, width, height, variants from media_files where path = any($1) and kind = 'image' and width is not null`,
    values: [paths],
  });
  const pictures = new Map(media.rows.map(({ path, ...picture }) => [path, picture]));
  const answer = found.map(({ translations: _, ...accessory }) => {
    const own: Record<string, unknown> = {};
    for (const path of [accessory.mainImage, ...accessory.images]) {
      if (path !== null && pictures.has(path)) own[path] = pictures.get(path);
    }
    return { ...accessory, pictures: own };
  });
  response.json(answer.sort((a, b) => a.name.localeCompare(b.name, 'de')));
});
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit(0));
