import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { fakeApi, refusal, renderInAdmin, signedIn } from '../testing/index.js';
import { PreviewButton } from './preview-button.js';

const URL = '/newsroom/neu?preview=article.1.2.3';
const answer = () => ({ body: { url: URL, expiresAt: '2026-11-28T10:00:00.000Z' } });
const tab = { opener: {} as unknown, location: { replace: jest.fn() }, close: jest.fn() };

beforeEach(() => {
  signedIn();
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(() => {
  session.clear();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const click = () => userEvent.click(screen.getByRole('button', { name: 'Preview' }));

it('opens the page with what is saved in a tab of its own, and leaves a link to share', async () => {
  const api = fakeApi({ 'POST /api/admin/previews': answer });
  renderInAdmin(<PreviewButton previewed={{ kind: 'article', id: '7' }} />);
  await click();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(URL));
  expect(tab.opener).toBeNull();
  expect(screen.getByRole('link', { name: /^Link to the preview, until / })).toHaveAttribute('href', URL);
  expect(api.asked('POST /api/admin/previews')[0]?.body).toEqual({ kind: 'article', id: '7' });
});

it('asks for the preview of a product by its own address', async () => {
  const api = fakeApi({ 'POST /api/products/7/preview': answer });
  renderInAdmin(<PreviewButton previewed={{ kind: 'product', id: '7' }} />);
  await click();
  await waitFor(() => expect(api.asked('POST /api/products/7/preview')).toHaveLength(1));
});

it('closes the tab and says why there is no preview', async () => {
  fakeApi({ 'POST /api/admin/previews': () => refusal(404, 'NOT_FOUND', 'Article not found') });
  renderInAdmin(<PreviewButton previewed={{ kind: 'article', id: '7' }} />);
  await click();
  expect(await screen.findByRole('alert')).toHaveTextContent('The preview could not be opened. Article not found');
  expect(tab.close).toHaveBeenCalled();
});
