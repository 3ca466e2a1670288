import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { FIRST_SETTINGS } from '@vitrine/schemas';
import {
  address,
  admin,
  aFeature,
  fakeApi,
  heldAnswer,
  noAnswer,
  refusal,
  renderAdmin,
  signedIn,
} from '../testing/index.js';
import type { Feature } from './feature-calls.js';

const catalogue = aFeature(1, { title: 'Katalog', translations: { en: { title: 'Catalogue' } } });
const visits = aFeature(2, { title: 'Termine', isActive: false });
const both = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/features/admin/all': () => ({ body: [catalogue, visits] }),
};
const card = (name: string) => screen.findByRole('article', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows the library, and filters it by status', async () => {
  fakeApi(both);
  renderAdmin('/admin/features');
  expect(within(await card('Katalog')).getByText('Active')).toBeVisible();
  expect(within(await card('Termine')).getByText('English missing')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Inactive');
  expect(address()).toBe('/admin/features?status=inactive');
  expect(screen.queryByRole('article', { name: 'Katalog' })).toBeNull();
});

it('edits every language of the site side by side, and sends the texts of each', async () => {
  const translations = { en: { title: 'Catalogue' }, fr: { title: 'Catalogue', description: 'Des montres.' } };
  const api = fakeApi({
    ...both,
    'GET /api/features/admin/all': () => ({ body: [{ ...catalogue, translations }, visits] }),
    'PUT /api/features/*': ({ body }) => ({ body: { ...catalogue, ...(body as Partial<Feature>), version: 2 } }),
  });
  renderAdmin(`/admin/features?feature=${catalogue.id}`, { ...FIRST_SETTINGS, languages: ['de', 'en', 'fr'] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Feature' }));
  expect(dialog.getByRole('textbox', { name: 'Description (French)' })).toHaveValue('Des montres.');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title (French)' }), { target: { value: 'Vitrine' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save Feature' }));
  await waitFor(() =>
    expect(api.asked('PUT /api/features/*')[0]?.body).toMatchObject({
      translations: { en: { title: 'Catalogue' }, fr: { title: 'Vitrine', description: 'Des montres.' } },
    }),
  );
});

it('says that it is loading, that it failed, and that nothing is there', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  const api = fakeApi({ ...both, 'GET /api/features/admin/all': held.answer });
  renderAdmin('/admin/features');
  expect(await screen.findByText('Loading features...')).toBeVisible();
  held.give(refusal(503, 'UNAVAILABLE', 'Please try again later'));
  expect(await screen.findByText('Error loading features.')).toBeVisible();
  api.handlers['GET /api/features/admin/all'] = () => ({ body: [] });
  await press('Try again');
  expect(await screen.findByText('No features found.')).toBeVisible();
});

it('adds a feature in both languages', async () => {
  const api = fakeApi({
    ...both,
    'POST /api/features': ({ body }) => ({ body: { ...aFeature(3), ...(body as Partial<Feature>) } }),
  });
  renderAdmin('/admin/features');
  await card('Katalog');
  await press('Add Feature');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Feature' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Feature' }));
  expect(await dialog.findByText('Feature title is required')).toBeVisible();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title (German)' }), { target: { value: 'Wunschliste' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title (English)' }), { target: { value: 'Wish list' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add Feature' }));
  expect(await card('Wunschliste')).toBeVisible();
  expect(screen.getByText('Feature “Wunschliste” was created.')).toBeInTheDocument();
  expect(api.asked('POST /api/features')[0]?.body).toEqual({
    title: 'Wunschliste',
    description: '',
    image: null,
    screen: null,
    isActive: true,
    translations: { en: { title: 'Wish list' } },
  });
});

it('changes a feature with the version that was read', async () => {
  const api = fakeApi({
    ...both,
    'PUT /api/features/*': ({ body }) => ({ body: { ...catalogue, ...(body as Partial<Feature>), version: 2 } }),
  });
  renderAdmin(`/admin/features?feature=${catalogue.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Feature' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title (German)' }), ' neu');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Feature' }));
  expect(await card('Katalog neu')).toBeVisible();
  expect(api.asked('PUT /api/features/*')[0]?.body).toMatchObject({ title: 'Katalog neu', version: 1 });
});

it('toggles a feature at once, and rolls it back when it is refused', async () => {
  const held = heldAnswer<ReturnType<typeof refusal>>();
  fakeApi({ ...both, 'PUT /api/features/*': held.answer });
  renderAdmin('/admin/features');
  await userEvent.click(within(await card('Katalog')).getByRole('button', { name: 'Deactivate Katalog' }));
  await waitFor(async () => expect(within(await card('Katalog')).getByText('Inactive')).toBeVisible());
  held.give(refusal(503, 'UNAVAILABLE', 'Please try again later'));
  expect(await within(await card('Katalog')).findByRole('alert')).toHaveTextContent('Failed to update feature');
  expect(within(await card('Katalog')).getByText('Active')).toBeVisible();
});

it('asks before it deletes', async () => {
  const api = fakeApi({ ...both, 'DELETE /api/features/*': noAnswer });
  renderAdmin('/admin/features');
  await card('Termine');
  await press('Delete Termine');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Feature' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete feature');
  api.handlers['DELETE /api/features/*'] = () => ({ status: 204 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Termine' })).toBeNull());
});
