import { FIRST_SETTINGS } from '@vitrine/schemas';
import { firstSettings, mailboxAddress, mailboxName } from './first-settings.js';

test('the variables give company, address and price note', () => {
  const priceNote = { de: 'netto', en: 'net' };
  expect(firstSettings({ mailCompany: 'Aurel SA, Rue du Lac 1, Genève', priceNote })).toEqual({
    ...FIRST_SETTINGS,
    contact: { ...FIRST_SETTINGS.contact, address: 'Rue du Lac 1, Genève' },
    legal: { ...FIRST_SETTINGS.legal, company: 'Aurel SA' },
    priceNote,
  });
});

test('without a company none is named', () => {
  const { contact, legal } = firstSettings({ mailCompany: '', priceNote: FIRST_SETTINGS.priceNote });
  expect([contact.address, legal.company]).toEqual(['', null]);
});

test.each([
  ['Maison Aurel <salon@aurel.example>', 'Maison Aurel', 'salon@aurel.example'],
  ['"Aurel, Genève" <salon@aurel.example>', 'Aurel, Genève', 'salon@aurel.example'],
  ['salon@aurel.example', undefined, 'salon@aurel.example'],
])('%p is a mailbox with the name %p', (mailbox, name, address) => {
  expect([mailboxName(mailbox), mailboxAddress(mailbox)]).toEqual([name, address]);
});
