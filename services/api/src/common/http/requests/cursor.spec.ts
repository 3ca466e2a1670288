import { isCursorTime, readTimeCursor, toCursor } from './cursor.js';

const ID = '0199a1b2-0000-7000-8000-000000000001';

test.each([
  '2026-11-28T08:15:00Z',
  '2026-11-28T08:15:00.123Z',
  '2026-11-28T08:15:00.123456Z',
  '2024-02-29T23:59:59.9Z',
])('the time %s is accepted in a cursor', (at) => {
  expect(isCursorTime(at)).toBe(true);
  expect(readTimeCursor(toCursor([at, ID]))).toEqual({ at, id: ID });
});

test.each([
  '',
  '1',
  '2026',
  'Sat Nov 28 2026',
  '28 Nov 2026 08:15:00 GMT+0100 (CET)',
  '2026-11-28',
  '2026-11-28T08:15:00',
  '2026-11-28T08:15:00+23:00',
  '2026-02-30T08:15:00Z',
  '2026-11-28T24:00:00Z',
  '0000-01-01T00:00:00Z',
  '+012026-11-28T08:15:00Z',
  '2026-11-28T08:15:00.1234567Z',
  "2026-11-28T08:15:00Z' or true",
])('“%s” is refused as a time of a cursor', (at) => {
  expect(isCursorTime(at)).toBe(false);
  expect(() => readTimeCursor(toCursor([at, ID]))).toThrow(expect.objectContaining({ status: 400 }));
});

test('an empty cursor starts at the beginning', () => {
  expect(readTimeCursor('')).toBeUndefined();
});
