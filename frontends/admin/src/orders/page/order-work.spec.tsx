import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { companyDay } from '@vitrine/schemas';
import {
  admin,
  anOrder,
  aPage,
  decryptedAt,
  fakeApi,
  noAnswer,
  refusal,
  renderAdmin,
  signedIn,
  toDetail,
} from '../../testing/index.js';
import { aRetailer } from '../../shared/desk/testing/retailer.js';
import type { Order } from '../order.js';

const order = anOrder(2);
const template = {
  id: '1',
  title: 'Bestätigung',
  text: 'Guten Tag {{name}}, {{product}} für {{price}}. {{staff}}',
  status: 'confirmed',
  translations: { en: { text: 'Dear {{name}}' } },
  version: 1,
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

async function open(shown: Order = order, more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/admin/me': () => ({ body: admin }),
    'GET /api/orders': () => ({ body: aPage([order, anOrder(7)]) }),
    'GET /api/orders/*/retailer': () => ({ body: aRetailer() }),
    'GET /api/orders/*': () => ({ body: toDetail(shown) }),
    'GET /api/admin/audit': () => ({ body: decryptedAt() }),
    'GET /api/admin/assignees': () => ({
      body: [
        { id: admin.id, name: 'Clara Vogt' },
        { id: '2', name: 'Anna Berger' },
      ],
    }),
    'GET /api/admin/reply-templates': () => ({ body: [template] }),
    'GET /api/orders/*/timeline': () => ({ body: { entries: [], next: null } }),
    ...more,
  });
  renderAdmin(`/admin/orders/${shown.id}`);
  await screen.findByRole('region', { name: 'Reply' });
  return api;
}

