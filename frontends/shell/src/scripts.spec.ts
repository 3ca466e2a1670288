import { loadScriptDigests, scriptSource } from './scripts.js';

const remote = (hash: string) => ({
  hash,
  entry: `/releases/storefront/${hash}/remoteEntry.js`,
  contract: 1,
  integrity: 'sha384-list',
});
const answer = (response: () => Response) =>
  (globalThis.fetch = jest.fn().mockImplementation(() => Promise.resolve(response())));

beforeEach(() => answer(() => Response.json({ 'remoteEntry.js': 'one', 'home.js': 'two' })));

test('a script of a release is loaded with its digest from the list', async () => {
  await loadScriptDigests(remote('a'));
  expect(scriptSource('/releases/storefront/a/home.js')).toEqual({
    src: '/releases/storefront/a/home.js',
    integrity: 'sha384-two',
  });
  const again = 'http://localhost/releases/storefront/a/remoteEntry.js?try=2';
  expect(scriptSource(again)).toEqual({ src: again, integrity: 'sha384-one' });
});

test.each([
  '/releases/storefront/a/other.js',
  '/releases/storefront/b/home.js',
  '/uploads/home.js',
  'https://evil.example/releases/storefront/a/home.js',
  'data:text/javascript,alert(1)',
])('%s is refused', async (address) => {
  await loadScriptDigests(remote('a'));
  expect(() => scriptSource(address)).toThrow(TypeError);
});

test('the list is requested once, and the browser checks it against the digest in the page', async () => {
  await loadScriptDigests(remote('c'));
  await loadScriptDigests(remote('c'));
  expect(jest.mocked(globalThis.fetch).mock.calls).toEqual([
    ['/releases/storefront/c/integrity.json', { integrity: 'sha384-list' }],
  ]);
});

test('without the list no script of the release is loaded', async () => {
  answer(() => new Response(null, { status: 404 }));
  await expect(loadScriptDigests(remote('d'))).rejects.toThrow('The release answers 404');
  expect(() => scriptSource('/releases/storefront/d/remoteEntry.js')).toThrow(TypeError);
});
