import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from '@vitrine/platform';
import { instantOf, localTime } from '@vitrine/schemas';
import { aStore, fakeApi, noAnswer, refusal, renderStorefront } from '../testing/index.js';
import { demonstrationDraft } from './demonstration-draft.js';

const POST = 'POST /api/demonstrations';
const accepted = { status: 201, body: { id: '1', createdAt: '2026-11-21T12:00:00.000Z' } };
const london = aStore({
  id: 'store-1',
  name: 'Carrow',
  city: 'London',
  country: 'United Kingdom',
  timeZone: 'Europe/London',
});
const api = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/content-pages/contact': () => refusal(404, 'NOT_FOUND', 'Content page not found'),
    'GET /api/stores': () => ({ body: [london] }),
    [POST]: () => accepted,
    ...handlers,
  });

/** A day relative to today, as the value of a date field. */
const day = (days: number) => localTime(new Date(Date.now() + days * 86_400_000), 'Europe/Berlin').slice(0, 10);
const wish = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function fillPerson(): Promise<void> {
  type(await screen.findByLabelText('Vor- und Nachname'), 'Erika Musterfrau');
  type(screen.getByRole('textbox', { name: 'Unternehmen' }), 'Juwelier Muster');
  type(screen.getByLabelText('E-Mail'), 'erika@juwelier.example');
  await userEvent.click(screen.getByRole('checkbox', { name: /einverstanden/ }));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'VORFÜHRUNG ANFRAGEN' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  demonstrationDraft.clear();
  consent.decline();
});

