import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, noAnswer, refusal, renderAdmin, signedIn } from '../../testing/index.js';
import { aPage } from '../testing.js';
import type { PageTexts, PageVersion } from './version-calls.js';

const LIST = 'GET /api/content-pages/admin/all';
const VERSIONS = 'GET /api/content-pages/admin/*/versions';
const TEXTS = 'GET /api/content-pages/admin/*/versions/*';
const RESTORE = 'POST /api/content-pages/admin/*/versions/*/restore';

const page = aPage('about_us', { content: '<p>Drei</p>', version: 5 });
const version = (number: number, changes: Partial<PageVersion> = {}): PageVersion => ({
  number,
  savedAt: `2026-11-2${number}T08:12:00.000Z`,
  savedBy: 'anna@vitrine.example',
  reason: null,
  ...changes,
});
const versions = [version(3, { reason: 'Neue Anschrift' }), version(2), version(1, { savedBy: null })];
const contents: Record<number, string> = { 1: 'Eins', 2: 'Zwei', 3: 'Drei' };
const texts = (number: number): PageTexts => ({
  number,
  title: 'Über uns',
  content: `<p>Absatz ${contents[number]}</p>`,
  metaDescription: null,
  metaKeywords: null,
  translations: {},
});

const answers = (): Parameters<typeof fakeApi>[0] => ({
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/contacts/admin/stats': () => ({ body: { total: 0, byStatus: { new: 0, read: 0, replied: 0, closed: 0 } } }),
  [LIST]: () => ({ body: [page] }),
  [VERSIONS]: () => ({ body: versions }),
  ...Object.fromEntries(
    [1, 2, 3].map((number) => [
      `GET /api/content-pages/admin/${page.id}/versions/${number}`,
      () => ({ body: texts(number) }),
    ]),
  ),
});

beforeEach(() => signedIn());
afterEach(() => session.clear());

async function open() {
  renderAdmin('/admin/content-pages');
  await userEvent.click(await screen.findByRole('button', { name: 'Versions of About Us' }));
  return within(await screen.findByRole('dialog', { name: 'Versions of About Us' }));
}

const changes = async (dialog: Awaited<ReturnType<typeof open>>) => {
  const text = within(await dialog.findByRole('region', { name: 'Content (German)' }));
  return [text.getByRole('deletion').textContent, text.getByRole('insertion').textContent];
};

it('lists who saved each version, when and why, and shows what it changed and what changed since', async () => {
  fakeApi(answers());
  const dialog = await open();
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Version 3, presentNov 23, 2026, .*anna@vitrine\.exampleNeue Anschrift$/),
    expect.stringMatching(/^Version 2Nov 22, 2026, .*anna@vitrine\.example$/),
    expect.stringMatching(/^Version 1Nov 21, 2026, .*The system$/),
  ]);
  expect(await changes(dialog)).toEqual(['Zwei', 'Drei']);
  expect(dialog.queryByRole('button', { name: /^Restore/ })).toBeNull();

  await userEvent.click(dialog.getByRole('button', { name: /^Version 2/ }));
  expect(await changes(dialog)).toEqual(['Eins', 'Zwei']);
  await userEvent.click(dialog.getByRole('tab', { name: 'What changed since' }));
  await waitFor(async () => expect(await changes(dialog)).toEqual(['Zwei', 'Drei']));

  await userEvent.click(dialog.getByRole('button', { name: /^Version 1/ }));
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['What changed since']);
  expect(await changes(dialog)).toEqual(['Eins', 'Drei']);
});

it('restores a version, sending the page version that was read, and undoes it', async () => {
  const api = fakeApi({ ...answers(), [RESTORE]: () => ({ body: { ...page, version: 6 } }) });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: /^Version 1/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByText('Version 1 of About Us was restored.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('About Us is as it was before.')).toBeInTheDocument();
  expect(api.asked(RESTORE).map(({ call, body }) => [call.split('/').at(-2), body])).toEqual([
    ['1', { version: 5 }],
    ['3', { version: 6 }],
  ]);
});

it('says that somebody else saved meanwhile, and refetches what is stored now', async () => {
  const stale = () => refusal(409, 'STALE_VERSION', 'This entry has been changed by someone else in the meantime');
  const api = fakeApi({ ...answers(), [RESTORE]: stale });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: /^Version 1/ }));
  const asked = api.asked(LIST).length;
  await userEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The version could not be restored. This entry has been changed by someone else in the meantime',
  );
  await waitFor(() => expect(api.asked(LIST).length).toBeGreaterThan(asked));
});

it('says that versions or their difference could not be loaded, and retries', async () => {
  const api = fakeApi({ ...answers(), [VERSIONS]: noAnswer });
  const dialog = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The service cannot be reached at the moment');
  const path = `GET /api/content-pages/admin/${page.id}/versions/2`;
  const kept = api.handlers[path]!;
  Object.assign(api.handlers, { [VERSIONS]: () => ({ body: versions }), [path]: noAnswer });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  const lost = await screen.findByText(/^The difference could not be loaded\./);
  api.handlers[path] = kept;
  await userEvent.click(within(lost.closest('[role="alert"]')!).getByRole('button', { name: 'Try again' }));
  expect(await changes(within(screen.getByRole('dialog')))).toEqual(['Zwei', 'Drei']);
});

it('says that there is only one version', async () => {
  const api = fakeApi({ ...answers(), [VERSIONS]: () => ({ body: [version(1)] }) });
  const dialog = await open();
  expect(await dialog.findByText(/^There is no other version yet/)).toBeVisible();
  expect(api.asked(TEXTS)).toEqual([]);
});
