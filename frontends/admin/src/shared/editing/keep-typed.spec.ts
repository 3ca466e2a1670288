import { keepTyped } from './keep-typed.js';

const sent = { name: 'Köln', services: ['Repair'], translations: { en: { name: 'Cologne', text: '' } } };

it('takes over stored values where nothing was typed since', () => {
  const stored = { ...sent, name: 'KÖLN' };
  expect(keepTyped(sent, structuredClone(sent), stored)).toEqual(stored);
});

it('keeps each text and list that was changed since, also a nested one', () => {
  const typed = {
    name: 'Köln',
    services: ['Repair', 'Advice'],
    translations: { en: { name: 'Cologne', text: 'New' } },
  };
  const stored = { ...sent, name: 'KÖLN' };
  expect(keepTyped(sent, typed, stored)).toEqual({ ...typed, name: 'KÖLN' });
});
