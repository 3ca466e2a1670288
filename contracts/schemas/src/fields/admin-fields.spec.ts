import { array, object } from 'yup';
import { formFlag, jsonText, mediaPath, translations, version, webUrl, wholeNumber } from './admin-fields.js';
import { line } from './fields.js';

const names = () => jsonText(array().of(line().required('empty')).default([]));

describe('a list', () => {
  test.each([
    [
      ['Gold', ' Onyx '],
      ['Gold', 'Onyx'],
    ],
    ['["Gold","Onyx"]', ['Gold', 'Onyx']],
    ['Gold, Onyx,', ['Gold', 'Onyx']],
    ['', []],
    [undefined, []],
  ])('%j is %j', (value, expected) => expect(names().validateSync(value)).toEqual(expected));

  test.each(['["Gold",', { a: 1 }, '[1]', '[""]'])('%j is refused', (value) => {
    expect(names().isValidSync(value)).toBe(false);
  });
});

describe('translations', () => {
  const schema = object({
    translations: translations({ name: line().required('Name is required').max(5, 'too long'), colors: names() }),
  });
  const read = (value: unknown) => schema.validateSync({ translations: value }).translations;

  test('are optional one by one, and empty ones are left out', () => {
    for (const none of [undefined, null, '', '{}', {}]) expect(read(none)).toEqual({});
    expect(read({ en: { name: ' ', colors: 'Gold, Onyx' } })).toEqual({ en: { colors: ['Gold', 'Onyx'] } });
    expect(read({ en: null })).toEqual({});
  });

  test('may be JSON text, and lose fields that the entity does not translate', () => {
    const text = '{"en":{"name":"Pen","price":1,"constructor":{"a":1}},"it":{"name":"Stylo"}}';
    expect(read(text)).toEqual({ en: { name: 'Pen' } });
  });

  test('have the same rules as the German texts', () => {
    expect(() => read({ en: { name: 'Fountain' } })).toThrow('too long');
    expect(() => read({ en: { name: 1 } })).toThrow('This value must be a text');
    expect(() => read('no JSON')).toThrow('Translations must be an object with the languages en, fr');
    expect(() => read({ en: 'x' })).toThrow('Translations must be an object with the languages en, fr');
  });
});

describe('a media path', () => {
  test.each(['/uploads/0197.webp', '/images/hero-2.jpg', '/a/b/c%20d.mp4', '/Füllhalter.avif'])('%p', (path) => {
    expect(mediaPath('Picture').validateSync(path)).toBe(path);
  });

  test.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    '/\\elsewhere.example',
    'uploads/a.png',
    '/uploads/../secret',
    '/admin',
    '/ops/queues',
    '/api/products',
    '/api/picture.png',
    '/Ops/queues.png',
    '/products/0198',
    '/uploads/a b.png',
    '/a"onerror="x',
    'javascript:alert(1)',
    `/${'a'.repeat(500)}`,
    7,
  ])('%p is refused', (path) => expect(mediaPath('Picture', 'no path').isValidSync(path)).toBe(false));

  test('may be empty', () => {
    for (const none of ['', null, undefined]) expect(mediaPath('Picture').validateSync(none)).toBeNull();
  });
});

describe('a web address', () => {
  test.each(['https://maison.example/a?b=c#d', 'http://localhost:8080', 'HTTPS://X.example'])('%p', (url) => {
    expect(webUrl('Website').validateSync(` ${url} `)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x.example',
    'https:x.example',
    'https://',
    'https://user:secret@x.example',
    'https://x.example/a b',
    'x.example',
    [],
  ])('%p is refused', (url) => expect(() => webUrl('Website', 'no address').validateSync(url)).toThrow('no address'));

  test('may be empty', () => expect(webUrl('Website').validateSync('')).toBeNull());
});

test('numbers and flags may be texts of a form', () => {
  expect(version().validateSync('3')).toBe(3);
  expect(version().validateSync('')).toBeUndefined();
  expect(() => version().validateSync('new')).toThrow('Version must be a whole number');
  expect(wholeNumber().validateSync('-2')).toBe(-2);
  for (const refused of ['1.5', 'x', 3e9]) expect(wholeNumber().isValidSync(refused)).toBe(false);
  expect([true, 'true', false, 'false'].map((value) => formFlag().validateSync(value))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  for (const refused of ['yes', 1, {}]) expect(formFlag().isValidSync(refused)).toBe(false);
});
