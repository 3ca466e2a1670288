import { ApiProperty } from '@nestjs/swagger';
import { EVENT_TYPES, type EventType } from '@vitrine/schemas';

/** An event, as other programs receive it. */
export class EventDto {
  /** UUID v7; also the `webhook-id` of its deliveries. */
  id!: string;
  /** What happened. @example "order.created" */
  @ApiProperty({ enum: EVENT_TYPES, enumName: 'EventType' })
  type!: EventType;
  /** When, ISO 8601. @example "2026-11-24T09:15:00.000Z" */
  at!: string;
  /** `id` of the thing that the type names first, further ids, states and amounts (euros); nothing personal. */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { id: '0197a3f2-7c1e-7000-8000-000000000000', from: 'pending', to: 'confirmed' },
  })
  data!: Record<string, unknown>;
}

/** Events in their order, the oldest first. */
export class EventsDto {
  /** The events after the given one. */
  events!: EventDto[];
  /** What to send as `after` to receive later events, also if there are none yet; null = there has been no event so far. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
}
