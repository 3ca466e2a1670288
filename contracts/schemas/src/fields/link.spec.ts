import { isSafeLink } from './link.js';

test.each(['/', '/a?b#c', '#a', 'a/b', 'https://a.example', 'HTTP://a.example/x', 'mailto:a@b.example', 'tel:+49'])(
  '%p is a safe link',
  (link) => {
    expect(isSafeLink(link)).toBe(true);
  },
);

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'mailto:',
])('%p is refused', (link) => {
  expect(isSafeLink(link)).toBe(false);
});
