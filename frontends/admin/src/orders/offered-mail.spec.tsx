import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { aRetailer } from '../shared/desk/testing/retailer.js';
import {
  address,
  admin,
  anOrder,
  aPage,
  decryptedAt,
  fakeApi,
  renderAdmin,
  signedIn,
  toDetail,
} from '../testing/index.js';

const order = anOrder(1);
const BEN = { id: '0199a1b2-0000-7000-8000-000000000009', name: 'Ben Adler' };
const confirmed = { ...order, status: 'confirmed', version: 2 } as const;
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/admin/assignees': () => ({ body: [BEN] }),
  'GET /api/orders': () => ({ body: aPage([{ ...order, assignee: BEN }]) }),
  [`PUT /api/orders/${order.id}`]: () => ({ body: confirmed }),
  [`GET /api/orders/${order.id}`]: () => ({ body: toDetail(confirmed) }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

/** Accepts the mail that the list offers; it is shown on the order's page. */
async function followTheOffer() {
  fakeApi({
    ...answers,
    'GET /api/admin/reply-templates': () => ({
      body: [
        {
          id: '1',
          title: 'Bestätigung',
          text: 'Guten Tag {{name}}, wir bestätigen {{number}}.',
          status: 'confirmed',
          translations: {},
        },
      ],
    }),
    'GET /api/admin/audit': () => ({ body: decryptedAt() }),
    [`GET /api/orders/${order.id}/retailer`]: () => ({ body: aRetailer() }),
    [`GET /api/orders/${order.id}/timeline`]: () => ({ body: { entries: [], next: null } }),
    [`POST /api/orders/${order.id}/reply`]: () => ({ status: 201, body: {} }),
  });
  const { unmount } = renderAdmin('/admin/orders?search=erika');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Status of order #00000001' }),
    'Confirmed',
  );
  expect(await screen.findByText('Order #00000001 is confirmed now. The customer has not been told.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write to the customer' }));
  await waitFor(() => expect(address()).toBe(`/admin/orders/${order.id}`));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Mail to/)).toHaveValue('Guten Tag Erika Musterfrau, wir bestätigen #00000001.'),
  );
  return {
    /** As the browser does: address and navigation state stay. */
    reload: async () => {
      unmount();
      renderAdmin(address(), undefined, history.state);
      await screen.findByRole('region', { name: 'Reply' });
      await screen.findByRole('option', { name: 'Bestätigung' });
    },
  };
}

it('a status changed in the list offers a mail to the customer, which is begun on the order’s page', async () => {
  const { reload } = await followTheOffer();
  await reload();
  expect(await screen.findByText(/^The order is confirmed now/)).toBeVisible();
});

it.each(['Send reply', 'Leave it out'])(
  'after “%s” neither a reload nor going back offers it again',
  async (settle) => {
    const { reload } = await followTheOffer();
    await userEvent.click(screen.getByRole('button', { name: settle }));
    await waitFor(() => expect(screen.getByLabelText(/^Mail to/)).toHaveValue(''));
    await reload();
    expect(screen.getByLabelText(/^Mail to/)).toHaveValue('');
    expect(screen.queryByText(/^The order is confirmed now/)).toBeNull();
    const list = screen.getByRole('link', { name: 'All orders' });
    expect(list).toHaveAttribute('href', '/admin/orders?search=erika');
    await userEvent.click(list);
    await screen.findByText('#00000001');
    history.back();
    await screen.findByRole('option', { name: 'Bestätigung' });
    expect(screen.getByLabelText(/^Mail to/)).toHaveValue('');
  },
);

it('a list shows the assignee of each order, and filters by assignee', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin/orders');
  const row = (await screen.findByText('#00000001')).closest('tr')!;
  expect(within(row).getByText('Ben Adler')).toBeInTheDocument();
  await screen.findByRole('option', { name: 'Ben Adler' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by assignee' }), 'Ben Adler');
  await waitFor(() => expect(api.asked('GET /api/orders').at(-1)?.params.get('assignee')).toBe(BEN.id));
  expect(address()).toBe(`/admin/orders?assignee=${BEN.id}`);
});
