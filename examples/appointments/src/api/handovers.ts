import { Injectable } from '@nestjs/common';
import {
  change,
  ConsumesEvents,
  sql,
  type EventConsumer,
  type Queryable,
  type ReceivedEvent,
} from '@vitrine/api/extension';

/** Records each new order, so that staff can offer to hand it over in the boutique. */
@Injectable()
@ConsumesEvents()
export class Handovers implements EventConsumer {
  readonly name = 'appointments.handovers';
  readonly types = ['order.created'] as const;

  async receive({ data, at }: ReceivedEvent, connection: Queryable): Promise<void> {
    // An order that was erased meanwhile must not be recorded again, so only an existing one is.
    await change(
      connection,
      sql`insert into appointments_handovers (order_id, ordered_at)
        select id, ${at} from orders where id = ${data['id']} on conflict do nothing`,
    );
  }
}
