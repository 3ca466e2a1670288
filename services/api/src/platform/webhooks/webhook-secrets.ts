import { createHmac, randomBytes } from 'node:crypto';
import { EncryptedColumns } from '../../common/personal-data/encrypted-columns.js';
import { HoldsSecrets, type SecretsHolder } from '../../common/personal-data/personal-data-holder.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** The parts of a delivery that are signed. */
export interface SignedContent {
  /** `webhook-id`. */
  id: string;
  /** `webhook-timestamp`, in seconds since 1970. */
  timestamp: number;
  /** The body as it is sent. */
  body: string;
}

/** A new secret in the form of Standard Webhooks. */
export const createSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The `webhook-signature` of Standard Webhooks: one signature for each secret. */
export const signWebhook = ({ id, timestamp, body }: SignedContent, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');

/** The secrets of webhooks as they are stored: encrypted with the keys of `FIELD_KEYS`, and encrypted again when those are rotated. */
@HoldsSecrets()
export class WebhookSecrets extends EncryptedColumns implements SecretsHolder {
  readonly table = 'webhooks';
  readonly columns = ['secret', 'previous_secret'] as const;
  readonly tables = [this];
}
