import { jest } from '@jest/globals';
import { collectAfter } from './collect-buffers.js';

const MEGABYTE = 1024 * 1024;

test('young objects are collected once for every 8 MB of uploads', () => {
  const gc = jest.fn();
  const before = globalThis.gc;
  globalThis.gc = gc as unknown as NonNullable<typeof globalThis.gc>;
  try {
    for (let megabytes = 0; megabytes < 20; megabytes++) collectAfter(MEGABYTE);
  } finally {
    globalThis.gc = before;
  }
  expect(gc.mock.calls).toEqual([[{ type: 'minor' }], [{ type: 'minor' }]]);
});
