import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { FIRST_SETTINGS } from '@vitrine/schemas';
import { address, admin, fakeApi, refusal, renderAdmin, signedIn } from '../../testing/index.js';

const PATH = '/admin/settings/house';
const stored = {
  ...FIRST_SETTINGS,
  version: 3,
  createdAt: '2026-11-20T08:12:00.000Z',
  updatedAt: '2026-11-20T08:12:00.000Z',
  updatedBy: null,
};
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/admin/system': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  'GET /api/admin/settings': () => ({ body: stored }),
  'PUT /api/admin/settings': ({ body }: { body: unknown }) => ({
    body: { ...stored, ...(body as object), version: 4 },
  }),
};

beforeAll(() => {
  // jsdom has no constructable style sheets
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
});
beforeEach(() => signedIn());
afterEach(() => session.clear());

const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('sends the changed groups with the version, and the menu shows the new name', async () => {
  const api = fakeApi(answers);
  renderAdmin(PATH);
  await fill('Name of the house', 'Maison Aurel');
  await fill('Email', 'salon@aurel.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(address()).toBe('/admin/settings'));
  expect(api.asked('PUT /api/admin/settings')[0]?.body).toEqual({
    name: 'Maison Aurel',
    contact: { ...FIRST_SETTINGS.contact, email: 'salon@aurel.example' },
    version: 3,
  });
  expect(screen.getByRole('link', { name: 'Maison Aurel administration' })).toBeInTheDocument();
});

it('shows the contrast while a colour is chosen, and refuses one with too little', async () => {
  const api = fakeApi(answers);
  renderAdmin(PATH);
  await fill('Main colour', '#99aabb');
  expect(screen.getByText(/^Contrast 2\.\d+ : 1 to the light ground, at least 4\.5 : 1 is needed$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findAllByText(/^The main colour has a contrast of 2\.\d+ : 1/))[0]).toBeVisible();
  expect(api.asked('PUT /api/admin/settings')).toHaveLength(0);
});

it('previews site, mail and administration', async () => {
  fakeApi(answers);
  renderAdmin(PATH);
  await fill('Name of the house', 'Maison Aurel');
  await fill('Main colour', '#1b2a4a');
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  expect(within(preview).getAllByText('Maison Aurel')).toHaveLength(3);
  expect(preview.style.getPropertyValue('--green')).toBe('#1b2a4a');
});
