import { completedLink } from './typed-link.js';

test.each([
  ['vitrine.example', 'https://vitrine.example'],
  [' www.vitrine.example/a?b#c ', 'https://www.vitrine.example/a?b#c'],
  ['uhren-müller.example:8443/x', 'https://uhren-müller.example:8443/x'],
  ['atelier@vitrine.example', 'mailto:atelier@vitrine.example'],
  ['https://vitrine.example', 'https://vitrine.example'],
  ['tel:+4989123', 'tel:+4989123'],
  ['/privacy', '/privacy'],
  ['#rights', '#rights'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s becomes %s', (typed, meant) => {
  expect(completedLink(typed)).toBe(meant);
});
