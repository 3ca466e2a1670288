import { aProduct } from '../../testing/index.js';
import { bodyOf, valuesOf } from './product-values.js';

const typed = { ...valuesOf(null), name: ' Prestige ', description: 'Die Edition.' };

it('sending the unchanged form of a product changes nothing', () => {
  const {
    id: _id,
    version: _v,
    createdAt: _c,
    updatedAt: _u,
    updatedBy: _b,
    featureDetails: _f,
    pictures: _p,
    ...fields
  } = aProduct();
  expect(bodyOf(valuesOf(aProduct()))).toEqual({
    ...fields,
    headerDescription: '',
    productImages: [],
    version: undefined,
  });
});

it('an empty field has no value: no price means not offered on that plan', () => {
  expect(bodyOf(typed)).toMatchObject({
    name: 'Prestige',
    subtitle: null,
    price: null,
    subscriptionPrice: null,
    enhancedServicePrice: null,
    image: null,
    images: [],
    headerVideo: null,
    displayOrder: 0,
    translations: {},
  });
});

it('amounts are read with comma and point', () => {
  expect(bodyOf({ ...typed, price: '4.900,50', subscriptionPrice: '190' })).toMatchObject({
    price: 4900.5,
    subscriptionPrice: 190,
  });
});

it('the first picture is the main one', () => {
  expect(bodyOf({ ...typed, images: ['/uploads/b.webp', '/uploads/a.webp'] })).toMatchObject({
    image: '/uploads/b.webp',
    images: ['/uploads/b.webp', '/uploads/a.webp'],
  });
  expect(valuesOf(aProduct({ image: '/uploads/z.webp' })).images).toEqual([
    '/uploads/z.webp',
    '/uploads/dial.webp',
    '/uploads/app.webp',
  ]);
});

it('English titles of features keep their places, English colours are whole', () => {
  const values = valuesOf(
    aProduct({ features: ['Eins', 'Zwei'], colors: ['Rot', 'Grün'], translations: { en: { features: ['', 'Two'] } } }),
  );
  values.translations.en.colors = ['', 'Green'];
  expect(bodyOf(values).translations).toEqual({ en: { features: ['', 'Two'], colors: ['Rot', 'Green'] } });
});

it('entries without a text are ignored, with their English', () => {
  const values = valuesOf(
    aProduct({ colors: ['Rot', '', 'Grün'], translations: { en: { colors: ['Red', 'Lost', ''] } } }),
  );
  expect(bodyOf(values)).toMatchObject({ colors: ['Rot', 'Grün'], translations: { en: { colors: ['Red', 'Grün'] } } });
});
