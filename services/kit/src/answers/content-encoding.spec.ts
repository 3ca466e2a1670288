import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, encodingFor } from './content-encoding.js';

const choice = (accepted: string | undefined) =>
  encodingFor({ headers: { ...(accepted !== undefined && { 'accept-encoding': accepted }) } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['deflate, zstd', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(choice(accepted)).toBe(encoding);
  expect(choice(accepted)).toBe(encoding);
});

test('decompressing gives the same bytes', async () => {
  const text = Buffer.from('Uhren '.repeat(1000));
  expect(brotliDecompressSync(await compress(text, 'br'))).toEqual(text);
  expect(gunzipSync(await compress(text, 'gzip'))).toEqual(text);
  expect((await compress(text, 'br')).length).toBeLessThan(text.length / 10);
});
