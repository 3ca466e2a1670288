import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { PLATFORM_CONTRACT } from '@vitrine/platform';
import { ContractMismatch, loadPages, remoteFor } from './remotes.js';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);
const Pages = () => null;
const entry = {
  hash: 'a',
  entry: '/releases/storefront/a/remoteEntry.js',
  contract: PLATFORM_CONTRACT,
  integrity: 'sha384-list',
};

const registered = () => register.mock.calls.map(([remotes]) => (remotes[0] as { entry: string }).entry);

beforeEach(() => {
  load.mockReset();
  register.mockReset();
  globalThis.fetch = jest.fn().mockImplementation(() => Promise.resolve(Response.json({ 'remoteEntry.js': 'entry' })));
});

test.each([
  ['/', 'storefront'],
  ['/products', 'storefront'],
  ['/administration', 'storefront'],
  ['/admin', 'admin'],
  ['/admin/orders', 'admin'],
])('%s belongs to %s', (path, name) => {
  expect(remoteFor(path)).toBe(name);
});

test('a remote of another contract version is refused before it is loaded', async () => {
  const remotes = { storefront: { ...entry, contract: PLATFORM_CONTRACT + 1 } };
  await expect(loadPages('storefront', remotes)).rejects.toThrow(ContractMismatch);
  expect(register).not.toHaveBeenCalled();
});

test('a remote without a release is reported', async () => {
  await expect(loadPages('admin', {})).rejects.toThrow('No release of admin is live');
});

test('a failed load is retried under another address, and again on request', async () => {
  load.mockRejectedValue(new Error('gone'));
  await expect(loadPages('storefront', { storefront: entry })).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(2);

  load.mockReset().mockResolvedValue({ default: Pages });
  expect(await loadPages('storefront', { storefront: entry })).toBe(Pages);
  expect(new Set(registered()).size).toBe(3);
  expect(registered()[0]).toBe(`http://localhost${entry.entry}`);
});

test('a loaded remote is not loaded again', async () => {
  expect(await loadPages('storefront', { storefront: entry })).toBe(Pages);
  expect(load).not.toHaveBeenCalled();
});

test('after an entry was loaded without its chunks, a retry first checks that the files are available again', async () => {
  load.mockImplementation((id) => {
    Object.assign(globalThis, { admin: {} });
    return Promise.reject(new Error(`no chunks of ${id}`));
  });
  const remotes = { admin: { ...entry, entry: '/releases/admin/a/remoteEntry.js' } };
  await expect(loadPages('admin', remotes)).rejects.toThrow('no chunks');
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 503 });
  await expect(loadPages('admin', remotes)).rejects.toThrow('The release answers 503');
  expect(load).toHaveBeenCalledTimes(2);
});
