import { Injectable } from '@nestjs/common';
import { MAX_REPLACED_SECRETS, sentence, type NewWebhook, type WebhookUpdate } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { conflict, notFound, staleVersion, validationFailed } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { newId } from '../../common/ids.js';
import { AppConfig } from '../../config/app-config.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import type { WebhookDto, WebhookWithSecretDto } from './webhook.dto.js';
import { listSigningSecrets, withReplaced } from './previous-secrets.js';
import { presentWebhook, WEBHOOKS, type WebhookRow } from './webhook-row.js';
import { createSecret, WebhookSecrets } from './webhook-secrets.js';

/** Addresses that events are sent to (contract: Webhooks). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly secrets: WebhookSecrets,
    private readonly audit: AuditLog,
    private readonly config: AppConfig,
  ) {}

  /** Every webhook, the oldest first. */
  async list(): Promise<WebhookDto[]> {
    return (await this.database.run(WEBHOOKS.orderBy('id'))).map(presentWebhook);
  }

  /** One webhook. @throws ApiError 404 */
  async get(id: string): Promise<WebhookDto> {
    const [row] = await this.database.run(WEBHOOKS.where('id', '=', id));
    if (!row) throw notFound('Webhook');
    return presentWebhook(row);
  }

  /** @returns the webhook with its secret, which is shown only this once. @throws ApiError 400 for http in production */
  async create(webhook: NewWebhook, actor: CurrentAdminInfo): Promise<WebhookWithSecretDto> {
    this.assertAddress(webhook.url);
    const id = newId();
    const secret = createSecret();
    await this.database.transaction(async (connection) => {
      await change(
        connection,
        db.insertInto('webhooks').values({
          id,
          url: webhook.url,
          description: webhook.description,
          events: webhook.events,
          is_active: webhook.isActive,
          secret: this.secrets.encrypt(secret, id),
          updated_by: actor.email,
        }),
      );
      await this.audit.writeDeclared(connection, { subjectId: id, details: { events: webhook.events } });
    });
    return { ...(await this.get(id)), secret };
  }

  /**
   * Changes a webhook. Switching it on again clears why the system had switched it off.
   * @throws ApiError 400 for http in production, 404, 409 `STALE_VERSION`, 412
   */
  async update(
    id: string,
    { version, ...sent }: WebhookUpdate,
    actor: CurrentAdminInfo,
    expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    if (sent.url !== undefined) this.assertAddress(sent.url);
    await this.database.transaction(async (connection) => {
      const present = await this.lock(connection, id, expected);
      if (version !== undefined && version !== present.version) throw staleVersion(present);
      const isSwitchedOn = sent.isActive === true && !present.isActive;
      await change(
        connection,
        db
          .updateTable('webhooks')
          .set((eb) => ({
            url: sent.url ?? present.url,
            description: sent.description ?? present.description,
            events: sent.events ?? present.events,
            is_active: sent.isActive ?? present.isActive,
            ...(isSwitchedOn && { ended_reason: null, ended_at: null, failing_since: null }),
            version: eb('version', '+', 1),
            updated_at: now,
            updated_by: actor.email,
          }))
          .where('id', '=', id),
      );
      const fields = Object.entries(sent).flatMap(([field, value]) => (value === undefined ? [] : [field]));
      await this.audit.writeDeclared(connection, { subjectId: id, details: { fields } });
    });
    return this.get(id);
  }

  /** Removes it with its deliveries. @throws ApiError 404, 412 */
  async remove(id: string, expected: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (connection) => {
      await this.lock(connection, id, expected);
      await change(connection, db.deleteFrom('webhooks').where('id', '=', id));
      await this.audit.writeDeclared(connection, { subjectId: id });
    });
  }

  /** Gives it a new secret; the present one signs for 24 more hours, earlier ones until their time. @throws ApiError 404; 409 while too many sign */
  async rotateSecret(id: string, actor: CurrentAdminInfo): Promise<WebhookWithSecretDto> {
    const secret = createSecret();
    await this.database.transaction(async (connection) => {
      await this.lock(connection, id, undefined);
      const previous = await this.replaceSecret(connection, id);
      await change(
        connection,
        db
          .updateTable('webhooks')
          .set((eb) => ({
            previous_secret: previous ? this.secrets.encrypt(previous.text, id) : null,
            previous_until: previous?.until ?? null,
            secret: this.secrets.encrypt(secret, id),
            version: eb('version', '+', 1),
            updated_at: now,
            updated_by: actor.email,
          }))
          .where('id', '=', id),
      );
      await this.audit.writeDeclared(connection, { subjectId: id });
    });
    return { ...(await this.get(id)), secret };
  }

  /** @returns the replaced secrets to be stored; `null` = the present one cannot be read, so nothing could be signed with it */
  private async replaceSecret(connection: Queryable, id: string) {
    const [row] = await run(
      connection,
      db.selectFrom('webhooks').select(['secret', 'previous_secret', 'previous_until']).where('id', '=', id),
    );
    const read = (stored: string | null | undefined) => (stored ? this.secrets.read(stored, id) : undefined);
    const present = read(row?.secret);
    if (present === undefined) return null;
    const time = new Date();
    const stored = { text: read(row?.previous_secret), until: row?.previous_until ?? null };
    const earlier = listSigningSecrets(stored, time);
    // Without the oldest, deliveries would fail at a receiver that was promised 24 hours.
    if (earlier.length >= MAX_REPLACED_SECRETS) throw conflict('CONFLICT', sentence('webhook.secrets'));
    return withReplaced(present, earlier, time);
  }

  private async lock(connection: Queryable, id: string, expected: ExpectedVersions): Promise<WebhookRow> {
    const [row] = await run(connection, WEBHOOKS.where('id', '=', id).forUpdate());
    if (!row) throw notFound('Webhook');
    assertExpected(expected, row.version);
    return row;
  }

  /** Checks what only a parser of addresses can, such as an invalid host. @throws ApiError 400 */
  private assertAddress(url: string): void {
    if (!URL.canParse(url)) throw validationFailed([{ field: 'url', message: sentence('webhook.url') }]);
    if (this.config.production && new URL(url).protocol !== 'https:')
      throw validationFailed([{ field: 'url', message: sentence('webhook.https') }]);
  }
}
