import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInterview, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const first = anInterview({ id: '1', title: 'First' });
const second = anInterview({ id: '2', title: 'Second' });
const interviews = (...body: unknown[]) => ({ 'GET /api/interviews': () => ({ body }) });
const film = (title: string) => screen.getByLabelText<HTMLVideoElement>(`Film: ${title}`);

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
});

it('shows who speaks, and for how long', async () => {
  fakeApi(interviews(first));
  renderStorefront('/interviews');
  expect(await screen.findByRole('heading', { level: 1, name: 'Client Interviews' })).toBeVisible();
  const section = (await screen.findByRole('heading', { level: 2, name: 'First' })).closest('section');
  for (const text of ['Katharina Behrend, Owner', 'Juwelier Rosenhag', 'In the third generation.', '1:35'])
    expect(section).toHaveTextContent(text);
});

it('shows the quotation, and a link to the text where there is one', async () => {
  const readable = { ...second, quote: 'Saturdays are calmer.', story: 'And now?\n\nWe work.' };
  fakeApi({ ...interviews(first, readable), 'GET /api/interviews/2': () => ({ body: readable }) });
  renderStorefront('/interviews');
  expect(await screen.findByText('“Saturdays are calmer.”')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read the interview: First' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Read the interview: Second' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'And now?' })).toBeVisible();
  expect(screen.getByText('We work.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All interviews' })).toHaveAttribute('href', '/interviews');
});

it('shows that there is no such interview', async () => {
  fakeApi({ 'GET /api/interviews/9': () => refusal(404, 'NOT_FOUND', 'Interview not found') });
  renderStorefront('/interviews/9', 'de');
  expect(await screen.findByRole('heading', { name: 'Interview nicht gefunden' })).toBeVisible();
});

it('plays one film at a time', async () => {
  fakeApi(interviews(first, second));
  renderStorefront('/interviews');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Play the film: First' }));
  expect(play.mock.contexts).toEqual([film('First')]);
  pause.mockClear();
  await user.click(screen.getByRole('button', { name: 'Play the film: Second' }));
  expect(pause.mock.contexts).toEqual([film('First')]);
  expect(play.mock.contexts.at(-1)).toBe(film('Second'));
  expect(screen.getByRole('button', { name: 'Play the film: First' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause the film: Second' }));
  expect(screen.getByRole('button', { name: 'Play the film: Second' })).toBeVisible();
});

it.each([
  ['/uploads/de.vtt', '/uploads/en.vtt', '/uploads/en.vtt', 'en'],
  ['/uploads/de.vtt', null, '/uploads/de.vtt', 'de'],
])(
  'has its captions in the page’s language, else in the other one (%s, %s)',
  async (german, english, path, language) => {
    fakeApi(interviews(anInterview({ id: '1', title: 'First', captionsGerman: german, captionsEnglish: english })));
    renderStorefront('/interviews');
    const toggle = await screen.findByRole('button', { name: 'Captions: First' });
    const track = film('First').querySelector('track');
    expect(track).toHaveAttribute('src', path);
    expect(track).toHaveAttribute('srclang', language);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
);

it('offers no captions where there are none', async () => {
  fakeApi(interviews(first));
  renderStorefront('/interviews');
  await screen.findByRole('button', { name: 'Play the film: First' });
  expect(screen.queryByRole('button', { name: 'Captions: First' })).toBeNull();
  expect(film('First').querySelector('track')).toBeNull();
});

it('rewinds a film that has ended', async () => {
  fakeApi(interviews(first));
  renderStorefront('/interviews');
  await userEvent.click(await screen.findByRole('button', { name: 'Play the film: First' }));
  film('First').currentTime = 94;
  fireEvent.ended(film('First'));
  expect(film('First').currentTime).toBe(0);
  expect(screen.getByRole('button', { name: 'Play the film: First' })).toBeVisible();
});

it('has a seek bar', async () => {
  fakeApi(interviews(first));
  renderStorefront('/interviews');
  await userEvent.click(await screen.findByRole('button', { name: 'Play the film: First' }));
  const bar = screen.getByRole('slider', { name: 'Position in the film: First' });
  film('First').currentTime = 12;
  fireEvent.timeUpdate(film('First'));
  expect(bar).toHaveAttribute('aria-valuetext', '0:12 of 1:35');
  fireEvent.change(bar, { target: { value: '60' } });
  expect(film('First').currentTime).toBe(60);
  expect(bar).toHaveAttribute('aria-valuetext', '1:00 of 1:35');
});

it('shows that a film cannot be played', async () => {
  fakeApi(interviews(first));
  play.mockRejectedValue(new DOMException('', 'NotSupportedError'));
  const logged = jest.spyOn(globalThis, 'reportError');
  renderStorefront('/interviews', 'de');
  await userEvent.click(await screen.findByRole('button', { name: 'Film abspielen: First' }));
  fireEvent.error(screen.getByLabelText('Film: First'));
  expect(await screen.findByText('Dieser Film lässt sich gerade nicht abspielen.')).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  expect(screen.getByRole('button', { name: 'Film abspielen: First' })).toBeVisible();
});

it('links to a film of another origin instead of playing it', async () => {
  fakeApi(interviews(anInterview({ title: 'First', videoFile: null, videoUrl: 'https://film.example/1' })));
  renderStorefront('/interviews');
  expect(await screen.findByRole('link', { name: 'Watch the film at film.example' })).toHaveAttribute(
    'href',
    'https://film.example/1',
  );
  expect(document.querySelector('video')).toBeNull();
});

it.each([
  ['en', 'More Interviews Coming Soon'],
  ['de', 'Weitere Interviews folgen in Kürze'],
] as const)('shows in %s that there are none yet', async (language, title) => {
  fakeApi(interviews());
  renderStorefront('/interviews', language);
  const heading = await screen.findByRole('heading', { name: title });
  expect(heading.closest('section')?.querySelector('a')).toHaveAttribute('href', '/products');
});

it('shows a failure in place of the interviews and retries on request', async () => {
  const api = fakeApi({ 'GET /api/interviews': () => refusal(500, 'INTERNAL', 'Internal error') });
  renderStorefront('/interviews');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  Object.assign(api.handlers, interviews(first));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
});

it('shows the scroll progress at its edge', async () => {
  fakeApi(interviews(first));
  const { container } = renderStorefront('/interviews');
  await screen.findByRole('heading', { level: 2, name: 'First' });
  const bar = container.querySelector('[data-progress] span');
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  Object.assign(window, { innerHeight: 1000, scrollY: 500 });
  fireEvent.scroll(window);
  expect(bar).toHaveStyle({ transform: 'scaleY(0.2500)' });
  Object.assign(window, { scrollY: 0 });
  jest.restoreAllMocks();
});
