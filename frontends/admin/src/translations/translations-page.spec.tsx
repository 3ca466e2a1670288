import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  aFeature,
  aProduct,
  emptyTexts,
  fakeApi,
  noAnswer,
  renderAdmin,
  signedIn,
} from '../testing/index.js';

const none = () => ({ body: [] });
const answers = {
  ...emptyTexts,
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/products': () => ({ body: [aProduct()] }),
  'GET /api/features/admin/all': () => ({
    body: [aFeature(1), aFeature(2, { translations: { en: { title: 'Two' } } })],
  }),
  'GET /api/hero/admin': () => ({ body: { heading: 'Zeit', video: null, translations: {}, pictures: {}, version: 1 } }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

it('lists what is not translated into English, with its fields and a link to its form', async () => {
  fakeApi(answers);
  renderAdmin('/admin/translations');
  const product = await row('Prestige');
  expect(product.getByText('Subtitle, Description, Features')).toBeVisible();
  expect(product.getByRole('link', { name: 'Translate Prestige into English' })).toHaveAttribute(
    'href',
    `/admin/product/${aProduct().id}/edit`,
  );
  expect((await row('Funktion 1')).getByRole('link')).toHaveAttribute(
    'href',
    `/admin/features?feature=${aFeature(1).id}`,
  );
  expect(await screen.findByRole('link', { name: 'Translate Zeit into English' })).toBeVisible();
  expect(screen.queryByText('Funktion 2')).toBeNull();
  expect(
    screen.getByText('5 texts are missing: visitors are shown them in another language than theirs.'),
  ).toBeVisible();
});

it('filters by kind in the address', async () => {
  fakeApi(answers);
  renderAdmin('/admin/translations');
  await row('Prestige');
  await userEvent.selectOptions(screen.getByLabelText('Filter by kind'), 'Features');
  expect(screen.queryByText('Prestige')).toBeNull();
  expect(address()).toBe('/admin/translations?kind=features');
});

it('shows the rest and says that some of it could not be loaded', async () => {
  const api = fakeApi({ ...answers, 'GET /api/stores/all': noAnswer });
  renderAdmin('/admin/translations');
  await row('Prestige');
  expect(screen.getByRole('alert')).toHaveTextContent('Not everything could be loaded.');
  api.handlers['GET /api/stores/all'] = none;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^5 texts/)).toBeVisible();
});
