import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, anOrder, aPage, fakeApi, renderAdmin, signedIn } from '../testing/index.js';

const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([anOrder(1)]) }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const lastQuery = (api: ReturnType<typeof fakeApi>) =>
  Object.fromEntries(api.asked('GET /api/orders').at(-1)?.params ?? []);
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);

it('filters by date, plan and coupon, all in the address', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/orders?page=2');
  await choose('Filter by date', 'Last 7 days');
  expect(screen.getByLabelText('Filter by plan')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More filters', expanded: false }));
  expect(screen.getByLabelText('Filter by plan')).toBeVisible();
  await choose('Filter by plan', 'Enhanced service');
  await userEvent.type(screen.getByLabelText('Coupon code'), 'atelier');
  await waitFor(() => expect(address()).toBe('/admin/orders?placed=7days&plan=enhanced&coupon=atelier'));
  await waitFor(() =>
    expect(lastQuery(api)).toMatchObject({ placed: '7days', plan: 'enhanced', coupon: 'atelier', page: '1' }),
  );
  expect(screen.getByLabelText('Filter by coupon')).toHaveDisplayValue('Coupon ATELIER');
});

it('shows a chip for each filter, which removes the filter', async () => {
  fakeApi(answers);
  renderAdmin('/admin/orders?status=pending&from=2026-11-01&coupon=none');
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(chips.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Remove filter: Pending',
    'Remove filter: From Nov 1, 2026',
    'Remove filter: Without a coupon',
  ]);
  await userEvent.click(chips.getByRole('button', { name: 'Remove filter: From Nov 1, 2026' }));
  expect(address()).toBe('/admin/orders?status=pending&coupon=none');
});

it('lets a period replace first and last day', async () => {
  fakeApi(answers);
  renderAdmin('/admin/orders?from=2026-11-01&to=2026-11-30');
  await choose('Filter by date', 'Today');
  expect(address()).toBe('/admin/orders?placed=today');
  expect(screen.getByLabelText('From')).toHaveValue('');
});

it('ignores an invalid day or code', async () => {
  const api = fakeApi(answers);
  renderAdmin(`/admin/orders?from=2026-02-30&to=x&coupon=${'X'.repeat(51)}&plan=gold`);
  await screen.findByText('#00000001');
  expect(Object.keys(lastQuery(api)).toSorted()).toEqual(['limit', 'page', 'sort']);
});
