import { act, renderHook } from '@testing-library/react';
import { useAccessibility, startAccessibility } from './accessibility.js';
import { consent, useConsent } from './consent.js';

const clearCookies = () => {
  for (const name of ['consent_essential', 'consent_analytics', 'consent_preference'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
});

test('at first nothing is decided and no cookie is set', () => {
  expect(renderHook(() => useConsent()).result.current.status).toBe('undecided');
  expect(document.cookie).toBe('');
});

test('accepting is stored and sets the three cookies; declining holds for the visit and keeps the essential cookie', () => {
  const { result } = renderHook(() => useConsent());
  act(() => result.current.accept());
  expect(result.current.status).toBe('accepted');
  expect(localStorage.getItem('cookie-consent')).toBe('accepted');
  expect(document.cookie.split('; ').sort()).toEqual([
    'consent_analytics=true',
    'consent_essential=true',
    'consent_preference=true',
  ]);
  act(() => result.current.decline());
  expect(result.current.status).toBe('declined');
  expect(localStorage.getItem('cookie-consent')).toBeNull();
  expect(sessionStorage.getItem('cookie-consent')).toBe('declined');
  expect(document.cookie).toBe('consent_essential=true');
});

test('a consent expires together with its cookies, after a year', () => {
  consent.accept();
  const until = Date.parse(localStorage.getItem('cookie-consent-until') ?? '');
  expect(until - Date.now()).toBeGreaterThan(364 * 86_400_000);
  localStorage.setItem('cookie-consent-until', new Date(Date.now() - 1000).toISOString());
  expect(consent.status()).toBe('undecided');
});

test('the notice can be shown again without losing the decision', () => {
  consent.accept();
  const { result } = renderHook(() => useConsent());
  act(() => result.current.reopen());
  expect(result.current.status).toBe('undecided');
  expect(localStorage.getItem('cookie-consent')).toBe('accepted');
  act(() => result.current.accept());
  expect(result.current.status).toBe('accepted');
});

test('the toggles hold for the visit and are shown on the document', () => {
  startAccessibility();
  const { result } = renderHook(() => useAccessibility());
  act(() => result.current.setHighContrast(true));
  act(() => result.current.setReduceMotion(true));
  expect(result.current).toMatchObject({ highContrast: true, reduceMotion: true });
  expect(document.documentElement.hasAttribute('data-high-contrast')).toBe(true);
  expect(document.documentElement.hasAttribute('data-reduce-motion')).toBe(true);
  expect(sessionStorage.getItem('accessibility-high-contrast')).toBe('true');
  act(() => result.current.setHighContrast(false));
  expect(document.documentElement.hasAttribute('data-high-contrast')).toBe(false);
});

test('the decision holds while the notice is open again', () => {
  consent.accept();
  consent.reopen();
  expect(consent.status()).toBe('undecided');
  expect(consent.decision()).toBe('accepted');
  consent.decline();
  expect(consent.decision()).toBe('declined');
});
