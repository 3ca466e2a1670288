import { Injectable } from '@nestjs/common';
import type { DeliveriesQuery } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import { notFound } from '../../common/errors/api-error.js';
import { nextIdCursor, readIdCursor } from '../../common/http/requests/cursor.js';
import { newId } from '../../common/ids.js';
import { change, Database, run } from '../../database/database.js';
import { db } from '../../database/db.js';
import type { DeliveriesDto, DeliveryDto } from './webhook.dto.js';
import { DELIVERIES, presentDelivery } from './webhook-row.js';

/** The type of an event that only tests a webhook. */
const TEST_TYPE = 'webhook.test';

interface NewDelivery {
  webhookId: string;
  eventId: string;
  eventType: string;
  payload: string;
}

/** Lists the deliveries of a webhook, and adds those that staff ask for. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. @throws ApiError 404; 400 for an invalid cursor */
  async list(webhookId: string, { cursor, limit }: DeliveriesQuery): Promise<DeliveriesDto> {
    const before = readIdCursor(cursor);
    await this.assertExists(webhookId);
    const found = await this.database.run(
      DELIVERIES.where('webhook_id', '=', webhookId)
        .$if(before !== undefined, (older) => older.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit + 1),
    );
    return { deliveries: found.slice(0, limit).map(presentDelivery), next: nextIdCursor(found, limit) };
  }

  /** Sends an event that only tests the address, also to a webhook that is switched off. @throws ApiError 404 */
  async test(webhookId: string): Promise<DeliveryDto> {
    await this.assertExists(webhookId);
    const eventId = newId();
    const event = { id: eventId, type: TEST_TYPE, at: new Date().toISOString(), data: { id: webhookId } };
    return this.add({ webhookId, eventId, eventType: TEST_TYPE, payload: JSON.stringify(event) });
  }

  /** Sends the event of a delivery once more, under the same `webhook-id`; also to a webhook that is switched off. @throws ApiError 404 */
  async redeliver(webhookId: string, deliveryId: string): Promise<DeliveryDto> {
    const [earlier] = await this.database.run(
      db
        .selectFrom('webhook_deliveries')
        .select(['event_id as eventId', 'event_type as eventType', 'payload'])
        .where('webhook_id', '=', webhookId)
        .where('id', '=', deliveryId),
    );
    if (!earlier) throw notFound('Delivery');
    return this.add({ webhookId, ...earlier });
  }

  private async add({ webhookId, eventId, eventType, payload }: NewDelivery): Promise<DeliveryDto> {
    const id = newId();
    return this.database.transaction(async (connection) => {
      const values = {
        id,
        webhook_id: webhookId,
        event_id: eventId,
        event_type: eventType,
        payload,
        is_requested: true,
      };
      await change(connection, db.insertInto('webhook_deliveries').values(values));
      const [row] = await run(connection, DELIVERIES.where('id', '=', id));
      await this.audit.writeDeclared(connection, { subjectId: webhookId, details: { delivery: id } });
      if (!row) throw notFound('Delivery');
      return presentDelivery(row);
    });
  }

  private async assertExists(webhookId: string): Promise<void> {
    const found = await this.database.run(db.selectFrom('webhooks').select('id').where('id', '=', webhookId));
    if (found.length === 0) throw notFound('Webhook');
  }
}
