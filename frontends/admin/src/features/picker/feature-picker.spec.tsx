import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { FormSection } from '../../shared/form/index.js';
import { renderForm } from '../../shared/form/testing/index.js';
import { aFeature, fakeApi, noAnswer, signedIn } from '../../testing/index.js';
import { FeaturesField } from './features-field.js';

const library = [
  aFeature(1, { title: 'Katalog', description: 'Jedes Stück', translations: { en: { title: 'Catalogue' } } }),
  aFeature(2, { title: 'Termine' }),
  aFeature(3, { title: 'Veraltet', isActive: false }),
];

beforeEach(() => signedIn());
afterEach(() => session.clear());

const render = (features: string[], answer: Parameters<typeof fakeApi>[0][string] = () => ({ body: library })) => {
  const api = fakeApi({ 'GET /api/features/admin/all': answer });
  const values = { features, translations: { en: { features: features.map(() => '') } } };
  const sent = renderForm(
    values,
    <FormSection title="Features">
      <FeaturesField name="features" />
    </FormSection>,
  );
  return { api, sent };
};
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Select a feature' }));
  return within(await screen.findByRole('dialog', { name: 'Select Features' }));
};

it('counts the chosen features, and appends them to the present entries; own entries stay', async () => {
  const { sent } = render(['Eigenes', 'Veraltet']);
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Katalog' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Termine' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Veraltet' }));
  expect(dialog.getByText('2 selected')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Selection' }));
  expect(await screen.findByText('Catalogue')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() => expect(sent[0]?.features).toEqual(['Eigenes', 'Katalog', 'Termine']));
});

it('Cancel changes nothing', async () => {
  const { sent } = render(['Katalog']);
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Katalog' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() => expect(sent[0]?.features).toEqual(['Katalog']));
});

it('searches in both languages, and offers inactive features only where they are chosen', async () => {
  render([]);
  const dialog = await open();
  await dialog.findByRole('checkbox', { name: 'Termine' });
  expect(dialog.queryByRole('checkbox', { name: 'Veraltet' })).toBeNull();
  const search = dialog.getByRole('searchbox', { name: 'Search features' });
  await userEvent.type(search, 'catalog');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.type(search, 'xyz');
  expect(dialog.getByText('No features match your search. Try a different search term.')).toBeInTheDocument();
});

it('says that the library is empty', async () => {
  render([], () => ({ body: [] }));
  expect(await (await open()).findByText('No features found.')).toBeInTheDocument();
});

it('says that the library could not be loaded, and retries', async () => {
  const { api } = render([], noAnswer);
  const dialog = await open();
  const failed = 'No features available. Please check the console for errors.';
  expect(await dialog.findByText(failed)).toBeInTheDocument();
  api.handlers['GET /api/features/admin/all'] = () => ({ body: library });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('checkbox', { name: 'Katalog' })).toBeInTheDocument();
});
