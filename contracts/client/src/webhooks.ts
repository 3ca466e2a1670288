import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** An event of a webhook or of the feed; it never contains personal data. */
export interface WebhookEvent {
  id: string;
  /** Such as `order.created`. */
  type: string;
  /** When it happened, ISO 8601 in UTC. */
  at: string;
  /** Ids, states and amounts in euros. */
  data: Record<string, unknown>;
}

export { WebhookVerificationError };

/**
 * Verifies the signature and the age of a webhook (Standard Webhooks: at most five minutes).
 * @param body as received, before any parsing
 * @param secret of the webhook, `whsec_…`; during a rotation, both the old and the new one are valid
 * @throws WebhookVerificationError when it was not sent by Vitrine, was changed, or is too old
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const named = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
  return new Webhook(secret).verify(text, named) as WebhookEvent;
}
