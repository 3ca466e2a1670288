import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import type { Permission } from '@vitrine/schemas';
import { admin, anAdmin, aPage, fakeApi, refusal, renderAdmin, signedIn } from './testing/index.js';

/** A list that the API exports: its screen, and the columns in the file when one column is hidden. */
interface List {
  of: string;
  path: string;
  narrowed: string;
  asked: Record<string, string>;
  api: string;
  answers: Parameters<typeof fakeApi>[0];
  file: string;
  hidden: string;
  columns: string[];
  encrypted: string[];
}

const page = { total: 0, page: 1, limit: 20, next: null };
const lists: List[] = [
  {
    of: 'orders',
    path: '/admin/orders',
    narrowed: '?search=uhr&status=pending&sort=price&page=2',
    asked: { search: 'uhr', status: 'pending', sort: 'price' },
    api: 'GET /api/orders/export',
    answers: { 'GET /api/orders': () => ({ body: aPage([]) }) },
    file: 'orders.csv',
    hidden: 'Type',
    columns: ['order', 'request', 'product', 'customer', 'company', 'price', 'status', 'assignee', 'placed'],
    encrypted: ['customer', 'company'],
  },
  {
    of: 'contact requests',
    path: '/admin/contacts',
    narrowed: '?search=uhr&status=new&assignee=me&page=2',
    asked: { search: 'uhr', status: 'new', assignee: 'me' },
    api: 'GET /api/contacts/admin/export',
    answers: {
      'GET /api/contacts/admin/stats': () => ({
        body: { total: 0, byStatus: { new: 0, read: 0, replied: 0, closed: 0 } },
      }),
      'GET /api/contacts/admin/all': () => ({ body: { ...page, contacts: [], asOf: '2026-11-27T09:00:00.000Z' } }),
    },
    file: 'contacts.csv',
    hidden: 'Assignee',
    columns: ['request', 'name', 'email', 'subject', 'status', 'received'],
    encrypted: ['name', 'email', 'subject'],
  },
  {
    of: 'requests for a demonstration',
    path: '/admin/demonstrations',
    narrowed: '?search=uhr&status=new&kind=video&page=2',
    asked: { search: 'uhr', status: 'new', kind: 'video' },
    api: 'GET /api/demonstrations/admin/export',
    answers: {
      'GET /api/demonstrations/admin/stats': () => ({
        body: { total: 0, byStatus: { new: 0, confirmed: 0, declined: 0, done: 0 } },
      }),
      'GET /api/demonstrations/admin/all': () => ({ body: { ...page, demonstrations: [] } }),
    },
    file: 'demonstrations.csv',
    hidden: 'Where',
    columns: ['request', 'company', 'name', 'appointment', 'wishes', 'timeZone', 'status', 'received'],
    encrypted: ['company', 'name'],
  },
];

let saved: string[];
beforeEach(() => {
  signedIn();
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  session.clear();
  localStorage.clear();
});

const as = (me: typeof admin) => ({ 'GET /api/admin/me': () => ({ body: me }) });
const without = (permission: Permission) => ({
  ...admin,
  permissions: admin.permissions.filter((name) => name !== permission),
});
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));

describe.each(lists)('the list of $of', ({ of, path, narrowed, asked, api: call, answers, file, ...list }) => {
  it('is saved as it is filtered, or says why not', async () => {
    const api = fakeApi({ ...as(admin), ...answers, [call]: () => refusal(503, 'UNAVAILABLE', 'Not now') });
    renderAdmin(path + narrowed);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(`The ${of} could not be exported. Not now`);

    api.handlers[call] = () => ({ body: 'Status' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toEqual([file]));
    const { columns: _, ...filters } = Object.fromEntries(api.asked(call).at(-1)?.params ?? []);
    expect(filters).toEqual(asked);
  });

  it.each([
    { of: 'everything for those who may decrypt', me: admin, left: [] },
    { of: 'nothing encrypted for others', me: without('customers:decrypt'), left: list.encrypted },
  ])('is saved with the shown columns: $of', async ({ me, left }) => {
    const api = fakeApi({ ...as(me), ...answers, [call]: () => ({ body: 'Status' }) });
    renderAdmin(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: list.hidden }));
    await userEvent.keyboard('{Escape}');
    await press();
    await waitFor(() => expect(saved).toEqual([file]));
    expect(api.asked(call)[0]?.params.getAll('columns')).toEqual(list.columns.filter((name) => !left.includes(name)));
  });

  it('is saved only by people who may export', async () => {
    fakeApi({ ...as(anAdmin('sales')), ...answers });
    renderAdmin(path);
    expect(await screen.findByRole('button', { name: 'Columns' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});
