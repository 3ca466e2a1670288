import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, refusal, renderAdmin, signedIn } from '../testing/index.js';
import type { Delivery, Webhook } from './webhook-calls.js';

const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: '7',
  url: 'https://erp.example/hooks',
  events: ['order.created'],
  description: 'ERP',
  isActive: true,
  endedReason: null,
  endedAt: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-11-01T08:12:00.000Z',
  updatedAt: '2026-11-01T08:12:00.000Z',
  version: 1,
  ...changes,
});
const aDelivery = (changes: Partial<Delivery> = {}): Delivery => ({
  id: '70',
  eventId: '0199a1b2-0000-7000-8000-0000a1b2c3d4',
  eventType: 'order.created',
  status: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  lastAttemptAt: '2026-11-01T08:12:00.000Z',
  responseStatus: 200,
  responseMs: 83,
  responseBody: 'ok',
  error: null,
  createdAt: '2026-11-01T08:12:00.000Z',
  deliveredAt: '2026-11-01T08:12:00.000Z',
  ...changes,
});
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
const answers = {
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/admin/webhooks': () => ({ body: [aWebhook()] }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

it('shows each webhook with its address and state', async () => {
  fakeApi({
    ...answers,
    'GET /api/admin/webhooks': () => ({
      body: [
        aWebhook(),
        aWebhook({ id: '8', description: 'CRM', isActive: false, endedReason: 'gone' }),
        aWebhook({ id: '9', description: 'Stock', failingSince: '2026-11-01T08:12:00.000Z' }),
        aWebhook({ id: '10', description: 'Old', isActive: false }),
      ],
    }),
  });
  renderAdmin('/admin/webhooks');
  const row = async (name: string) =>
    within((await screen.findByText(name, { selector: 'td' })).closest('tr') as HTMLElement);
  for (const text of ['https://erp.example/hooks', 'order.created', 'Active'])
    expect((await row('ERP')).getByText(text)).toBeVisible();
  expect((await row('CRM')).getByText(/asked for no more/)).toBeVisible();
  expect((await row('Stock')).getByText('Failing')).toBeVisible();
  expect((await row('Old')).getByText('Off')).toBeVisible();
});

it('adds a webhook, keeps what was typed after a refusal, and shows its secret once', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/admin/webhooks': () => ({ body: [] }),
    'POST /api/admin/webhooks': () => refusal(503, 'UNAVAILABLE', 'The service is temporarily unavailable'),
  });
  renderAdmin('/admin/webhooks');
  await userEvent.click(await screen.findByRole('link', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  expect(await dialog.findByText('Address is required')).toBeVisible();
  expect(dialog.getByText('Please choose at least one type of event')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Address'), 'https://erp.example/hooks');
  await userEvent.click(dialog.getByLabelText('order.created'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  expect(await dialog.findByText(/could not be added.*temporarily unavailable/)).toBeVisible();
  expect(dialog.getByLabelText('Address')).toHaveValue('https://erp.example/hooks');

  api.handlers['POST /api/admin/webhooks'] = () => ({ status: 201, body: { ...aWebhook(), secret: SECRET } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The secret of ERP' }));
  expect(shown.getByLabelText('Secret')).toHaveValue(SECRET);
  expect(api.asked('POST /api/admin/webhooks').at(-1)?.body).toEqual({
    url: 'https://erp.example/hooks',
    description: '',
    events: ['order.created'],
    isActive: true,
  });
  await userEvent.click(shown.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
});

it('switches a webhook off in its form', async () => {
  const api = fakeApi({
    ...answers,
    'PUT /api/admin/webhooks/7': ({ body }) => ({ body: aWebhook({ ...(body as object), version: 2 }) }),
  });
  renderAdmin('/admin/webhooks');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit ERP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit ERP' }));
  await userEvent.click(dialog.getByRole('switch', { name: 'Events are sent' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save webhook' }));
  expect(await screen.findByText('ERP was saved.')).toBeInTheDocument();
  expect(api.asked('PUT /api/admin/webhooks/7')[0]?.body).toEqual({ isActive: false, version: 1 });
});

it('generates a new secret after a confirmation', async () => {
  fakeApi({
    ...answers,
    'POST /api/admin/webhooks/7/rotate-secret': () => ({ body: { ...aWebhook({ version: 2 }), secret: SECRET } }),
  });
  renderAdmin('/admin/webhooks');
  await userEvent.click(await screen.findByRole('button', { name: 'New secret for ERP' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'A new secret for ERP?' }));
  expect(question.getByText(/goes on working for 24 hours/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Make a new secret' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
});

it('shows deliveries with their answers, loads older ones, sends a test and an event again', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/admin/webhooks/7/deliveries': ({ params }) => ({
      body:
        params.get('cursor') === 'older'
          ? { deliveries: [aDelivery({ id: '69', eventType: 'order.deleted' })], next: null }
          : {
              deliveries: [
                aDelivery(),
                aDelivery({ id: '71', status: 'failed', attempts: 10, responseStatus: 500, responseBody: null }),
              ],
              next: 'older',
            },
    }),
    'POST /api/admin/webhooks/7/test': () => refusal(500, 'INTERNAL', 'Something went wrong on our side'),
    'POST /api/admin/webhooks/7/deliveries/70/redeliver': () => ({ status: 202, body: aDelivery({ id: '72' }) }),
  });
  renderAdmin('/admin/webhooks');
  await userEvent.click(await screen.findByRole('link', { name: 'Deliveries of ERP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries to ERP' }));
  expect(await dialog.findByText('200 in 83 ms')).toBeVisible();
  expect(dialog.getByText('500 in 83 ms')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send a test' }));
  expect(await dialog.findByText(/could not be sent/)).toBeVisible();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Send again order.created' })[0] as HTMLElement);
  expect(await screen.findByText('The event is on its way again.')).toBeInTheDocument();
  expect(api.asked('POST /api/admin/webhooks/7/deliveries/70/redeliver')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Older' }));
  expect(await dialog.findByText('order.deleted', { selector: 'td' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Newer' }));
  expect(await dialog.findByText('500 in 83 ms')).toBeVisible();
});
