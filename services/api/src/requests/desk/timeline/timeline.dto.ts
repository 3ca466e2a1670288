import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { ColleagueDto } from '../work/work.dto.js';

/** Who did something. */
export class ActorDto {
  /** `key` is a program with a key of its own. */
  @ApiProperty({ enum: ['staff', 'customer', 'system', 'key'] })
  kind!: 'staff' | 'customer' | 'system' | 'key';
  /** Name of the member of staff, or the address where no name is known; of the customer; of the program. @example Anna Berger */
  name!: string;
}

/** What every entry of a timeline has. */
class EntryDto {
  /** Unique in its timeline. @example 0197a3f2-7c1e-7000-8000-000000000000 */
  id!: string;
  /** When it happened. @example 2026-11-21T09:30:00.000Z */
  at!: string;
  /** Who did it. */
  actor!: ActorDto;
}

class CreatedDto {
  /** Name of the product or accessory, subject of the message, or kind of the demonstration. */
  title!: string;
  /** Language of the customer. */
  language!: Language;
}

/** The request arrived. */
export class CreatedEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['created'] })
  kind!: 'created';
  /** What arrived. */
  data!: CreatedDto;
}

class MailDto {
  /** Which mail it is. @example order-confirmation */
  mail!: string;
  /** Its state. */
  @ApiProperty({ enum: ['pending', 'sent', 'failed'] })
  status!: 'pending' | 'sent' | 'failed';
  /** When it was sent; null = not yet. */
  sentAt!: string | null;
  /** Why it has not been sent (yet); never holds an address. */
  error!: string | null;
  /** Its language. */
  language!: Language;
  /** What staff wrote, of a reply; null = it is no reply, was erased, or cannot be read. */
  text!: string | null;
}

/** A mail to the customer or to staff. */
export class MailEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['mail'] })
  kind!: 'mail';
  /** The mail and its state. */
  data!: MailDto;
}

class StatusDto {
  /** Status before. @example pending */
  from!: string;
  /** Status since. @example confirmed */
  to!: string;
}

/** The status was changed. */
export class StatusEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['status'] })
  kind!: 'status';
  /** The change. */
  data!: StatusDto;
}

class PriceDto {
  /** Price before, in euros. @example 8900 */
  oldPrice!: number;
  /** Price since, in euros. @example 8400 */
  newPrice!: number;
}

/** The price was changed; only orders. */
export class PriceEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['price'] })
  kind!: 'price';
  /** The change. */
  data!: PriceDto;
}

class NoteDto {
  /** The note; null = it was erased, or cannot be read. */
  text!: string | null;
  /** When the text was changed last; null = never. */
  editedAt!: string | null;
  /** Whether the one who asks may change and delete it. */
  editable!: boolean;
}

/** A note of staff. */
export class NoteEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['note'] })
  kind!: 'note';
  /** Raised by every change of the note. */
  version!: number;
  /** The note. */
  data!: NoteDto;
}

class AssignmentDto {
  /** Who answers it since; null = nobody. */
  @ApiProperty({ type: ColleagueDto, nullable: true })
  assignee!: ColleagueDto | null;
}

/** It was assigned to somebody, or to nobody. */
export class AssignmentEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['assignment'] })
  kind!: 'assignment';
  /** The assignment. */
  data!: AssignmentDto;
}

class FollowUpChangeDto {
  /** The day, `YYYY-MM-DD`; null = none any more. @example 2026-11-30 */
  on!: string | null;
  /** What is to be done; null = nothing was said, or it was erased. */
  text!: string | null;
}

/** The follow-up day was set or removed. */
export class FollowUpEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['follow-up'] })
  kind!: 'follow-up';
  /** The follow-up. */
  data!: FollowUpChangeDto;
}

class NothingDto {}

/** The customer's sealed data were decrypted. */
export class DecryptEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['decrypt'] })
  kind!: 'decrypt';
  /** Empty. */
  data!: NothingDto;
}

/** It was deleted. */
export class DeletionEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['deletion'] })
  kind!: 'deletion';
  /** Empty. */
  data!: NothingDto;
}

/** It was restored. */
export class RestorationEntryDto extends EntryDto {
  /** Kind of the entry. */
  @ApiProperty({ enum: ['restoration'] })
  kind!: 'restoration';
  /** Empty. */
  data!: NothingDto;
}

/** The entries' classes by `kind`. */
const ENTRIES = {
  created: CreatedEntryDto,
  mail: MailEntryDto,
  status: StatusEntryDto,
  price: PriceEntryDto,
  note: NoteEntryDto,
  assignment: AssignmentEntryDto,
  'follow-up': FollowUpEntryDto,
  decrypt: DecryptEntryDto,
  deletion: DeletionEntryDto,
  restoration: RestorationEntryDto,
} as const;
const MODELS = Object.values(ENTRIES);

/** An entry of a timeline. */
export type TimelineEntry = InstanceType<(typeof MODELS)[number]>;

/** The OpenAPI schema of an entry of any kind, with `kind` as discriminator. */
export const ANY_ENTRY = {
  oneOf: MODELS.map((model) => ({ $ref: getSchemaPath(model) })),
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(Object.entries(ENTRIES).map(([kind, model]) => [kind, getSchemaPath(model)])),
  },
};

/** Timeline of an order, a contact request or a request for a demonstration, newest first. */
@ApiExtraModels(...MODELS)
export class TimelineDto {
  /** The entries, newest first. */
  @ApiProperty({ type: 'array', items: ANY_ENTRY })
  entries!: TimelineEntry[];
  /** What to send as `cursor` to read on; null = there are no older ones. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
}
