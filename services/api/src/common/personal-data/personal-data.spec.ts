import { randomBytes } from 'node:crypto';
import { BlindIndex } from './blind-index.js';
import { FieldCipher, UnreadableValueError } from './field-cipher.js';
import { Keyring } from './keyring.js';
import { searchWords, wordBeginnings, listWords } from './words.js';

const first = randomBytes(32);
const second = randomBytes(32);
const ring = (active: string, ...entries: [string, Buffer][]) => new Keyring({ active, keys: new Map(entries) });
const old = ring('k1', ['k1', first]);
const rotated = ring('k2', ['k2', second], ['k1', first]);
const afterwards = ring('k2', ['k2', second]);

describe('field cipher', () => {
  const place = 'orders.customer:1';

  test('decrypts what it encrypted, in any script', () => {
    const cipher = new FieldCipher(old);
    for (const text of ['', 'Erika Mustermann', '渡辺 – Zürich 💎', 'x'.repeat(5000)]) {
      expect(cipher.decrypt(cipher.encrypt(text, place), place)).toBe(text);
    }
  });

  test('encrypts the same text differently each time, and begins the value with the key id', () => {
    const cipher = new FieldCipher(old);
    const [one, two] = [cipher.encrypt('Erika', place), cipher.encrypt('Erika', place)];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^k1\.[\w-]+$/);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('Erika');
  });

  test('a value that was moved to another row or field, cut or changed is not decrypted', () => {
    const cipher = new FieldCipher(old);
    const stored = cipher.encrypt('Erika', place);
    const flipped = stored.slice(0, -2) + (stored.at(-2) === 'A' ? 'B' : 'A') + stored.at(-1);
    expect(() => cipher.decrypt(stored, 'orders.customer:2')).toThrow(UnreadableValueError);
    expect(() => cipher.decrypt(stored, 'orders.notes:1')).toThrow(UnreadableValueError);
    for (const broken of [flipped, stored.slice(0, 12), '', 'k1.', 'nonsense']) {
      expect(() => cipher.decrypt(broken, place)).toThrow(UnreadableValueError);
    }
  });

  test('a keyring with a new active key decrypts old values; without the old key they are unreadable', () => {
    const stored = new FieldCipher(old).encrypt('Erika', place);
    expect(new FieldCipher(rotated).decrypt(stored, place)).toBe('Erika');
    expect(new FieldCipher(rotated).encrypt('Erika', place)).toMatch(/^k2\./);
    expect(() => new FieldCipher(afterwards).decrypt(stored, place)).toThrow(UnreadableValueError);
  });
});

describe('words', () => {
  test.each([
    ['Erika MÜLLER', ['erika', 'muller']],
    ['Große Straße', ['grosse', 'strasse']],
    ['Łukasz Søren Æthel', ['lukasz', 'soren', 'aethel']],
    ['erika.muster+vip@juwelier-beispiel.de', ['erika', 'muster', 'vip', 'juwelier', 'beispiel', 'de']],
    ["O'Brien & Söhne GmbH", ['o', 'brien', 'sohne', 'gmbh']],
    ['ﬁne １２３', ['fine', '123']],
    ['  ', []],
  ])('%p has the words %p', (text, words) => expect(listWords(text)).toEqual(words));

  test('word beginnings have from two characters to all of the word', () => {
    expect([...wordBeginnings(['Anna A', 'ann'])]).toEqual(['an', 'ann', 'anna']);
  });

  test('search words of one character and duplicates are left out', () => {
    expect(searchWords("O'Brien, BRIEN x")).toEqual(['brien']);
    expect(searchWords('Ma Marie mar')).toEqual(['marie']);
  });
});

describe('blind index', () => {
  const found = (index: BlindIndex, stored: string[], word: string) =>
    index.tokensToFind(word).some((token) => stored.includes(token));

  test('finds only beginnings of words, and all of them', () => {
    const index = new BlindIndex(old);
    const long = 'donaudampfschifffahrt';
    const stored = index.tokens(['Erika Müller', 'erika@haus-gold.de', long]);
    const beginnings = ['er', 'erika', 'mu', 'muller', 'haus', 'gol', 'de', long.slice(0, 15), long.slice(0, 16), long];
    for (const word of beginnings) expect(found(index, stored, word)).toBe(true);
    for (const word of ['rika', 'mullers', 'erikas', 'aus', `${long}s`]) expect(found(index, stored, word)).toBe(false);
  });

  test('tokens are signed 64-bit numbers that depend on the key', () => {
    const [token = ''] = new BlindIndex(old).tokens(['er']);
    expect(BigInt.asIntN(64, BigInt(token)).toString()).toBe(token);
    expect(new BlindIndex(afterwards).tokens(['er'])).not.toEqual([token]);
  });

  test('rows written before a rotation are still found and counted', () => {
    const stored = new BlindIndex(old).tokens(['Erika']);
    expect(found(new BlindIndex(rotated), stored, 'eri')).toBe(true);
    const hash = new BlindIndex(old).hash('erika@haus.de', 'coupon-use');
    expect(new BlindIndex(rotated).hashesToFind('erika@haus.de', 'coupon-use')).toContainEqual(hash);
    expect(new BlindIndex(rotated).hashesToFind('erika@haus.de', 'idempotency')).not.toContainEqual(hash);
  });
});

describe('fields with their own search keys', () => {
  const index = new BlindIndex(old);
  const fields = ['contacts.name', 'contacts.email'];

  test('equal words of different fields and tables have unrelated tokens', () => {
    const tables = [
      index.tokens(['Erika']),
      index.fieldTokens({ 'contacts.name': 'Erika' }),
      index.fieldTokens({ 'contacts.email': 'Erika' }),
    ];
    const all = tables.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(tables.map(({ length }) => length)).toEqual([4, 4, 4]);
  });

  test('a word is found in each field, and in rows that were stored before fields had keys', () => {
    const found = index.fieldTokensToFind(fields, 'er');
    for (const stored of [
      index.fieldTokens({ 'contacts.name': 'Erika', 'contacts.email': '' }),
      index.fieldTokens({ 'contacts.name': '', 'contacts.email': 'erika@haus.example' }),
      index.tokens(['Erika']),
    ]) {
      expect(stored.some((token) => found.includes(token))).toBe(true);
    }
    expect(index.fieldTokens({ 'contacts.subject': 'Erika' }).some((token) => found.includes(token))).toBe(false);
  });
});
