import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, anAdmin, aPage, fakeApi, refusal, renderAdmin, signedIn } from '../../testing/index.js';
import type { Contact } from '../contact.js';
import { aRetailer } from '../../shared/desk/testing/retailer.js';

const contact: Contact = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  name: 'Erika Musterfrau',
  email: 'erika@example.com',
  subject: 'Vorführung',
  message: 'Guten Tag,\nwann passt es?',
  telephone: null,
  callbackTime: null,
  status: 'new',
  adminNotes: null,
  assignee: null,
  followUp: null,
  language: 'de',
  notification: { status: 'sent', sentAt: '2026-11-21T08:13:00.000Z', error: null },
  version: 1,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

function open(staff = admin) {
  const api = fakeApi({
    'GET /api/admin/me': () => ({ body: staff }),
    'GET /api/orders': () => ({ body: aPage([]) }),
    'GET /api/contacts/admin/all': () => ({ body: { contacts: [contact], total: 1, page: 1, limit: 20 } }),
    'GET /api/contacts/admin/*': () => ({ body: contact }),
    'GET /api/contacts/admin/*/retailer': () => ({ body: aRetailer() }),
    'GET /api/contacts/admin/*/timeline': () => ({ body: { entries: [], next: null } }),
    'GET /api/admin/assignees': () => ({ body: [] }),
    'GET /api/admin/reply-templates': () => ({ body: [] }),
  });
  renderAdmin(`/admin/contacts/${contact.id}`);
  return api;
}

it('shows sender and message, and sends a reply', async () => {
  const api = open();
  api.handlers['POST /api/contacts/admin/*/reply'] = () => ({ status: 201, body: {} });
  expect(await screen.findByRole('heading', { name: 'Vorführung', level: 2 })).toBeVisible();
  expect(screen.getByText(/wann passt es/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Mail to Erika/), 'Guten Tag');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(api.asked('POST /api/contacts/admin/*/reply')[0]?.body).toEqual({ text: 'Guten Tag' }));
});

it('saves the status with the version that was read', async () => {
  const api = open();
  api.handlers['PUT /api/contacts/admin/*/status'] = () => ({ body: { ...contact, status: 'read', version: 2 } });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Read');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.asked('PUT /api/contacts/admin/*/status')[0]?.body).toEqual({ status: 'read', version: 1 }),
  );
});

it('says so where there is no such request', async () => {
  const api = open(anAdmin('sales'));
  api.handlers['GET /api/contacts/admin/*'] = () => refusal(404, 'NOT_FOUND', 'Contact not found');
  expect(await screen.findByText('This contact request does not exist')).toBeVisible();
});
