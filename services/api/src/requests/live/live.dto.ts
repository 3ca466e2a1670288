import { ApiProperty } from '@nestjs/swagger';
import { LIVE_KINDS, type LiveKind } from '@vitrine/schemas';

/** Something that changed; ids and kinds only. */
export class LiveChangeDto {
  /** Of the change, by which one that comes twice is known (UUID v7). */
  change!: string;
  /** What happened. @example order.created */
  @ApiProperty({ enum: LIVE_KINDS, enumName: 'LiveKind' })
  kind!: LiveKind;
  /** Of what was changed (UUID v7); of `subscription.ended` the order. */
  id!: string;
  /** When, ISO 8601. @example "2026-11-24T09:15:00.000Z" */
  at!: string;
  /** Account of who caused it (UUID v7); null = a customer, a program or the system. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  by!: string | null;
  /** Whether that is whoever asks. */
  own!: boolean;
}

/** What changed since a place, for those who cannot have the stream. */
export class LiveChangesDto {
  /** The changes that whoever asks may read of; some may have been told before. */
  changes!: LiveChangeDto[];
  /** Whether there was more than is told: whatever is shown may have changed. */
  missed!: boolean;
  /** What to send as `after`, or as `Last-Event-ID` of the stream. */
  next!: string;
}
