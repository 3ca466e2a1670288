import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderStorefront } from '../testing/index.js';

beforeEach(() => {
  localStorage.clear();
  fakeApi({});
});

const heading = () => screen.findByRole('heading', { level: 1 });

it.each([
  ['de', 'Kollektion', 'Die Kollektion'],
  ['en', 'Collection', 'The collection'],
] as const)('shows the screens in %s, to click through', async (language, tab, title) => {
  renderStorefront('/app', language);
  expect(await heading()).toHaveTextContent('Haus Morgenthal');
  await userEvent.click(screen.getByRole('button', { name: tab }));
  expect(await heading()).toHaveTextContent(title);
});

it('opens with the design in its fragment, and without one with the last design', async () => {
  const { unmount } = renderStorefront('/app#house=Brandt&primary=5a1f33&accent=d3a58b&pattern=scales&typeface=modern');
  expect(await heading()).toHaveTextContent('Brandt');
  expect(screen.getByRole('link', { name: 'Change the design' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/configure#house=Brandt&/),
  );
  unmount();
  renderStorefront('/app');
  expect(await heading()).toHaveTextContent('Brandt');
});

it('stores only the design of an address', async () => {
  const { unmount } = renderStorefront(`/app#house=Brandt&primary=5a1f33&accent=red&filler=${'x'.repeat(1000)}`);
  expect(await heading()).toHaveTextContent('Brandt');
  expect(Object.values({ ...localStorage }).join(' ')).toMatch(/house=Brandt&pattern=[a-z]+&.*primary=5a1f33/);
  expect(Object.values({ ...localStorage }).join(' ')).not.toMatch(/filler|red/);
  unmount();
});

it('can be installed: it has a manifest of its own', async () => {
  renderStorefront('/app');
  await heading();
  expect(document.head.querySelector('link[rel="manifest"]')).not.toBeNull();
});
