import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { address, admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';
import { localTimeText } from '../shared/local-time.js';
import type { Article } from './article-calls.js';

const anArticle = (n: number, changes: Partial<Article> = {}): Article => ({
  id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
  slug: `article-${n}`,
  title: `Artikel ${n}`,
  summary: '',
  content: '<p>Text</p>',
  image: null,
  publishedAt: '2026-01-02T08:00:00.000Z',
  published: true,
  slugKept: true,
  translations: {},
  pictures: {},
  version: 3,
  createdAt: '2026-01-01T08:12:00.000Z',
  updatedAt: '2026-01-01T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
const shown = anArticle(1, { title: 'Die Werkstatt', translations: { en: { title: 'The workshop' } } });
const coming = anArticle(2, { title: 'Bald', publishedAt: '2999-01-01T08:00:00.000Z' });
const draft = anArticle(3, { title: 'Entwurf', published: false, publishedAt: null, slugKept: false });
const LIST = 'GET /api/articles/admin/all';
const POST = 'POST /api/articles/admin';
const PUT = 'PUT /api/articles/admin/*';
const answers = { 'GET /api/admin/me': () => ({ body: admin }), [LIST]: () => ({ body: [draft, coming, shown] }) };

beforeEach(() => signedIn());
afterEach(() => session.clear());

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const fill = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const add = () => userEvent.click(screen.getByText('Add Article', { selector: 'button' }));

it('shows whether visitors see each article, or from when', async () => {
  fakeApi(answers);
  renderAdmin('/admin/articles');
  expect((await card('Die Werkstatt')).getByText('Published')).toBeVisible();
  expect((await card('Bald')).getByText('Scheduled')).toBeVisible();
  expect((await card('Entwurf')).getByText('Draft')).toBeVisible();
  expect((await card('Die Werkstatt')).getByText('/newsroom/article-1')).toBeVisible();
  expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(3);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Scheduled');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(address()).toBe('/admin/articles?status=scheduled');
});

it('publishes from the list, and shows the time that the API set', async () => {
  const api = fakeApi({
    ...answers,
    [PUT]: () => ({ body: { ...draft, published: true, publishedAt: '2026-01-03T08:00:00.000Z', version: 4 } }),
  });
  renderAdmin('/admin/articles');
  await userEvent.click((await card('Entwurf')).getByRole('button', { name: 'Publish Entwurf' }));
  expect(await (await card('Entwurf')).findByText('Published')).toBeVisible();
  expect(api.asked(PUT)[0]?.body).toEqual({ published: true });
});

it('derives the address of a new article from its title, until staff write their own', async () => {
  fakeApi(answers);
  renderAdmin('/admin/articles/new');
  await fill('Title (German)', 'Größe zählt: Neues');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('groesse-zaehlt-neues'));
  await fill('Address', 'eigene');
  await fill('Title (German)', 'Anders');
  await waitFor(() => expect(screen.getByLabelText('Title (German)')).toHaveValue('Anders'));
  expect(screen.getByLabelText('Address')).toHaveValue('eigene');
});

it('sends what was written, the time in UTC, and names an address that is taken on its field', async () => {
  const api = fakeApi({
    ...answers,
    [POST]: () => refusal(409, 'ARTICLE_SLUG_EXISTS', 'Another article already has this address'),
  });
  renderAdmin('/admin/articles/new');
  await screen.findByLabelText('Address');
  await add();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Address is required'));
  await fill('Title (German)', 'Neues');
  await fill('Summary (English)', 'In short');
  await fill('Publication time', localTimeText('2026-02-03T09:30:00.000Z'));
  await add();
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Another article already has this address'),
  );
  expect(api.asked(POST)[0]?.body).toMatchObject({
    slug: 'neues',
    title: 'Neues',
    publishedAt: '2026-02-03T09:30:00.000Z',
    published: false,
    translations: { en: { summary: 'In short' } },
  });
  expect(api.asked(POST)[0]?.body).not.toHaveProperty('slugKept');
});

it('keeps the address of an article that was published', async () => {
  const api = fakeApi({ ...answers, [PUT]: () => ({ body: { ...shown, title: 'Neu', version: 4 } }) });
  renderAdmin(`/admin/articles/${shown.id}/edit`);
  const field = await screen.findByLabelText('Address');
  expect(field).toBeDisabled();
  expect(field).toHaveAccessibleDescription(/^\/newsroom\/article-1 stays/);
  expect(screen.getByLabelText('Publication time')).toHaveValue(localTimeText(shown.publishedAt));
  await fill('Title (German)', 'Neu');
  await userEvent.click(screen.getByText('Save Article', { selector: 'button' }));
  await waitFor(() => expect(address()).toBe('/admin/articles'));
  expect(api.asked(PUT)[0]?.body).toEqual({ title: 'Neu', version: 3 });
});
