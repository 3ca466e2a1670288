import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from './index.js';

const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
const EVENT = { id: '42', type: 'order.created', at: '2026-01-02T03:04:05.000Z', data: { orderId: 'o' } };
const BODY = JSON.stringify(EVENT);

function sign(at = new Date(), secret = SECRET) {
  return {
    'Webhook-Id': '42',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('42', at, BODY),
  };
}

test('a signed webhook is the event, from any kind of headers and body', () => {
  expect(verifyWebhook(BODY, sign(), SECRET)).toEqual(EVENT);
  expect(verifyWebhook(new TextEncoder().encode(BODY), new Headers(sign()), SECRET)).toEqual(EVENT);
});

test.each([
  ['changed', () => verifyWebhook(BODY.replace('created', 'deleted'), sign(), SECRET)],
  ['signed by somebody else', () => verifyWebhook(BODY, sign(new Date(), `${SECRET.slice(0, -4)}AAA=`), SECRET)],
  ['older than five minutes', () => verifyWebhook(BODY, sign(new Date(Date.now() - 301_000)), SECRET)],
  ['without a signature', () => verifyWebhook(BODY, {}, SECRET)],
])('one that is %s is refused', (_how, verify) => {
  expect(verify).toThrow(WebhookVerificationError);
});
