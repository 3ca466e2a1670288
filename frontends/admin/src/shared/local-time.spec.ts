import { localTimeText, utcTimeText } from './local-time.js';

it('shows a time to the minute in the time zone of the browser, and reads it back', () => {
  const text = localTimeText('2026-11-02T08:05:30.000Z');
  expect(text).toMatch(/^2026-11-0[123]T\d\d:\d\d$/);
  expect(utcTimeText(text)).toBe('2026-11-02T08:05:00.000Z');
});

it('leaves a text that is no time as it is', () => {
  expect(localTimeText(null)).toBe('');
  expect(utcTimeText('')).toBe('');
  expect(utcTimeText('tomorrow')).toBe('tomorrow');
});
