import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from '@vitrine/platform';
import { fakeApi, heldAnswer, noAnswer, refusal, renderStorefront } from '../testing/index.js';
import { contactDraft } from './contact-draft.js';

const accepted = { status: 201, body: { id: '1', status: 'new', createdAt: '2026-11-21T12:00:00.000Z' } };
const api = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/content-pages/contact': () => refusal(404, 'NOT_FOUND', 'Content page not found'),
    'POST /api/contacts': () => accepted,
    ...handlers,
  });

const message = {
  Name: 'Erika Musterfrau',
  'E-Mail': 'erika@juwelier.example',
  Betreff: 'Garantie',
  Nachricht: 'Guten Tag',
};

async function fill(): Promise<void> {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries(message)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
}
async function fillCallback(): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Erika');
  await user.type(screen.getByLabelText('E-Mail'), 'erika@juwelier.example');
  await user.type(screen.getByLabelText('Nachricht'), 'Guten Tag');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'ABSENDEN' }));

beforeEach(() => {
  localStorage.clear();
  contactDraft.clear();
  consent.decline();
});

it('sends the message and confirms it, then offers another one with empty fields', async () => {
  const held = heldAnswer<typeof accepted>();
  const asked = api({ 'POST /api/contacts': held.answer });
  renderStorefront('/contact', 'de');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: /ABSENDEN/ })).toBeDisabled());
  held.give(accepted);
  const thanks = await screen.findByRole('heading', { name: 'Nachricht gesendet!' });
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(screen.getByText('Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.')).toBeVisible();
  expect(asked.asked('POST /api/contacts')[0]?.body).toEqual({
    name: 'Erika Musterfrau',
    email: 'erika@juwelier.example',
    subject: 'Garantie',
    message: 'Guten Tag',
    language: 'de',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Neue Nachricht senden' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

it('says what happens after a message was sent', async () => {
  api();
  renderStorefront('/contact');
  const next = within(await screen.findByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(3);
  expect(next.getByText(/^You hear from us within/)).toBeVisible();
});

it('requires every field', async () => {
  const asked = api();
  renderStorefront('/contact');
  await userEvent.click(await screen.findByRole('button', { name: 'SEND' }));
  for (const [label, sentence] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Subject', 'Subject is required'],
    ['Message', 'Message is required'],
  ] as const)
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(asked.asked('POST /api/contacts')).toEqual([]);
});

it('shows a failure above the button and keeps the input, also across pages', async () => {
  const asked = api({ 'POST /api/contacts': noAnswer });
  renderStorefront('/contact', 'de');
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Der Dienst ist gerade nicht erreichbar. Ihre Angaben sind noch da.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Cookies' }));
  await screen.findByRole('heading', { level: 1, name: 'Cookies' });
  await userEvent.click(screen.getByRole('link', { name: 'Kontakt' }));
  expect(await screen.findByLabelText('Nachricht')).toHaveValue('Guten Tag');
  asked.handlers['POST /api/contacts'] = () => accepted;
  await send();
  expect(await screen.findByText('Nachricht gesendet!')).toBeVisible();
});

it('restores the input after a reload', async () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ name: 'Erika', message: 'Guten Tag', email: 7 }));
  api();
  renderStorefront('/contact', 'de');
  expect(await screen.findByLabelText('Nachricht')).toHaveValue('Guten Tag');
  expect(screen.getByLabelText('E-Mail')).toHaveValue('');
});

it('logs a failure and shows it', async () => {
  const logged = jest.spyOn(globalThis, 'reportError');
  api({ 'POST /api/contacts': noAnswer });
  renderStorefront('/contact', 'de');
  await fill();
  await send();
  await screen.findByRole('alert');
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it('shows errors of the server at their fields', async () => {
  const fields = [{ field: 'email', message: 'Please enter a valid email address' }];
  api({ 'POST /api/contacts': () => refusal(400, 'VALIDATION_FAILED', fields[0]?.message ?? '', fields) });
  renderStorefront('/contact', 'de');
  await fill();
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription(
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    ),
  );
});

it('fills in the subject of a report, in the language of the page', async () => {
  api();
  renderStorefront('/contact?subject=report');
  expect(await screen.findByLabelText('Subject')).toHaveValue('File a report');
});

it('asks for a number and a time for a callback, and sends both', async () => {
  const asked = api();
  renderStorefront('/contact?subject=callback', 'de');
  expect(await screen.findByLabelText('Betreff')).toHaveValue('Bitte um Rückruf');
  await fillCallback();
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('Telefonnummer')).toHaveAccessibleDescription('Telefonnummer ist erforderlich'),
  );
  await userEvent.type(screen.getByLabelText('Telefonnummer'), '+49 89 7654321');
  await userEvent.type(screen.getByLabelText('Wann dürfen wir anrufen?'), 'Dienstag');
  await send();
  expect(await screen.findByText('Nachricht gesendet!')).toBeVisible();
  expect(asked.asked('POST /api/contacts')[0]?.body).toMatchObject({
    subject: 'Bitte um Rückruf',
    telephone: '+49 89 7654321',
    callbackTime: 'Dienstag',
  });
});

it('shows where else the company can be found', async () => {
  api();
  renderStorefront('/contact');
  const details = within(await screen.findByRole('complementary', { name: 'Contact details' }));
  const social = within(details.getByRole('list', { name: 'Vitrine elsewhere' })).getAllByRole('link');
  expect(social.map(({ textContent }) => textContent)).toEqual(['Video channel', 'Photographs', 'Our apps', 'Website']);
});
