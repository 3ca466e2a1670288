import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { aFile, FakeUpload } from '../shared/form/testing/index.js';
import { fakeApi, heldAnswer, noAnswer, refusal, renderInAdmin, signedIn } from '../testing/index.js';
import type { Hero } from './hero.js';
import { HeroEditor } from './index.js';

const hero: Omit<Hero, 'id'> = {
  heading: 'Ihre Kollektion. Ihre App.',
  video: '/uploads/old.mp4',
  translations: { en: { heading: 'Your collection. Your app.' } },
  version: 2,
  createdAt: '2026-11-21T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
};
const SECTIONS = 'GET /api/homepage-sections/admin/all';
const stored = { 'GET /api/hero/admin': () => ({ body: hero }), [SECTIONS]: () => ({ body: [] }) };
const heading = () => screen.findByRole('textbox', { name: 'Heading (German)' });
const stage = (name: string) => within(screen.getByRole('figure', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Hero' }));

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows the live hero beside what is typed and uploaded, and saves it', async () => {
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
    version: 2,
  });
});

it('shows the heading that Undo restores, keeps what was typed meanwhile, and saves on top of it', async () => {
  let now = hero;
  const api = fakeApi({
    'GET /api/hero/admin': () => ({ body: now }),
    [SECTIONS]: () => ({ body: [] }),
    'POST /api/hero': ({ body }) => {
      const { version, ...changes } = body as Partial<typeof hero>;
      if (version !== now.version) return refusal(409, 'STALE_VERSION', 'Somebody else saved this hero');
      now = { ...now, ...changes, version: now.version + 1 };
      return { body: now };
    },
  });
  renderInAdmin(<HeroEditor />);
  await userEvent.type(await heading(), ' Jetzt.');
  await save();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Heading (English)' }), ' Now.');
  await userEvent.click(undo);
  await waitFor(async () => expect(await heading()).toHaveValue('Ihre Kollektion. Ihre App.'));
  expect(screen.getByRole('textbox', { name: 'Heading (English)' })).toHaveValue('Your collection. Your app. Now.');
  expect(stage('Live now').getByText('Ihre Kollektion. Ihre App.')).toBeVisible();

  await save();
  await waitFor(() => expect(now.translations.en?.heading).toBe('Your collection. Your app. Now.'));
  expect(api.asked('POST /api/hero')).toHaveLength(3);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says that a section replaces the heading, and links to it', async () => {
  const section = (title: string, isActive: boolean) => ({
    id: title,
    title,
    isActive,
    publishedAt: null,
    backgroundVideo: null,
    translations: {},
  });
  fakeApi({
    ...stored,
    [SECTIONS]: () => ({ body: [section('Inaktiv', false), section('Willkommen', true)] }),
    'POST /api/hero': ({ body }) => ({ body: { ...hero, ...(body as object), version: 3 } }),
  });
  renderInAdmin(<HeroEditor />);
  const note = await screen.findByText(
    'Visitors do not see this heading at the moment: the home page opens with the section “Willkommen”.',
  );
  expect(within(note).getByRole('link', { name: 'Edit that section' })).toHaveAttribute(
    'href',
    '/admin/homepage-sections?section=Willkommen',
  );
  expect(stage('Live now').getByText('Willkommen')).toBeVisible();
  await userEvent.type(await heading(), ' Jetzt.');
  await save();
  expect(
    await screen.findByText('The hero was saved. Visitors will see it once no homepage section is active.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Homepage hero updated!')).toBeNull();
});

it('shows a failure and keeps what was typed', async () => {
  fakeApi({ ...stored, 'POST /api/hero': noAnswer });
  renderInAdmin(<HeroEditor />);
  await userEvent.type(await heading(), ' Jetzt.');
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.match(/Failed to update hero/g)).toHaveLength(1);
  expect(await heading()).toHaveValue('Ihre Kollektion. Ihre App. Jetzt.');
});

it('requires a heading', async () => {
  fakeApi(stored);
  renderInAdmin(<HeroEditor />);
  await userEvent.clear(await heading());
  await save();
  expect(await heading()).toHaveAccessibleDescription('Heading is required');
});
