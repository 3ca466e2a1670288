import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, refusal, renderAdmin, signedIn } from '../../testing/index.js';
import { aPage } from '../testing.js';
import { undoneReason } from './use-reason.js';

const CHANGE = 'PUT /api/content-pages/admin/*';
const RESTORE = 'POST /api/content-pages/admin/*/versions/*/restore';
const terms = aPage('terms_conditions', { version: 4 });
const version = (number: number) => ({ number, savedAt: '2026-11-20T08:12:00.000Z', savedBy: null, reason: null });

const answers = (): Parameters<typeof fakeApi>[0] => ({
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/contacts/admin/stats': () => ({ body: { total: 0, byStatus: { new: 0, read: 0, replied: 0, closed: 0 } } }),
  'GET /api/content-pages/admin/all': () => ({ body: [terms] }),
  [CHANGE]: ({ body }) => ({ body: { ...terms, ...(body as object), version: 5 } }),
});

/** jsdom has no layout, but the editor asks for the position of its text. */
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
beforeEach(() => signedIn());
afterEach(() => session.clear());

const titleField = () => screen.findByRole('textbox', { name: 'Title (German)', hidden: true });
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Change Terms & Conditions?' }));

async function editTitle(title: string): Promise<void> {
  renderAdmin('/admin/content-pages');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Terms & Conditions' }));
  fireEvent.change(await titleField(), { target: { value: title } });
  await userEvent.click(screen.getByRole('button', { name: 'Save Page' }));
}

it('asks for a reason before a legal page is saved, sends it, and can undo the change', async () => {
  const api = fakeApi(answers());
  await editTitle('AGB');
  const asked = await question();
  await userEvent.click(asked.getByRole('button', { name: 'Save Page' }));
  await waitFor(() => expect(asked.getByLabelText('Reason')).toHaveAccessibleDescription(/Reason is required/));
  expect(api.asked(CHANGE)).toEqual([]);
  await userEvent.type(asked.getByLabelText('Reason'), ' Neues Widerrufsrecht ');
  await userEvent.click(asked.getByRole('button', { name: 'Save Page' }));
  expect(await screen.findByText('Content page “AGB” was saved.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`Content page “${terms.title}” is as it was before.`)).toBeInTheDocument();
  expect(api.asked(CHANGE).map(({ body }) => body)).toEqual([
    { title: 'AGB', reason: 'Neues Widerrufsrecht', version: 4 },
    { title: terms.title, reason: 'Undone: Neues Widerrufsrecht', version: 5 },
  ]);
});

it('saves nothing and keeps what was typed when the question is cancelled', async () => {
  const api = fakeApi(answers());
  await editTitle('AGB');
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await titleField()).toHaveValue('AGB');
  expect(screen.getByRole('button', { name: 'Save Page' })).toBeEnabled();
  expect(api.asked(CHANGE)).toEqual([]);
});

it('shows in the form why the page could not be saved', async () => {
  fakeApi({ ...answers(), [CHANGE]: () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
  await editTitle('AGB');
  const asked = await question();
  await userEvent.type(asked.getByLabelText('Reason'), 'Neu');
  await userEvent.click(asked.getByRole('button', { name: 'Save Page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later');
  expect(await titleField()).toHaveValue('AGB');
});

it('asks for a reason before a version of a legal page is restored', async () => {
  const api = fakeApi({
    ...answers(),
    'GET /api/content-pages/admin/*/versions': () => ({ body: [version(2), version(1)] }),
    'GET /api/content-pages/admin/*/versions/*': () => ({ body: { ...terms, number: 1 } }),
    [RESTORE]: () => ({ body: { ...terms, version: 5 } }),
  });
  renderAdmin('/admin/content-pages');
  await userEvent.click(await screen.findByRole('button', { name: 'Versions of Terms & Conditions' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
  const asked = await question();
  await userEvent.type(asked.getByLabelText('Reason'), 'Irrtum');
  await userEvent.click(asked.getByRole('button', { name: 'Restore version 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Terms & Conditions is as it was before.')).toBeInTheDocument();
  expect(api.asked(RESTORE).map(({ body }) => body)).toEqual([
    { reason: 'Irrtum', version: 4 },
    { reason: 'Undone: Irrtum', version: 5 },
  ]);
});

test('the reason of an undo fits into the maximum length', () => {
  expect(undoneReason('x'.repeat(300))).toHaveLength(300);
});
