import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, getText, noAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { AuditEntry } from './calls/list-audit.js';

const entry = (n: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: String(n),
  at: '2026-11-21T08:12:00.000Z',
  actorKind: 'staff',
  adminId: admin.id,
  admin: admin.email,
  action: 'order.customer.decrypt',
  subjectType: 'order',
  subjectId: '0199a1b2-0000-7000-8000-0000a1b2c3d4',
  details: {},
  outcome: 'done',
  network: '203.0.113.0/24',
  requestId: null,
  ...changes,
});
const LOG = 'GET /api/admin/audit';
const decrypted = entry(2);
const erased = entry(1, {
  action: 'privacy.erase',
  subjectType: 'person',
  subjectId: 'abcdef0123456789',
  details: { orders: 2 },
});
const exported = {
  email: 'erika@example.com',
  exportedAt: '2026-11-21T08:12:00.000Z',
  held: {
    contacts: [{ subject: 'Vorführung', createdAt: '2026-11-20T08:12:00.000Z', message: 'Guten Tag' }],
    orders: [{ productName: 'Prestige Edition', customerInfo: { fullName: 'Erika Musterfrau' }, priceHistory: [] }],
    usedCoupons: [],
  },
};
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  [LOG]: () => ({ body: { entries: [decrypted, erased], total: 45, page: 1, limit: 20 } }),
  'POST /api/admin/privacy/export': () => ({ body: exported }),
  'POST /api/admin/privacy/erase': () => ({
    body: { erasedAt: '2026-11-21T08:12:00.000Z', erased: { contacts: 1, orders: 2, usedCoupons: 0 } },
  }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const type = async (email: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), email);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const query = (api: ReturnType<typeof fakeApi>) => Object.fromEntries(api.asked(LOG).at(-1)?.params ?? []);

describe('the data of a person', () => {
  it.each(['Show and export', 'Erase …'])('%s needs an address', async (button) => {
    const api = fakeApi(answers);
    renderAdmin('/admin/privacy');
    await type('erika');
    await press(button);
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(api.asked('POST /api/admin/privacy/*')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are shown, and exported as a file', async () => {
    const api = fakeApi(answers);
    const made: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderAdmin('/admin/privacy');
    await type(' Erika@example.com ');
    await press('Show and export');
    const data = within(await screen.findByRole('region', { name: 'Data of erika@example.com' }));
    expect(api.asked('POST /api/admin/privacy/export')[0]?.body).toEqual({ email: 'Erika@example.com' });
    expect(data.getByRole('heading', { name: 'Contact requests (1)' })).toBeVisible();
    await userEvent.click(data.getByText(/^Vorführung · Nov 20, 2026/));
    expect(data.getByText('Guten Tag')).toBeVisible();
    expect(data.getByText('Full name', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Erika Musterfrau');
    expect(data.queryByText(/^Used coupons/)).toBeNull();

    await userEvent.click(data.getByRole('button', { name: 'Download as JSON' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(JSON.parse(await getText(made[0]!))).toEqual(exported);
    click.mockRestore();
  });

  it('may not exist', async () => {
    fakeApi({ ...answers, 'POST /api/admin/privacy/export': () => ({ body: { ...exported, held: { orders: [] } } }) });
    renderAdmin('/admin/privacy');
    await type('erika@example.com');
    await press('Show and export');
    expect(await screen.findByText(/Nothing is held about/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download as JSON' })).toBeNull();
  });

  it('are kept until the erasure is confirmed, which says what it does', async () => {
    const api = fakeApi({ ...answers, 'POST /api/admin/privacy/erase': noAnswer });
    renderAdmin('/admin/privacy');
    await type('erika@example.com');
    await press('Erase …');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase personal data' }));
    expect(dialog.getByText('erika@example.com')).toBeInTheDocument();
    expect(dialog.getByText(/This cannot be undone/)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    expect(api.asked('POST /api/admin/privacy/erase')).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The service cannot be reached at the moment');
    api.handlers['POST /api/admin/privacy/erase'] = answers['POST /api/admin/privacy/erase'];
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(
      await screen.findByText(/The data of erika@example.com were erased: Contact requests: 1, Orders: 2\./),
    ).toBeInTheDocument();
    expect(api.asked('POST /api/admin/privacy/erase')[1]?.body).toEqual({ email: 'erika@example.com' });
  });

  it('are not shown when they could not be read, but the reason is', async () => {
    fakeApi({
      ...answers,
      'POST /api/admin/privacy/export': () => refusal(409, 'KEY_MISSING', 'A key is missing'),
    });
    renderAdmin('/admin/privacy');
    await type('erika@example.com');
    await press('Show and export');
    expect(await screen.findByRole('alert')).toHaveTextContent('A key is missing');
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('erika@example.com');
  });
});

describe('the audit log', () => {
  it('says who did what to which thing', async () => {
    fakeApi(answers);
    renderAdmin('/admin/privacy');
    const row = within(await screen.findByRole('row', { name: /Decrypted customer data/ }));
    expect(row.getByText(admin.email)).toBeVisible();
    expect(row.getByText('…a1b2c3d4')).toBeVisible();
    expect(screen.getByRole('row', { name: /Erased personal data/ })).toHaveTextContent('Orders: 2');
    expect(screen.getByText('1–20 of 45')).toBeVisible();
  });

  it('is filtered by action, person and administrator, all in the address', async () => {
    const api = fakeApi(answers);
    const user = userEvent.setup();
    renderAdmin('/admin/privacy?page=2');
    await screen.findByRole('row', { name: /Decrypted/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by action' }), 'privacy');
    await user.type(screen.getByRole('searchbox', { name: 'Find by person or thing' }), 'erika@example.com');
    await waitFor(() => expect(address()).toBe('/admin/privacy?action=privacy&search=erika%40example.com'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by administrator' }), 'operator');
    await waitFor(() =>
      expect(query(api)).toEqual({
        action: 'privacy',
        subject: 'erika@example.com',
        admin: 'operator',
        page: '1',
        limit: '20',
      }),
    );
    api.handlers[LOG] = () => ({ body: { entries: [], total: 0, page: 1, limit: 20 } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by administrator' }), 'system');
    expect(await screen.findByText('No entries found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    await waitFor(() => expect(address()).toBe('/admin/privacy'));
  });

  it('links from an entry to all entries of its thing', async () => {
    const api = fakeApi(answers);
    renderAdmin('/admin/privacy');
    await userEvent.click(await screen.findByRole('link', { name: '…a1b2c3d4' }));
    await waitFor(() => expect(query(api)).toEqual({ subject: decrypted.subjectId, page: '1', limit: '20' }));
  });

  it('shows a failure, and retries', async () => {
    const api = fakeApi({ ...answers, [LOG]: () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
    renderAdmin('/admin/privacy');
    expect(await screen.findByRole('alert')).toHaveTextContent('The audit log could not be loaded.');
    api.handlers[LOG] = answers[LOG]!;
    await press('Try again');
    expect(await screen.findByRole('row', { name: /Decrypted/ })).toBeVisible();
  });
});
