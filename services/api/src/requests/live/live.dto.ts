import { ApiProperty } from '@nestjs/swagger';
import { LIVE_KINDS, type LiveKind } from '@vitrine/schemas';

/** Something that changed; ids and kinds only. */
export class LiveChangeDto {
  /** Id of the change (UUID v7); identifies a change that is sent twice. */
  change!: string;
  /** What happened. @example order.created */
  @ApiProperty({ enum: LIVE_KINDS, enumName: 'LiveKind' })
  kind!: LiveKind;
  /** Id of the changed record (UUID v7); for `subscription.ended` that of the order. */
  id!: string;
  /** When, ISO 8601. @example "2026-11-24T09:15:00.000Z" */
  at!: string;
  /** Account of who caused it (UUID v7); null = a customer, a program or the system. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  by!: string | null;
  /** Whether the caller caused it. */
  own!: boolean;
}

/** The changes since a position, for clients whose proxy buffers the stream. */
export class LiveChangesDto {
  /** The changes that the caller may read; some may have been sent before. */
  changes!: LiveChangeDto[];
  /** True if some changes were not sent; the client must refetch everything. */
  missed!: boolean;
  /** What to send as `after`, or as `Last-Event-ID` of the stream. */
  next!: string;
}
