import { hideNotice, showNotice } from './notice.js';
import { ContractMismatch } from './remotes.js';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: jest.fn() }));

const alert = () => document.querySelector('[role=alert]');
const button = () => alert()?.querySelector('button');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><a href="/products">Produkte</a></div>';
  globalThis.reportError = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['de', 'Ein Teil der Seite konnte nicht geladen werden.', 'Erneut versuchen'],
  ['en', 'A part of this page could not be loaded.', 'Try again'],
] as const)('is shown in %s, outside of the root, and does not change the page', (language, sentence, retry) => {
  showNotice(new Error('gone'), language, () => Promise.resolve());
  expect(alert()?.textContent).toContain(sentence);
  expect(button()?.textContent).toBe(retry);
  expect(document.querySelector('#root [role=alert]')).toBeNull();
  expect(document.querySelector('#root a')).not.toBeNull();
});

test('retries once per click and shows one notice at a time', () => {
  const retry = jest.fn(() => Promise.resolve());
  showNotice(new Error('gone'), 'de', retry);
  showNotice(new Error('gone'), 'de', retry);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  button()?.click();
  button()?.click();
  expect(retry).toHaveBeenCalledTimes(1);
  hideNotice();
  expect(alert()).toBeNull();
});

test('a remote of another contract version has a message of its own', () => {
  showNotice(new ContractMismatch('storefront'), 'en', () => Promise.resolve());
  expect(alert()?.textContent).toContain('does not fit the running version');
  expect(button()?.textContent).toBe('Reload');
});
