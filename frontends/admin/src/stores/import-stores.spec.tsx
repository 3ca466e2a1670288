import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { ROLE_PERMISSIONS, type Role } from '@vitrine/schemas';
import { admin, fakeApi, noAnswer, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { Import } from '../shared/importing/calls/import-rows.js';

const anImport = (changes: Partial<Import> = {}): Import => ({
  id: '0199a1b2-0000-7000-8000-000000000001',
  kind: 'stores',
  mode: 'check',
  state: 'done',
  rows: 3,
  created: 2,
  updated: 1,
  refusedRows: 0,
  refused: [],
  planned: [],
  createdAt: '2026-11-27T20:00:00.000Z',
  finishedAt: '2026-11-27T20:00:01.000Z',
  ...changes,
});

const TAKE = 'POST /api/admin/imports';
const LOOK = 'GET /api/admin/imports/*';
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/stores/all': () => ({ body: [] }),
  [TAKE]: () => ({ status: 202, body: { id: anImport().id } }),
  [LOOK]: () => ({ body: anImport() }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const file = new File(['name;city'], 'filialen.csv', { type: 'text/csv' });
const choose = () => fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });

async function openDialog() {
  renderAdmin('/admin/stores');
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  return within(await screen.findByRole('dialog', { name: 'Import stores' }));
}

it('checks a file, shows what would happen, applies it, and refetches the list', async () => {
  const api = fakeApi(answers);
  const dialog = await openDialog();
  choose();
  expect(await dialog.findByText('2 stores will be added, and 1 store will be changed.')).toBeVisible();
  expect(dialog.getByText('filialen.csv')).toBeVisible();
  api.handlers[TAKE] = () => ({ status: 202, body: { id: '0199a1b2-0000-7000-8000-000000000002' } });
  api.handlers[LOOK] = () => ({ body: anImport({ mode: 'apply', state: 'running', rows: 2 }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await dialog.findByText('Importing the rows: 2 rows so far')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeDisabled();
  const before = api.asked('GET /api/stores/all').length;
  api.handlers[LOOK] = () => ({ body: anImport({ mode: 'apply' }) });
  expect(await dialog.findByText('2 stores were added, and 1 store was changed.', {}, { timeout: 3000 })).toBeVisible();
  await waitFor(() => expect(api.asked('GET /api/stores/all').length).toBeGreaterThan(before));
  expect(api.asked(TAKE)).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Apply' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows which column of which entry changes, with the old and the new value', async () => {
  const planned: Import['planned'] = [
    {
      ...{ row: 2, id: null, name: 'Zur Linde, Leipzig', change: 'create', moreFields: 0 },
      fields: [{ field: 'address', before: '', after: 'Am Markt 1' }],
    },
    {
      ...{ row: 3, id: anImport().id, name: 'Rosenhag, München', change: 'update', moreFields: 2 },
      fields: [
        { field: 'city', before: 'Wien', after: 'München' },
        { field: 'website', before: 'https://alt.example', after: '' },
      ],
    },
    { row: 4, id: anImport().id, name: 'Am Ring, Graz', change: 'none', fields: [], moreFields: 0 },
  ];
  fakeApi({ ...answers, [LOOK]: () => ({ body: anImport({ rows: 1209, created: 1204, updated: 1, planned }) }) });
  const dialog = await openDialog();
  choose();
  const table = within(await dialog.findByRole('table', { name: 'Planned rows' }));
  expect(table.getByRole('row', { name: /2 Zur Linde, Leipzig ?New.*address Am Markt 1/ })).toBeInTheDocument();
  const changed = table.getByRole('row', { name: /3 Rosenhag, München ?Changed/ });
  expect(changed).toHaveTextContent(/city\s*from Wien to München/);
  expect(changed).toHaveTextContent(/website\s*from https:\/\/alt.example to nothing/);
  expect(changed).toHaveTextContent('and 2 more columns');
  expect(table.queryByText('Am Ring, Graz')).toBeNull();
  expect(dialog.getByText('1,203 more rows are not shown.')).toBeVisible();
});

it('lists each refused row, and lets nothing be applied', async () => {
  const refused = [
    { row: 3, field: 'city', message: 'City is required' },
    { row: 4, field: '', message: 'Row 2 of the file is the same entry' },
  ];
  fakeApi({ ...answers, [LOOK]: () => ({ body: anImport({ refusedRows: 2, refused, created: 1, updated: 0 }) }) });
  const dialog = await openDialog();
  choose();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '2 rows are refused. Please correct the file and choose it again.',
  );
  const table = within(dialog.getByRole('table', { name: 'Refused rows' }));
  expect(table.getByRole('row', { name: /3.*city.*City is required/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /4.*Whole row.*the same entry/ })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('says that a file changes nothing', async () => {
  fakeApi({ ...answers, [LOOK]: () => ({ body: anImport({ created: 0, updated: 0 }) }) });
  const dialog = await openDialog();
  choose();
  expect(await dialog.findByText(/^The file says nothing new/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('shows what the API says about a refused file, and tries again', async () => {
  const api = fakeApi({ ...answers, [TAKE]: () => refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'This is a workbook') });
  const dialog = await openDialog();
  choose();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file could not be checked. This is a workbook');
  api.handlers[TAKE] = answers[TAKE];
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/will be added/)).toBeVisible();
});

it('says that an import failed on our side', async () => {
  fakeApi({ ...answers, [LOOK]: () => ({ body: anImport({ state: 'failed' }) }) });
  const dialog = await openDialog();
  choose();
  expect(await dialog.findByRole('alert')).toHaveTextContent('because of a fault on our side. Nothing was changed.');
});

it('says that an export failed', async () => {
  fakeApi({ ...answers, 'GET /api/admin/exports/stores': noAnswer });
  renderAdmin('/admin/stores');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^The stores could not be exported/)).toBeInTheDocument();
});

it('is offered only to people who may', async () => {
  const as = (role: Role) => ({
    ...answers,
    'GET /api/admin/me': () => ({ body: { ...admin, role, permissions: ROLE_PERMISSIONS[role] } }),
  });
  fakeApi(as('sales'));
  renderAdmin('/admin/stores');
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});
