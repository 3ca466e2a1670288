import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceNote } from '../page/price-note.js';
import { renderOnPlatform } from '../testing/render-on-platform.js';
import { useFormat } from './format.js';
import { registerTexts, useTexts } from './texts.js';
import { useLanguage } from './use-language.js';

registerTexts('greeting', { de: { hello: 'Guten Tag, {{name}}' }, en: { hello: 'Good day, {{name}}' } });

function Greeting() {
  const t = useTexts('greeting');
  const { language, setLanguage } = useLanguage();
  const { price, date } = useFormat();
  return (
    <main>
      <h1>{t('hello', { name: 'A & B' })}</h1>
      <p data-testid="price">{price(4900)}</p>
      <p data-testid="cents">{price(1234.5)}</p>
      <p data-testid="date">{date('2026-03-01T23:30:00Z')}</p>
      <PriceNote />
      <button onClick={() => setLanguage(language === 'de' ? 'en' : 'de')}>switch</button>
    </main>
  );
}

const headline = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0; Path=/';
});

test('starts in the language of the server and stores nothing by itself', () => {
  renderOnPlatform(<Greeting />);
  expect(headline()).toBe('Guten Tag, A & B');
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem('language')).toBeNull();
});

test('a choice changes every text, number and note, and is stored for the browser and the server', async () => {
  renderOnPlatform(<Greeting />);
  expect(screen.getByTestId('price').textContent).toBe('4.900\u00a0€');
  expect(screen.getByTestId('cents').textContent).toBe('1.234,50\u00a0€');
  expect(screen.getByText('zzgl. MwSt.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  expect(headline()).toBe('Good day, A & B');
  expect(screen.getByTestId('price').textContent).toBe('€4,900');
  expect(screen.getByText('plus VAT')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.cookie).toContain('language=en');
});

test('an earlier choice is used again', () => {
  localStorage.setItem('language', 'en');
  renderOnPlatform(<Greeting />);
  expect(headline()).toBe('Good day, A & B');
});

test('?lang= takes precedence over an earlier choice and becomes the choice', () => {
  localStorage.setItem('language', 'de');
  renderOnPlatform(<Greeting />, { path: '/?lang=en', environment: { language: 'en' } });
  expect(headline()).toBe('Good day, A & B');
  expect(localStorage.getItem('language')).toBe('en');
});

test('a choice removes ?lang= from the address and leaves the rest', async () => {
  renderOnPlatform(<Greeting />, { path: '/products?lang=en&tab=1', environment: { language: 'en' } });
  await userEvent.click(screen.getByRole('button'));
  expect(headline()).toBe('Guten Tag, A & B');
  expect(screen.getByTestId('address').textContent).toBe('/products?tab=1');
});

test('an invalid stored choice is reset', () => {
  localStorage.setItem('language', 'klingon');
  renderOnPlatform(<Greeting />);
  expect(headline()).toBe('Guten Tag, A & B');
  expect(localStorage.getItem('language')).toBeNull();
});

test('a day is the day in the company’s time zone, wherever it is read', () => {
  renderOnPlatform(<Greeting />);
  expect(screen.getByTestId('date').textContent).toBe('02.03.2026');
});

test('a change in another tab changes this one', () => {
  renderOnPlatform(<Greeting />);
  act(() => {
    localStorage.setItem('language', 'en');
    dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  });
  expect(headline()).toBe('Good day, A & B');
});
