import type { ContactStatus, Language } from '@vitrine/schemas';
import { AdminFieldsDto } from '../common/admin-entity/index.js';

/** An accepted contact request; no personal data. */
export class AcceptedContactDto {
  id!: string;
  /** Always `new` at first. */
  status!: ContactStatus;
  createdAt!: Date;
}

/** What became of the acknowledgement to the visitor. */
export class ContactNotificationDto {
  status!: 'pending' | 'sent' | 'failed';
  sentAt!: string | null;
  /** Why it has not been sent (yet); never holds an address. */
  error!: string | null;
}

/** A contact request as staff see it. */
export class ContactDto extends AdminFieldsDto {
  id!: string;
  /** @example Erika Mustermann */
  name!: string;
  /** @example erika@juwelier.example */
  email!: string;
  /** @example Vorführung der Signature-Edition */
  subject!: string;
  message!: string;
  status!: ContactStatus;
  adminNotes!: string | null;
  /** Language of the acknowledgement. */
  language!: Language;
  notification!: ContactNotificationDto;
}

/** A page of contact requests. */
export class ContactPageDto {
  contacts!: ContactDto[];
  /** How many requests match, exactly. */
  total!: number;
  page!: number;
  limit!: number;
}

/** Contact requests by status. */
export class ContactCountsDto {
  new!: number;
  read!: number;
  replied!: number;
  closed!: number;
}

/** Counts over all contact requests. */
export class ContactStatsDto {
  total!: number;
  byStatus!: ContactCountsDto;
}

/** An accepted wish to send a mail again. */
export class ResentAcknowledgementDto {
  status!: 'pending';
}
