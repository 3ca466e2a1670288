import { couponResource, storeResource } from '@vitrine/schemas';
import { resourceForm } from './resource-form.js';

const form = resourceForm(storeResource);
const typed = { ...form.valuesOf(null), name: 'Maison', address: 'Ring 1', city: 'Wien', country: 'Austria' };

test('the label of a translated field names its language', () => {
  expect(form.labels).toMatchObject({
    name: 'Name',
    description: 'Description (German)',
    'translations.en.description': 'Description (English)',
  });
});

test('a new form starts with the defaults of the rules', () => {
  expect(form.valuesOf(null)).toMatchObject({
    name: '',
    services: [],
    latitude: '',
    isActive: true,
    translations: { en: { description: '', services: [] } },
  });
});

test('a row is shown as it would be typed, its English lists as long as the German ones', () => {
  const row = {
    latitude: 48.1405,
    services: ['Gravur', 'Beratung'],
    translations: { en: { services: ['Engraving'] } },
  };
  expect(form.valuesOf(row)).toMatchObject({
    latitude: '48.1405',
    translations: { en: { description: '', services: ['Engraving', ''] } },
  });
});

test('the body has numbers, nulls for what is empty, and whole English lists or none', () => {
  const values = { ...typed, latitude: '48,5', services: ['Gravur', 'Beratung'] };
  expect(form.bodyOf(values)).toMatchObject({ latitude: 48.5, longitude: null, phone: null, translations: {} });
  const translations = {
    en: { description: '', services: ['Engraving', ''] },
    fr: { description: '', services: ['', 'Conseil'] },
  };
  const { translations: saved } = form.bodyOf({ ...values, translations });
  expect(saved.en?.services).toEqual(['Engraving', 'Beratung']);
  expect(saved.fr?.services).toEqual(['Engraving', 'Conseil']);
});

describe('of a resource without translations', () => {
  const { valuesOf, bodyOf } = resourceForm(couponResource);

  test('amounts of money are shown with their cents', () => {
    const values = valuesOf({ version: 1, minimumOrderAmount: 100.5, maximumDiscount: null } as { version: number });
    expect(values).toMatchObject({ minimumOrderAmount: '100.50', maximumDiscount: '' });
    expect(values).not.toHaveProperty('translations');
  });

  test('the body has amounts of money as their rule reads them', () => {
    const body = bodyOf({ ...valuesOf(null), minimumOrderAmount: '1.350,90' });
    expect(body).toMatchObject({ minimumOrderAmount: 1350.9, maximumDiscount: null });
    expect(body).not.toHaveProperty('translations');
  });
});
