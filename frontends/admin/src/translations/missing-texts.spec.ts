import { findMissing } from './missing-texts.js';

const shop = (changes: object) => ({ id: '7', name: 'Wien', translations: {}, ...changes });
const find = (row: ReturnType<typeof shop>) =>
  findMissing('stores', [row], ['en'], {
    labels: { description: 'Description', services: 'Services', specifications: 'Specifications' },
    getName: ({ name }) => name,
    getPath: ({ id }) => `/admin/stores/${id}/edit`,
  });

describe('findMissing', () => {
  it('finds every German text without a translation, including entries of lists', () => {
    const row = shop({
      description: 'Am Graben.',
      services: ['Beratung', 'Gravur'],
      translations: { en: { services: ['Advice', ''] } },
    });
    expect(find(row)).toEqual([
      {
        key: 'stores 7 en',
        kind: 'stores',
        language: 'en',
        name: 'Wien',
        path: '/admin/stores/7/edit',
        fields: ['Description', 'Services'],
        count: 2,
      },
    ]);
  });

  it('finds nothing where there is no German text or all of it is translated', () => {
    expect(find(shop({ description: ' ', services: [] }))).toEqual([]);
    expect(find(shop({ description: 'Am Graben.', translations: { en: { description: 'On Graben.' } } }))).toEqual([]);
  });

  it('matches named texts by their order', () => {
    const row = shop({
      specifications: { Länge: '14 cm', Feder: 'Gold' },
      translations: { en: { specifications: { Length: '14 cm' } } },
    });
    expect(find(row)).toMatchObject([{ fields: ['Specifications'], count: 1 }]);
  });
});
