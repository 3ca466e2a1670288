import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { StaffProvider } from '../../permissions/index.js';
import { admin, fakeApi, signedIn } from '../../testing/index.js';
import { MediaField } from '../media/media-field.js';
import { renderForm } from '../testing/index.js';

const file = (path: string, name: string) => ({ id: path, path, name, kind: 'image', variants: [], uses: [] });
const LIST = 'GET /api/admin/media-files';

beforeEach(() => signedIn());
afterEach(() => session.clear());

const render = (staff: typeof admin) =>
  renderForm(
    { image: '' },
    <StaffProvider staff={staff}>
      <MediaField name="image" label="Main image" kind="image" />
    </StaffProvider>,
  );

it('takes a stored file instead of an upload', async () => {
  const files = [file('/uploads/a.png', 'ring.png'), file('/uploads/b.png', 'strap.png')];
  const api = fakeApi({ [LIST]: () => ({ body: { files, next: null } }) });
  const saved = render(admin);
  await userEvent.click(screen.getByRole('button', { name: 'Choose from Media: Main image' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose from Media: Main image' }));
  expect(await dialog.findByRole('button', { name: 'ring.png' })).toBeVisible();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search files' }), 'strap');
  await waitFor(() => expect(api.asked(LIST).at(-1)?.params.get('search')).toBe('strap'));
  expect(api.asked(LIST).at(-1)?.params.get('kind')).toBe('image');
  await userEvent.click(await dialog.findByRole('button', { name: 'strap.png' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Main image path' })).toHaveValue('/uploads/b.png');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ image: '/uploads/b.png' }]));
});

it('is not offered to those who may not see the library', () => {
  render({ ...admin, permissions: [] });
  expect(screen.queryByRole('button', { name: /Choose from Media/ })).toBeNull();
});
