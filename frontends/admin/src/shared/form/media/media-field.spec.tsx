import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productAdminSchema } from '@vitrine/schemas';
import { useDiscardGuard } from '../../editing/index.js';
import { MediaField } from './media-field.js';
import { aFile, FakeUpload, renderForm } from '../testing/index.js';

let sent: FakeUpload[];

beforeEach(() => {
  sent = FakeUpload.install();
});

const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const path = () => screen.getByRole('textbox', { name: 'Header video path' });
const render = (headerVideo = '') =>
  renderForm(
    { headerVideo },
    <MediaField name="headerVideo" label="Header video" kind="video" />,
    productAdminSchema.pick(['headerVideo']),
  );
function Closing({ onClose }: { onClose: () => void }) {
  const guard = useDiscardGuard(false, 'product', onClose);
  return (
    <>
      <button type="button" onClick={guard.close}>
        Close
      </button>
      {guard.question}
    </>
  );
}
const choose = async () => {
  const before = sent.length;
  await userEvent.upload(picker(), aFile());
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  return sent.at(-1) as FakeUpload;
};

it('uploads a chosen file and stores its path in the form', async () => {
  const saved = render();
  const request = await choose();
  request.progress(2048);
  const bar = await screen.findByRole('progressbar', { name: 'Upload of film.mp4' });
  await waitFor(() => expect(bar).toHaveAttribute('value', '50'));
  expect(screen.getByText(/^2 KB of 4 KB · .*\/s · \d+ s left$/)).toBeVisible();
  request.arriveAs('/uploads/a.mp4');
  expect(await screen.findByText('Header video uploaded successfully!')).toBeInTheDocument();
  expect(path()).toHaveValue('/uploads/a.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ headerVideo: '/uploads/a.mp4' }]));
});

it('Cancel aborts the request and keeps the previous path; Retry sends the file again', async () => {
  render('/uploads/old.mp4');
  const request = await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of film.mp4' }));
  expect(request.isAborted).toBe(true);
  expect(screen.getByText('Upload cancelled')).toBeVisible();
  expect(path()).toHaveValue('/uploads/old.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Retry the upload of film.mp4' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.arriveAs('/uploads/new.mp4');
  await waitFor(() => expect(path()).toHaveValue('/uploads/new.mp4'));
});

it('shows a failure in place, with Retry', async () => {
  render();
  const request = await choose();
  request.breakOff();
  expect(await screen.findByRole('alert')).toHaveTextContent('Header video upload failed. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the form from being submitted while a file is uploading', async () => {
  const saved = render();
  const request = await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wait until the upload is complete, or cancel it.')).toBeVisible();
  expect(saved).toEqual([]);
  request.arriveAs('/uploads/a.mp4');
  await waitFor(() => expect(path()).toHaveValue('/uploads/a.mp4'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('accepts a typed path of this site, refuses any other, and removes the present one', async () => {
  render('/uploads/old.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Remove header video' }));
  expect(path()).toHaveValue('');
  await userEvent.type(path(), 'https://elsewhere.example/a.mp4');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a path of this site, such as /uploads/picture.webp')).toBeVisible();
});

it('asks before a form is closed while a file is uploading', async () => {
  const closed = jest.fn();
  renderForm(
    { headerVideo: '' },
    <>
      <MediaField name="headerVideo" label="Header video" kind="video" />
      <Closing onClose={closed} />
    </>,
  );
  const request = await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  request.arriveAs('/uploads/a.mp4');
  await waitFor(() => expect(path()).toHaveValue('/uploads/a.mp4'));
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(closed).toHaveBeenCalled();
});

it('takes a file that is dropped on it; one dropped elsewhere does not replace the page', async () => {
  render();
  const dataTransfer = { types: ['Files'], files: [aFile()] };
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(sent).toHaveLength(0);
  fireEvent.drop(screen.getByRole('group', { name: 'Header video' }), { dataTransfer });
  await waitFor(() => expect(sent).toHaveLength(1));
});
