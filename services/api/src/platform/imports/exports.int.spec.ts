import type { INestApplicationContext } from '@nestjs/common';
import { bring, exported, startImportSystem, type ImportSystem } from '../../../test/imports/import-system.js';

let system: ImportSystem;
let worker: INestApplicationContext;

beforeAll(async () => {
  system = await startImportSystem();
  worker = await system.startWorker();
});
afterAll(async () => {
  await worker.close();
  await system.close();
});
afterEach(async () => {
  for (const table of ['products', 'accessories', 'stores', 'coupons', 'imports'])
    await system.database.query(`delete from ${table}`);
});

describe('an exported file', () => {
  const full = {
    products: {
      ...{ path: '/api/products', all: '/api/products' },
      body: {
        ...{ name: '=1+1', description: 'Zeile\nund "Zeile"', price: 4900, subscriptionPrice: 149.5 },
        ...{ features: ['a|b', 'Gravur'], colors: ['Grün, matt'], materials: ['[Gold]'], published: false },
        ...{ publishedAt: '2026-11-02T08:00:00.000Z', displayOrder: 3, images: ['/house.webp'] },
        translations: {
          en: { name: "'=x", features: ['', 'Engraving'], colors: ['Green'] },
          fr: { name: 'La Première', features: ['Plume', ''] },
        },
      },
    },
    accessories: {
      ...{ path: '/api/accessories', all: '/api/accessories/admin/all' },
      body: {
        ...{ name: '@Feder', category: 'pen', price: 390.5, weight: 32.5, stock: 4, isInStock: false },
        ...{ specifications: { Länge: '14 cm', Feder: 'Gold' }, features: ['Handgefertigt'] },
        translations: { en: { name: 'Nib', specifications: { Length: '14 cm' } } },
      },
    },
    stores: {
      ...{ path: '/api/stores', all: '/api/stores/all' },
      body: {
        ...{ name: '-Haus', address: 'Am Markt 1', city: 'Wien', country: 'Austria', phone: '+43 1 1234' },
        ...{ latitude: -33.86, longitude: 151.2, services: ['Beratung'], isActive: false },
        openingHours: [{ day: 'monday', opens: '10:00', closes: '18:00' }],
        translations: { en: { services: [] } },
      },
    },
    coupons: {
      ...{ path: '/api/coupons/admin', all: '/api/coupons/admin' },
      body: {
        ...{ code: 'ATELIER', name: 'Atelier', discountType: 'fixed', discountValue: 12.5, minimumOrderAmount: 100 },
        ...{ validFrom: '2026-11-01', validUntil: '2026-12-24T18:00:00.000Z', usageLimit: 7, isActive: false },
        applicableCategories: ['product', 'pen'],
      },
    },
  } as const;

  test.each(Object.entries(full))('of %s can be imported, and changes nothing', async (kind, { path, all, body }) => {
    expect((await system.staff.post(path).send(body)).status).toBe(201);
    const before = (await system.staff.get(all)).body as object[];
    const file = await exported(system.staff, kind as keyof typeof full);
    expect(file).not.toMatch(/(?:^|,)"?[=+\-@]/m);
    const same = { state: 'done', rows: 1, created: 0, updated: 0, refused: [] };
    expect(await bring(system.staff, kind as keyof typeof full, 'apply', file)).toMatchObject(same);
    expect((await system.staff.get(all)).body).toEqual(before);
    // Without the id it adds an entry with all values of the first one.
    await system.database.query(`delete from ${kind}`);
    const withoutId = file.replace(/^[0-9a-f-]{36},/m, ',');
    expect(await bring(system.staff, kind as keyof typeof full, 'apply', withoutId)).toMatchObject({ created: 1 });
    const [again] = (await system.staff.get(all)).body as object[];
    const other = { id: expect.any(String), createdAt: expect.any(String), updatedAt: expect.any(String) };
    const english = kind === 'stores' ? { translations: {} } : {};
    expect(again).toEqual({ ...before[0], ...other, ...english });
  });

  test('has the columns of an import', async () => {
    const { status, headers, text } = await system.staff.get('/api/admin/exports/coupons').buffer(true);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="coupons-${today}.csv"`,
      'cache-control': 'no-store',
    });
    expect(text).toBe(
      '\ufeffid,code,name,description,discountType,discountValue,minimumOrderAmount,maximumDiscount,usageLimit,' +
        'userUsageLimit,validFrom,validUntil,isActive,applicableProducts,applicableCategories\r\n',
    );
    expect((await system.staff.get('/api/admin/exports/orders')).status).toBe(404);
  });
});
