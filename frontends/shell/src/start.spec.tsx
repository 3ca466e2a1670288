import { loadRemote } from '@module-federation/enhanced/runtime';
import { screen, waitFor } from '@testing-library/dom';
import { type Boot, Link, PLATFORM_CONTRACT, Route, Routes, usePublicQuery } from '@vitrine/platform';
import { testEnvironment } from '@vitrine/platform/testing';
import { act } from 'react';
import { start } from './start.js';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const load = jest.mocked(loadRemote);
const remote = (name: string) => ({
  hash: 'a',
  entry: `/releases/${name}/a/remoteEntry.js`,
  contract: PLATFORM_CONTRACT,
  integrity: 'sha384-list',
});
const boot: Boot = {
  language: 'de',
  publicUrl: 'http://localhost',
  pages: [],
  picture: null,
  remotes: { storefront: remote('storefront'), admin: remote('admin') },
  settings: testEnvironment.settings,
  priceNote: { de: '', en: '' },
  legacyProductId: null,
  mediaOrigins: [],
  mapStyleUrl: null,
  production: false,
};

function Home() {
  const { data } = usePublicQuery<string[]>('/api/products');
  return (
    <main>
      <h1>{data?.join()}</h1>
      <Link to="/admin">Verwaltung</Link>
    </main>
  );
}
const Storefront = () => (
  <Routes>
    <Route path="/" element={<Home />} />
  </Routes>
);
const Admin = () => <h1>Bestellungen</h1>;

const SENT = '<main><h1>Classic</h1><a href="/admin" data-discover="true">Verwaltung</a></main>';

beforeEach(() => {
  globalThis.fetch = jest.fn().mockImplementation(() => Promise.resolve(Response.json({ 'remoteEntry.js': 'entry' })));
  document.body.innerHTML = `<div id="root">${SENT}</div><script type="application/json" id="vitrine-data">{"/api/products":["Classic"]}</script>`;
});

/** Waits until React has hydrated an element, which then has a property of React's. */
const takenOver = (element: HTMLElement) =>
  waitFor(() => expect(Object.keys(element)).toContainEqual(expect.stringMatching(/^__reactFiber/)));

test('a remote that cannot be loaded leaves the server’s page as it is; a retry hydrates it, and a link loads the other remote', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.reportError = jest.fn();
  load.mockRejectedValue(new Error('gone'));
  await act(() => start(boot));
  expect(document.getElementById('root')?.innerHTML).toBe(SENT);
  expect(screen.getByRole('alert').textContent).toContain('konnte nicht geladen werden');

  load.mockImplementation((id) => Promise.resolve({ default: id === 'admin/routes' ? Admin : Storefront }));
  complaints.mockClear();
  const heading = screen.getByRole('heading');
  await act(() => Promise.resolve(screen.getByRole('button').click()));
  await takenOver(heading);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading')).toBe(heading);
  expect(complaints).not.toHaveBeenCalled();

  await act(() => Promise.resolve(screen.getByText('Verwaltung').click()));
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Bestellungen'));
  expect(document.getElementById('root')?.innerHTML).toBe('<h1>Bestellungen</h1>');
});
