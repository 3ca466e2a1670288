import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaListField } from './media-list-field.js';
import { aFile, FakeUpload, renderForm } from '../testing/index.js';

let sent: FakeUpload[];

beforeEach(() => {
  sent = FakeUpload.install();
});

const render = (images: string[] = []) =>
  renderForm(
    { images },
    <MediaListField name="images" label="Product images" singular="Product image" firstLabel="Main" />,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const picture = (name: string) => aFile(name, 100, 'image/png');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('uploads several files in order, one after the other; a failed one does not block the others', async () => {
  const saved = render(['/uploads/0.png']);
  const picker = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(picker, [picture('1.png'), picture('2.png'), picture('3.png')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.arriveAs('/uploads/1.png');
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.breakOff();
  await waitFor(() => expect(sent).toHaveLength(3));
  sent[2]?.arriveAs('/uploads/3.png');
  await screen.findByRole('img', { name: 'Product image 3' });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toHaveLength(4));
  sent[3]?.arriveAs('/uploads/2.png');
  await screen.findByRole('img', { name: 'Product image 4' });
  await save();
  const paths = ['0', '1', '3', '2'].map((name) => `/uploads/${name}.png`);
  await waitFor(() => expect(saved).toEqual([{ images: paths }]));
});

it('names each refused file with its own cause, and offers no retry that cannot succeed', async () => {
  render([]);
  const picker = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(picker, [aFile('empty.png', 0, 'image/png'), picture('text.png')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(415, { code: 'UNSUPPORTED_MEDIA_TYPE', error: 'Pictures must be JPEG' }, 'Unsupported Media Type');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  const [empty, text] = screen.getAllByRole('alert');
  expect(empty).toHaveTextContent(/empty\.png.*This file is empty/);
  expect(text).toHaveTextContent(/text\.png.*Pictures must be JPEG/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await userEvent.click(within(empty as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('moves and removes by buttons, and announces it', async () => {
  const saved = render(['/a.png', '/b.png', '/c.png']);
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Main')).toBeVisible();
  await press('Move product image 1 right');
  expect(screen.getByText('Product image 1 is now number 2 of 3')).toBeInTheDocument();
  await press('Remove product image 3');
  await save();
  await waitFor(() => expect(saved).toEqual([{ images: ['/b.png', '/a.png'] }]));
});

it('adds a typed path only once', async () => {
  const saved = render(['/a.png']);
  const field = screen.getByRole('textbox', { name: 'Product image path' });
  await userEvent.type(field, ' /b.png {Enter}');
  await userEvent.type(field, '/a.png{Enter}');
  await save();
  await waitFor(() => expect(saved).toEqual([{ images: ['/a.png', '/b.png'] }]));
});
