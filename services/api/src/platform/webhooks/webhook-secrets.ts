import { createHmac, randomBytes } from 'node:crypto';
import { FieldCipher, readable } from '../../common/personal-data/field-cipher.js';
import {
  HoldsSecrets,
  type EncryptedTable,
  type SecretsHolder,
} from '../../common/personal-data/personal-data-holder.js';
import { change, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf } from '../../database/expressions.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const toPlace = (webhookId: string): string => `webhooks.secret:${webhookId}`;

/** What is signed of a delivery. */
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

/** The secrets of webhooks as they are stored: encrypted with the keys of `FIELD_KEYS`, and written anew when those are rotated. */
@HoldsSecrets()
export class WebhookSecrets implements SecretsHolder, EncryptedTable {
  readonly table = 'webhooks';
  readonly key = 'id';
  readonly columns = ['secret', 'previous_secret'];
  readonly tables = [this];

  constructor(private readonly cipher: FieldCipher) {}

  encrypt(secret: string, webhookId: string): string {
    return this.cipher.encrypt(secret, toPlace(webhookId));
  }

  /** @returns `undefined` when its key is gone */
  read(stored: string, webhookId: string): string | undefined {
    return readable(() => this.cipher.decrypt(stored, toPlace(webhookId)));
  }

  async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const rows = await run(
      connection,
      db
        .selectFrom('webhooks')
        .select(['id', 'secret', 'previous_secret as previous'])
        .where('id', '=', anyOf(ids, 'uuid'))
        .orderBy('id')
        .forUpdate(),
    );
    for (const { id, secret, previous } of rows) {
      const renewed = {
        secret: this.cipher.reencrypt(secret, toPlace(id)),
        previous_secret: previous && this.cipher.reencrypt(previous, toPlace(id)),
      };
      await change(connection, db.updateTable('webhooks').set(renewed).where('id', '=', id));
    }
    return rows.length;
  }
}
