import { ApiProperty } from '@nestjs/swagger';
import type { ContactStatus, Language } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ColleagueDto, FollowUpDto } from '../desk/work/work.dto.js';
import { AcknowledgementStateDto } from '../visitor-requests/request.dto.js';

/** An accepted contact request; no personal data. */
export class AcceptedContactDto {
  /** Id (UUID v7). */
  id!: string;
  /** Always `new` at first. */
  status!: ContactStatus;
  /** When it was made. */
  createdAt!: Date;
}

/** A contact request as staff see it. */
export class ContactDto extends AdminFieldsDto {
  /** Id (UUID v7). */
  id!: string;
  /** Name of who wrote. @example Erika Mustermann */
  name!: string;
  /** E-mail address. @example erika@juwelier.example */
  email!: string;
  /** What it is about. @example Vorführung der Signature-Edition */
  subject!: string;
  /** The message; several lines. */
  message!: string;
  /** Telephone number; null = none was given. @example +49 89 1234567 */
  telephone!: string | null;
  /** When the visitor wishes to be called back, in their own words; null = no call was asked for. @example Dienstag ab 14 Uhr */
  callbackTime!: string | null;
  /** Its status. */
  status!: ContactStatus;
  /** Notes for staff alone; null = none. */
  adminNotes!: string | null;
  /** Language of the acknowledgement. */
  language!: Language;
  /** Who answers it; null = nobody yet. */
  @ApiProperty({ type: ColleagueDto, nullable: true })
  assignee!: ColleagueDto | null;
  /** Its follow-up; null = no day was set. */
  @ApiProperty({ type: FollowUpDto, nullable: true })
  followUp!: FollowUpDto | null;
  /** State of the mail. */
  notification!: AcknowledgementStateDto;
}

/** A page of contact requests. */
export class ContactPageDto {
  /** The requests of this page. */
  contacts!: ContactDto[];
  /** How many requests match, exactly. */
  total!: number;
  /** Number of the page, counted from 1. */
  page!: number;
  /** The most entries of a page. */
  limit!: number;
  /** What to send as `cursor` to read on; null = the list ends here. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
  /** When the list was read; with it something can be done to all that it finds, and to nothing that came later. */
  asOf!: string;
}

/** Contact requests by status. */
export class ContactCountsDto {
  /** How many are new. */
  new!: number;
  /** How many are read. */
  read!: number;
  /** How many are replied to. */
  replied!: number;
  /** How many are closed. */
  closed!: number;
}

/** Counts over all contact requests. */
export class ContactStatsDto {
  /** How many there are in all. */
  total!: number;
  /** How many there are of each status. */
  byStatus!: ContactCountsDto;
}
