import { addressSpellings, canonicalMailbox, isSameAddress } from './canonical-address.js';

test('an address with an international domain has the same person in both spellings', () => {
  expect(addressSpellings('Erika@Müller.example')).toEqual(['erika@müller.example', 'erika@xn--mller-kva.example']);
  expect(isSameAddress('erika@xn--mller-kva.example', 'Erika@Müller.example')).toBe(true);
  expect(isSameAddress('Erika@Müller.example', 'erika@xn--mller-kva.example')).toBe(true);
  expect(isSameAddress('erika@mueller.example', 'erika@müller.example')).toBe(false);
});

test.each(['', 'kein Zeichen', 'nur@', '@haus.example', 'zwei@drei@haus.example'])(
  'what is no address, such as %p, is compared as it is',
  (text) => {
    expect(addressSpellings(text)).toEqual([text.toLowerCase()]);
    expect(isSameAddress(text, text)).toBe(text !== '');
  },
);

test('a limit per mailbox counts tags and dots of Gmail as one', () => {
  expect(canonicalMailbox('A.B+tag@googlemail.com')).toBe('ab@gmail.com');
});
