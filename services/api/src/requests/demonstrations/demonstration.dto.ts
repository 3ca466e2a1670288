import { ApiProperty } from '@nestjs/swagger';
import type { DemonstrationKind, DemonstrationStatus, Language } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { AcknowledgementStateDto } from '../visitor-requests/request.dto.js';

/** An accepted request for a demonstration; no personal data. */
export class AcceptedDemonstrationDto {
  /** Id (UUID v7). */
  id!: string;
  /** When it was made. */
  createdAt!: Date;
}

/** A request for a demonstration as staff see it. */
export class DemonstrationDto extends AdminFieldsDto {
  /** Id (UUID v7). */
  id!: string;
  /** `store` in one of the stores, `video` in a video call. */
  kind!: DemonstrationKind;
  /** Id of the store that was chosen; null = video call. */
  storeId!: string | null;
  /** Name and address of the store when it was chosen; null = video call. @example Juwelier Rosenhag, Residenzstraße 12, 80333 München */
  place!: string | null;
  /** IANA name of the time zone in which the customer reads the times. @example Europe/Berlin */
  timeZone!: string;
  /** Name of who asks. @example Erika Mustermann */
  name!: string;
  /** E-mail address. @example erika@juwelier.example */
  email!: string;
  /** Telephone number; null = none was given. @example +49 89 1234567 */
  telephone!: string | null;
  /** Company. @example Juwelier Beispiel GmbH */
  company!: string;
  /** What the customer adds; several lines, null = nothing. */
  notes!: string | null;
  /** The times asked for, the best first. */
  wishes!: Date[];
  /** The confirmed time; null = none is. */
  appointment!: Date | null;
  /** When the customer consented to the processing of the request. */
  consentedAt!: Date;
  /** Its status. */
  status!: DemonstrationStatus;
  /** Notes for staff alone; null = none. */
  adminNotes!: string | null;
  /** Language of the mails. */
  language!: Language;
  /** State of the last mail to the customer: acknowledgement, confirmation or refusal. */
  notification!: AcknowledgementStateDto;
}

/** A page of requests for a demonstration. */
export class DemonstrationPageDto {
  /** The requests of this page. */
  demonstrations!: DemonstrationDto[];
  /** How many requests match, exactly. */
  total!: number;
  /** Number of the page, counted from 1. */
  page!: number;
  /** The most entries of a page. */
  limit!: number;
  /** What to send as `cursor` to read on; null = the list ends here. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
}

/** Requests for a demonstration by status. */
export class DemonstrationCountsDto {
  /** How many wait for an answer. */
  new!: number;
  /** How many have a confirmed time. */
  confirmed!: number;
  /** How many were declined. */
  declined!: number;
  /** How many took place. */
  done!: number;
}

/** Counts over all requests for a demonstration. */
export class DemonstrationStatsDto {
  /** How many there are in all. */
  total!: number;
  /** How many there are of each status. */
  byStatus!: DemonstrationCountsDto;
}
