import { FRENCH } from '../texts/fr/index.js';
import { catalogue } from './catalogue.js';
import { findMessage, messageText, sentence } from './translate.js';

test('every English sentence has a German and a French translation', () => {
  for (const [code, text] of Object.entries(catalogue)) {
    const filled = sentence(code as keyof typeof catalogue, { amount: '100.00' });
    const french = FRENCH.sentences[code as keyof typeof catalogue] ?? 'no sentence';
    expect(messageText(filled, 'de')).toBe(text.de.replace('{amount} €', '100\u00a0€'));
    expect(messageText(filled, 'fr')).toBe(french.replace('{amount}\u00a0€', '100\u00a0€'));
    expect(messageText(filled, 'en')).toBe(filled.replace('€ 100.00', '€100'));
  }
});

test('the translation of a sentence with a value keeps the value', () => {
  expect(findMessage('Minimum order amount is € 500.00')).toEqual({
    code: 'coupon.minimumAmount',
    params: { amount: '500.00' },
  });
  expect(messageText('Minimum order amount is € 500.00', 'de')).toBe(
    'Der Gutschein gilt ab einem Betrag von 500\u00a0€',
  );
  expect(messageText('Minimum order amount is € 1250.50', 'de')).toBe(
    'Der Gutschein gilt ab einem Betrag von 1.250,50\u00a0€',
  );
  expect(messageText('Minimum order amount is € 1250.50', 'fr')).toBe(
    'Le montant minimal de la demande est de 1\u202f250,50\u00a0€',
  );
  expect(messageText('Minimum order amount is € 8000.00', 'en')).toBe('Minimum order amount is €8,000');
});

test('a sentence of no rule is returned unchanged', () => {
  expect(messageText('Something else', 'de')).toBe('Something else');
});
