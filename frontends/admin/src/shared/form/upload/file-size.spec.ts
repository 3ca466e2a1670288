import { fileSize } from './file-size.js';

it.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [100 * 1024 * 1024, '100 MB'],
  [5.25 * 1024 ** 3, '5.3 GB'],
  [4 * 1024 ** 4, '4096 GB'],
])('%d bytes read as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
