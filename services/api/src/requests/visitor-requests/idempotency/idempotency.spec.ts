import { randomBytes } from 'node:crypto';
import { BlindIndex } from '../../../common/personal-data/blind-index.js';
import { Keyring } from '../../../common/personal-data/keyring.js';
import type { Database } from '../../../database/database.js';
import { Idempotency } from './idempotency.js';

const keyring = new Keyring({ active: 'now', keys: new Map([['now', randomBytes(32)]]) });
const idempotency = new Idempotency(new BlindIndex(keyring), {} as Database);
const hashOf = (email: string, kind?: string) =>
  idempotency.repeatable({ key: 'one', email, body: {}, ...(kind !== undefined && { kind }) }).keyHash.toString('hex');

test('the same key never collides between kinds of requests, whatever the address begins with', () => {
  const hashes = [
    hashOf('erika@haus.example'),
    hashOf('erika@haus.example', 'contacts'),
    hashOf('erika@haus.example', 'demonstrations'),
    hashOf('contactserika@haus.example'),
    hashOf('demonstrationserika@haus.example'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf('Erika@haus.example', 'contacts')).toBe(hashOf('erika@haus.example', 'contacts'));
});