it('sends times in the zone of the chosen store, and shows what happens next', async () => {
  const asked = api();
  renderStorefront('/demonstration?store=store-1', 'de');
  await waitFor(() => expect(screen.getByLabelText('Store')).toHaveValue('store-1'));
  expect(screen.getByRole('option', { name: 'London: Carrow' })).toBeInTheDocument();
  await fillPerson();
  type(wish('1. Wunsch').getByLabelText('Datum'), day(3));
  type(wish('1. Wunsch').getByLabelText('Uhrzeit'), '10:30');
  type(wish('3. Wunsch').getByLabelText('Datum'), day(5));
  type(wish('3. Wunsch').getByLabelText('Uhrzeit'), '16:00');
  await send();
  const title = await screen.findByRole('heading', { name: 'Ihr Wunsch ist angekommen.' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(asked.asked(POST)[0]?.body).toEqual({
    kind: 'store',
    storeId: 'store-1',
    name: 'Erika Musterfrau',
    company: 'Juwelier Muster',
    email: 'erika@juwelier.example',
    telephone: '',
    notes: '',
    wishes: [instantOf(day(3), '10:30', 'Europe/London'), instantOf(day(5), '16:00', 'Europe/London')].map((at) =>
      at?.toISOString(),
    ),
    consent: true,
    language: 'de',
  });
  expect(sessionStorage.getItem('demonstrationDraft')).toBeNull();
});

it('names the time zone of the times', async () => {
  api();
  renderStorefront('/demonstration');
  expect(await screen.findByText(/All times are local: Central European Time\./)).toBeVisible();
  await userEvent.selectOptions(await screen.findByLabelText('Store'), 'store-1');
  expect(await screen.findByText(/United Kingdom Time|British Time|Greenwich/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /By video/ }));
  expect(await screen.findByText(/Central European Time/)).toBeVisible();
  expect(screen.queryByLabelText('Store')).toBeNull();
});

it('shows what is missing at each field', async () => {
  const asked = api();
  renderStorefront('/demonstration', 'de');
  await screen.findByLabelText('Store');
  type(wish('2. Wunsch').getByLabelText('Datum'), day(200));
  type(wish('2. Wunsch').getByLabelText('Uhrzeit'), '10:00');
  type(wish('3. Wunsch').getByLabelText('Datum'), day(4));
  await send();
  const expected: [HTMLElement, string][] = [
    [screen.getByLabelText('Store'), 'Bitte wählen Sie einen Store'],
    [wish('2. Wunsch').getByLabelText('Datum'), 'Bitte wählen Sie einen Zeitpunkt in den nächsten 90 Tagen'],
    [wish('3. Wunsch').getByLabelText('Uhrzeit'), 'Bitte geben Sie Datum und Uhrzeit an'],
    [screen.getByRole('textbox', { name: 'Unternehmen' }), 'Unternehmen ist erforderlich'],
  ];
  for (const [field, sentence] of expected)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(screen.getByRole('checkbox', { name: /einverstanden/ })).toBeInvalid();
  expect(asked.asked(POST)).toEqual([]);
});

it('requires a first time', async () => {
  api();
  renderStorefront('/demonstration', 'de');
  await screen.findByLabelText('Store');
  await send();
  await waitFor(() =>
    expect(wish('1. Wunsch').getByLabelText('Datum')).toHaveAccessibleDescription(
      'Bitte nennen Sie mindestens einen und höchstens 3 Termine',
    ),
  );
});

it('shows a failure, keeps the input, and retries with the same idempotency key', async () => {
  const asked = api({ [POST]: noAnswer });
  renderStorefront('/demonstration', 'de');
  await userEvent.click(await screen.findByRole('radio', { name: /Im Videogespräch/ }));
  await fillPerson();
  type(wish('1. Wunsch').getByLabelText('Datum'), day(3));
  type(wish('1. Wunsch').getByLabelText('Uhrzeit'), '10:30');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Der Dienst ist gerade nicht erreichbar. Ihre Angaben sind noch da.',
  );
  asked.handlers[POST] = () => accepted;
  await send();
  expect(await screen.findByText('Ihr Wunsch ist angekommen.')).toBeVisible();
  const keys = asked.asked(POST).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('shows errors of the server at their fields', async () => {
  const fields = [{ field: 'wishes.0', message: 'Please choose a time in the future' }];
  api({ [POST]: () => refusal(400, 'VALIDATION_FAILED', fields[0]?.message ?? '', fields) });
  renderStorefront('/demonstration', 'de');
  await userEvent.click(await screen.findByRole('radio', { name: /Im Videogespräch/ }));
  await fillPerson();
  type(wish('2. Wunsch').getByLabelText('Datum'), day(3));
  type(wish('2. Wunsch').getByLabelText('Uhrzeit'), '10:30');
  await send();
  await waitFor(() =>
    expect(wish('2. Wunsch').getByLabelText('Datum')).toHaveAccessibleDescription(
      'Bitte wählen Sie einen Zeitpunkt in der Zukunft',
    ),
  );
});

it('restores the input after a reload, but never the consent', async () => {
  sessionStorage.setItem(
    'demonstrationDraft',
    JSON.stringify({
      kind: 'video',
      name: 'Erika',
      email: 7,
      wishes: [{ date: day(3), time: '10:30' }, 5],
      consent: true,
    }),
  );
  api();
  renderStorefront('/demonstration', 'de');
  expect(await screen.findByLabelText('Vor- und Nachname')).toHaveValue('Erika');
  expect(screen.getByLabelText('E-Mail')).toHaveValue('');
  expect(screen.getByRole('radio', { name: /Im Videogespräch/ })).toBeChecked();
  expect(wish('1. Wunsch').getByLabelText('Uhrzeit')).toHaveValue('10:30');
  expect(screen.getByRole('checkbox', { name: /einverstanden/ })).not.toBeChecked();
  type(screen.getByRole('textbox', { name: 'Unternehmen' }), 'Juwelier Muster');
  await userEvent.click(screen.getByRole('checkbox', { name: /einverstanden/ }));
  await waitFor(() => expect(sessionStorage.getItem('demonstrationDraft')).toContain('Juwelier Muster'));
  expect(JSON.parse(sessionStorage.getItem('demonstrationDraft') ?? '{}')).toMatchObject({ consent: false });
});

it('shows that the stores could not be loaded, and retries', async () => {
  const asked = api({ 'GET /api/stores': () => refusal(503, 'UNAVAILABLE', 'Please try again later') });
  renderStorefront('/demonstration', 'de');
  expect(await screen.findByText('Die Stores konnten nicht geladen werden.')).toBeVisible();
  asked.handlers['GET /api/stores'] = () => ({ body: [london] });
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('option', { name: 'London: Carrow' })).toBeInTheDocument();
});

it('offers the telephone number and a callback beside the form', async () => {
  api();
  renderStorefront('/demonstration');
  const aside = within(await screen.findByRole('complementary', { name: 'About the demonstration' }));
  expect(aside.getByRole('link', { name: '+49 89 99998010' })).toHaveAttribute('href', 'tel:+498999998010');
  expect(aside.getByRole('link', { name: 'Request a call' })).toHaveAttribute('href', '/contact?subject=callback');
});
