import { act, renderHook } from '@testing-library/react';
import { storedJson, storedText, useStored } from './storage.js';

const isList = (value: unknown): string[] => {
  if (!Array.isArray(value)) throw new TypeError('not a list');
  return value as string[];
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a stored value is read again', () => {
  const entry = storedJson('list', isList, [], 'local');
  entry.set(['one']);
  expect(storedJson('list', isList, [], 'local').get()).toEqual(['one']);
  expect(localStorage.getItem('list')).toBe('["one"]');
});

test.each(['{', '{"a":1}', 'null'])('the broken value %s reads as the fallback and is removed', (text) => {
  localStorage.setItem('list', text);
  expect(storedJson<string[]>('list', isList, [], 'local').get()).toEqual([]);
  expect(localStorage.getItem('list')).toBeNull();
});

test('a text is stored without quotes, and null clears it', () => {
  const entry = storedText<string | null>('id', (text) => text, null, 'session');
  entry.set('42');
  expect(sessionStorage.getItem('id')).toBe('42');
  entry.set(null);
  expect(sessionStorage.getItem('id')).toBeNull();
});

test('a component shows each change of the value, also from another tab', () => {
  const entry = storedJson('list', isList, [], 'local');
  const { result } = renderHook(() => useStored(entry));
  expect(result.current[0]).toEqual([]);
  act(() => result.current[1](['one']));
  expect(result.current[0]).toEqual(['one']);
  act(() => {
    localStorage.setItem('list', '["two"]');
    dispatchEvent(new StorageEvent('storage', { key: 'list' }));
  });
  expect(result.current[0]).toEqual(['two']);
});

test('without storage the value is kept for this visit', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  const entry = storedJson('list', isList, [], 'local');
  entry.set(['one']);
  expect(entry.get()).toEqual(['one']);
  refuse.mockRestore();
  read.mockRestore();
});
