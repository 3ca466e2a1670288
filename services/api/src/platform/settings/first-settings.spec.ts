import { FIRST_SETTINGS, type HouseSettings } from '@vitrine/schemas';
import { firstSettings, hasSampleContact, mailboxAddress, mailboxName } from './first-settings.js';

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

const own = {
  ...FIRST_SETTINGS,
  contact: { ...FIRST_SETTINGS.contact, email: 'salon@aurel.example', telephone: null },
  social: { video: null, photos: null, apps: null, site: null },
};

test.each<[string, HouseSettings, boolean]>([
  ['the first settings', FIRST_SETTINGS, true],
  [
    'settings with the sample telephone',
    { ...own, contact: { ...own.contact, telephone: FIRST_SETTINGS.contact.telephone } },
    true,
  ],
  ['settings with one sample link', { ...own, social: { ...own.social, apps: FIRST_SETTINGS.social.apps } }, true],
  ['settings of one’s own', own, false],
])('%s: sample contact details are seen', (_, settings, isSample) => expect(hasSampleContact(settings)).toBe(isSample));
