import { Injectable } from '@nestjs/common';
import {
  change,
  ConsumesEvents,
  sql,
  type EventConsumer,
  type Queryable,
  type ReceivedEvent,
} from '@vitrine/api/extension';

/** Notes each new order, so that staff offer to hand it over in the boutique. */
@Injectable()
@ConsumesEvents()
export class Handovers implements EventConsumer {
  readonly name = 'appointments.handovers';
  readonly types = ['order.created'] as const;

  async receive({ data, at }: ReceivedEvent, connection: Queryable): Promise<void> {
    // Whoever erases an order does so with what was noted about it: only one that is still there is noted.
    await change(
      connection,
      sql`insert into appointments_handovers (order_id, ordered_at)
        select id, ${at} from orders where id = ${data['id']} on conflict do nothing`,
    );
  }
}
