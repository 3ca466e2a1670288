import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  admin,
  ANSWER_TEXT,
  fakeApi,
  fakePasskeys,
  refusal,
  removePasskeys,
  renderAdmin,
  signedIn,
} from '../../testing/index.js';

const CODES = Array.from({ length: 10 }, (_, n) => `K7QM-2XAH-94T${n}`);
const telephone = {
  id: '1',
  name: 'Telephone',
  synced: true,
  createdAt: '2026-11-20T08:12:00.000Z',
  lastUsedAt: '2026-11-21T08:12:00.000Z' as string | null,
};
const key = { ...telephone, id: '2', name: 'Key', synced: false, lastUsedAt: null };

let passkeys = [telephone];
let mustEnrol = false;
const answers = {
  'GET /api/admin/me': () => ({
    body: { ...admin, mustEnrol, secondFactor: { passkeys: passkeys.length, totp: false, recoveryCodes: 10 } },
  }),
  'GET /api/admin/sessions': () => ({ body: [] }),
  'GET /api/admin/passkeys': () => ({ body: passkeys }),
  'POST /api/admin/passkeys/options': () => ({
    body: { challenge: 'AQID', rp: { id: 'localhost', name: 'V' }, user: { id: 'AQID', name: 'a', displayName: 'a' } },
  }),
  'POST /api/admin/passkeys': () => {
    const isFirst = passkeys.length === 0;
    passkeys = [...passkeys, key];
    mustEnrol = false;
    return { status: 201, body: { ...key, ...(isFirst && { recoveryCodes: CODES }) } };
  },
};

beforeEach(() => {
  passkeys = [telephone];
  mustEnrol = false;
  signedIn();
});
afterEach(() => {
  session.clear();
  removePasskeys();
});

async function nameIt(name: string) {
  await userEvent.type(await screen.findByLabelText('Name of the passkey'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Make the passkey' }));
}

it('shows each passkey, when it was added and last used, and whether it is on several devices', async () => {
  passkeys = [telephone, key];
  fakeApi(answers);
  renderAdmin('/admin/profile');
  expect((await screen.findByText('Telephone')).closest('li')).toHaveTextContent(
    /Added Nov 20, 2026.*, last used Nov 21, 2026.*, on several of your devices\./,
  );
  expect(screen.getByText('Key').closest('li')).toHaveTextContent(/not used yet\./);
  expect(screen.getByText('10 that you have not used.')).toBeVisible();
});

it('says so where the browser cannot use passkeys, and does not offer to add one', async () => {
  fakeApi(answers);
  renderAdmin('/admin/profile');
  expect(await screen.findByText(/^This browser has none at this address/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('adds a passkey that the browser created; the first factor brings recovery codes', async () => {
  passkeys = [];
  fakePasskeys();
  const api = fakeApi(answers);
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await nameIt('Key');
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await userEvent.click(codes.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('Your passkey is added.')).toBeInTheDocument();
  expect(await screen.findByText('Key')).toBeVisible();
  expect(api.asked('POST /api/admin/passkeys')[0]?.body).toMatchObject({
    name: 'Key',
    passkey: {
      id: ANSWER_TEXT,
      rawId: ANSWER_TEXT,
      type: 'public-key',
      response: { clientDataJSON: ANSWER_TEXT, attestationObject: ANSWER_TEXT, transports: ['internal'] },
    },
  });
});

it.each([
  ['NotAllowedError', 'The browser was closed without a passkey, or it took too long.'],
  ['InvalidStateError', 'This device has a passkey of your account already.'],
  ['SecurityError', 'Passkeys of this house work at its own address alone. Open the back-office there.'],
  ['UnknownError', 'The browser could not do this.'],
])('says what %s of the browser means, and keeps the name', async (name, text) => {
  fakePasskeys(name);
  fakeApi(answers);
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await nameIt('Key');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Name of the passkey')).toHaveValue('Key');
});

it('renames a passkey, and keeps a refused name', async () => {
  const api = fakeApi({ ...answers, 'PATCH /api/admin/passkeys/1': () => refusal(503, 'UNAVAILABLE', 'Try later') });
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Rename the passkey Telephone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }));
  const field = dialog.getByLabelText('Name of the passkey');
  await userEvent.clear(field);
  await userEvent.type(field, 'Old telephone{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('The passkey could not be renamed. Try later');
  expect(field).toHaveValue('Old telephone');
  api.handlers['PATCH /api/admin/passkeys/1'] = ({ body }) => {
    passkeys = [{ ...telephone, ...(body as { name: string }) }];
    return { body: passkeys[0] };
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The passkey is called Old telephone now.')).toBeInTheDocument();
  expect(await screen.findByText('Old telephone')).toBeVisible();
});

it('removes a passkey after a confirmation, which says whether it is the last factor', async () => {
  const api = fakeApi({
    ...answers,
    'DELETE /api/admin/passkeys/1': () => refusal(409, 'CONFLICT', 'This is your last second factor'),
  });
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the passkey Telephone' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the passkey Telephone?' }));
  expect(question.getByText('This is your last second factor.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText(/The passkey could not be removed\. This is your last second factor/)).toBeVisible();
  api.handlers['DELETE /api/admin/passkeys/1'] = () => {
    passkeys = [];
    return { status: 204 };
  };
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Telephone')).toBeNull());
});

it('is offered as an alternative when the account must have a second factor', async () => {
  passkeys = [];
  mustEnrol = true;
  fakePasskeys();
  fakeApi(answers);
  renderAdmin('/admin/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
  await nameIt('Key');
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
});