it('assigns an order, and says so where that fails', async () => {
  const api = await open(order, {
    'PUT /api/orders/*/assignee': () => refusal(400, 'VALIDATION_FAILED', 'Not active'),
  });
  await screen.findByRole('option', { name: 'Anna Berger' });
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Anna Berger');
  expect(await screen.findByText('It could not be assigned. Not active')).toBeVisible();
  api.handlers['PUT /api/orders/*/assignee'] = () => ({ body: { assignee: null, followUp: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(api.asked('PUT /api/orders/*/assignee').at(-1)?.body).toEqual({ staffId: admin.id }));
});

it('sets a follow-up', async () => {
  const api = await open(order, {
    'PUT /api/orders/*/follow-up': () => ({ body: { assignee: null, followUp: null } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }));
  await userEvent.type(screen.getByLabelText('What is to be done'), 'Anrufen');
  await userEvent.click(screen.getByRole('button', { name: 'Set follow-up' }));
  await waitFor(() =>
    expect(api.asked('PUT /api/orders/*/follow-up')[0]?.body).toEqual({ on: companyDay(1), text: 'Anrufen' }),
  );
});

it('shows a follow-up that is due, and removes it', async () => {
  const due = { ...order, followUp: { on: companyDay(), text: 'Anrufen' } };
  const api = await open(due, { 'PUT /api/orders/*/follow-up': () => ({ body: { assignee: null, followUp: null } }) });
  expect(screen.getByText('Due')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(api.asked('PUT /api/orders/*/follow-up')[0]?.body).toEqual({ on: null, text: '' }));
});

it('starts a reply with a template in the customer’s language, previews and sends it', async () => {
  const api = await open(order, { 'POST /api/orders/*/reply': () => ({ status: 201, body: {} }) });
  await screen.findByRole('option', { name: 'Bestätigung' });
  await userEvent.selectOptions(screen.getByLabelText('Begin with a template'), 'Bestätigung');
  const text = 'Guten Tag Erika Musterfrau, Prestige Edition für 490\u00a0€. Clara Vogt';
  await waitFor(() => expect(screen.getByLabelText(/^Mail to Erika Musterfrau, in German/)).toHaveValue(text));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Preview of the mail' }));
  expect(preview.getByText('Ihre Anfrage bei Vitrine #00000002: Prestige Edition')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Back to the reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('The reply to Erika Musterfrau is on its way.')).toBeVisible();
  expect(api.asked('POST /api/orders/*/reply')[0]?.body).toEqual({ text });
});

it('keeps a reply that cannot be sent', async () => {
  await open(order, { 'POST /api/orders/*/reply': () => refusal(409, 'CONFLICT', 'The customer was erased') });
  await userEvent.type(screen.getByLabelText(/^Mail to/), 'Guten Tag');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('The reply could not be sent. The customer was erased')).toBeVisible();
  expect(screen.getByLabelText(/^Mail to/)).toHaveValue('Guten Tag');
});

it('retries a reply whose answer was lost with the same key, and sends another text or a further mail with a new one', async () => {
  const api = await open(order, { 'POST /api/orders/*/reply': noAnswer });
  const field = screen.getByLabelText(/^Mail to/);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  const keys = () =>
    api.asked('POST /api/orders/*/reply').map(({ headers }) => headers.get('Idempotency-Key') ?? 'none');
  await userEvent.type(field, 'Guten Tag');
  await send();
  expect(await screen.findByText(/^The reply could not be sent/)).toBeVisible();
  await send();
  await waitFor(() => expect(keys()).toHaveLength(2));
  await userEvent.type(field, ' Erika');
  api.handlers['POST /api/orders/*/reply'] = () => ({ status: 201, body: {} });
  await send();
  await waitFor(() => expect(field).toHaveValue(''));
  await userEvent.type(field, 'Guten Tag Erika');
  await send();
  await waitFor(() => expect(keys()).toHaveLength(4));
  const [lost, repeated, changed, further] = keys();
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated).toBe(lost);
  expect(new Set([lost, changed, further]).size).toBe(3);
});

it('offers a mail with a new status, which can be declined', async () => {
  await open(order, { 'PUT /api/orders/*': () => ({ body: { ...order, status: 'confirmed', version: 2 } }) });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Confirmed');
  expect(screen.getByText(/offered once it is saved/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^The order is confirmed now/)).toBeVisible();
  expect(screen.getByLabelText(/^Mail to/)).toHaveValue(
    'Guten Tag Erika Musterfrau, Prestige Edition für 490\u00a0€. Clara Vogt',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  await waitFor(() => expect(screen.getByLabelText(/^Mail to/)).toHaveValue(''));
  expect(screen.queryByText(/^The order is confirmed now/)).toBeNull();
});

it('offers an empty mail where the new status has no template', async () => {
  await open(order, {
    'PUT /api/orders/*': () => ({ body: { ...order, status: 'cancelled', version: 2 } }),
    'POST /api/orders/*/reply': () => ({ status: 201, body: {} }),
  });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
  expect(screen.getByText(/offered once it is saved/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^The order is cancelled now\. No reply template says so/)).toBeVisible();
  expect(screen.getByLabelText(/^Mail to/)).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  await waitFor(() => expect(screen.queryByText(/^The order is cancelled now/)).toBeNull());
});

it('shows other requests of the same retailer, with links to the rest', async () => {
  const other = { status: 'pending', createdAt: '2026-11-20T09:00:00.000Z', price: null };
  const retailer = aRetailer({
    requests: [
      { ...other, kind: 'order', id: anOrder(7).id, title: 'Signature', price: 4900 },
      { ...other, kind: 'contact', id: 'c1', title: 'Vorführung', status: 'new' },
      { ...other, kind: 'demonstration', id: 'd1', title: 'Juwelier Rosenhag', status: 'new' },
    ],
    more: { order: 1203, contact: 1, demonstration: 0 },
    isWhole: false,
    company: 'Juwelier Rosenhag',
  });
  await open(order, { 'GET /api/orders/*/retailer': () => ({ body: retailer }) });
  const region = within(screen.getByRole('region', { name: 'Of the same retailer' }));
  const leads = (name: string | RegExp, to: string) =>
    expect(region.getByRole('link', { name })).toHaveAttribute('href', to);
  await region.findByRole('link', { name: '#00000007 Signature' });
  leads('#00000007 Signature', `/admin/orders/${anOrder(7).id}`);
  leads('Vorführung', '/admin/contacts/c1');
  leads('Juwelier Rosenhag', '/admin/demonstrations?demonstration=d1');
  leads('and 1,203 more orders', '/admin/orders?search=Juwelier%20Rosenhag');
  leads('and 1 more contact request', `/admin/contacts?search=${encodeURIComponent(order.customerInfo.email)}`);
  leads(/^Older requests were not looked through/, '/admin/orders?search=Juwelier%20Rosenhag');
});

it('says that the retailer has no other request', async () => {
  await open();
  expect(await screen.findByText('No other request has this address or company.')).toBeVisible();
});
