import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { aFile, FakeUpload } from '../shared/form/testing/index.js';
import { fakeApi, heldAnswer, noAnswer, renderInAdmin, signedIn } from '../testing/index.js';
import type { Hero } from './hero.js';
import { HeroEditor } from './index.js';

const hero: Omit<Hero, 'id'> = {
  heading: 'Ihre Kollektion. Ihre App.',
  video: '/uploads/old.mp4',
  translations: { en: { heading: 'Your collection. Your app.' } },
  version: 2,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
};
const stored = { 'GET /api/hero/admin': () => ({ body: hero }) };
const heading = () => screen.findByRole('textbox', { name: 'Heading (German)' });
const stage = (name: string) => within(screen.getByRole('figure', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Hero' }));

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows what is live beside what is typed and uploaded, and saves it', async () => {
  const sent = FakeUpload.install();
  const held = heldAnswer<{ body: typeof hero }>();
  const api = fakeApi({ ...stored, 'POST /api/hero': held.answer });
  renderInAdmin(<HeroEditor />);
  await userEvent.clear(await heading());
  await userEvent.type(await heading(), 'Neu');
  const picker = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(picker, aFile());
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.arriveAs('/uploads/new.mp4');
  expect(await screen.findByText('Hero video uploaded successfully!')).toBeInTheDocument();
  expect(stage('Live now').getByText('Ihre Kollektion. Ihre App.')).toBeVisible();
  expect(stage('Preview').getByText('Neu')).toBeVisible();

  await save();
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  held.give({ body: { ...hero, heading: 'Neu', video: '/uploads/new.mp4', version: 3 } });
  expect(await screen.findByText('Homepage hero updated!')).toBeInTheDocument();
  expect(stage('Live now').getByText('Neu')).toBeVisible();
  expect(api.asked('POST /api/hero')[0]?.body).toEqual({
    heading: 'Neu',
    video: '/uploads/new.mp4',
    translations: hero.translations,
    version: 2,
  });
});

it('tells a failure and keeps what was typed', async () => {
  fakeApi({ ...stored, 'POST /api/hero': noAnswer });
  renderInAdmin(<HeroEditor />);
  await userEvent.type(await heading(), ' Jetzt.');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update hero');
  expect(await heading()).toHaveValue('Ihre Kollektion. Ihre App. Jetzt.');
});

it('asks for a heading', async () => {
  fakeApi(stored);
  renderInAdmin(<HeroEditor />);
  await userEvent.clear(await heading());
  await save();
  expect(await heading()).toHaveAccessibleDescription('Heading is required');
});
