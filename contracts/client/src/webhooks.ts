import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** An event as webhooks and the feed tell it; it never holds personal data. */
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
 * @param body as it arrived, before anything parsed it
 * @param secret of the webhook, `whsec_…`; while it is rotated both sign, so either is right
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
