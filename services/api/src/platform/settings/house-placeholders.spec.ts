import { FIRST_SETTINGS } from '@vitrine/schemas';
import { fillHtml, fillText } from './house-placeholders.js';

const house = {
  ...FIRST_SETTINGS,
  name: 'Maison <Aurel>',
  contact: { email: 'salon@aurel.example', telephone: '+41 22 5550100', address: 'Rue du Lac 1\n1204 Genève' },
  legal: { company: null, register: 'GE 1', vatId: null, responsible: null },
};

test('a plain text shows the facts, and the name of the house where no company is set', () => {
  expect(fillText('{{house}}, {{ company }}: {{register}}{{vatId}}', house)).toBe(
    'Maison <Aurel>, Maison <Aurel>: GE 1',
  );
});

test('in HTML addresses become links, lines stay lines, and no fact becomes a tag', () => {
  expect(fillHtml('<p>{{house}}</p><p>{{address}}</p>{{email}} {{telephone}}', house)).toBe(
    '<p>Maison &lt;Aurel&gt;</p><p>Rue du Lac 1<br />1204 Genève</p>' +
      '<a href="mailto:salon@aurel.example">salon@aurel.example</a> <a href="tel:+41225550100">+41 22 5550100</a>',
  );
});

test('an unknown placeholder stays as it is written', () => {
  expect(fillText('{{name}} {{ constructor }}', house)).toBe('{{name}} {{ constructor }}');
});
