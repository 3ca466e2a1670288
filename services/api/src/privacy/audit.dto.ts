import { ApiProperty } from '@nestjs/swagger';

/** One entry of the audit log. */
export class AuditEntryDto {
  /** Id of the entry (UUID v7). */
  id!: string;
  /** ISO 8601. */
  at!: string;
  /** `null` when the system or an operator at the command line acted. */
  adminId!: string | null;
  /** The administrator's address, `system` or `operator`. */
  admin!: string;
  /** What was done. @example "order.customer.decrypt" */
  action!: string;
  /** Kind of the thing. @example "order" */
  subjectType!: string;
  /** The thing's id; of a person a keyed hash of the e-mail address, never the address. */
  subjectId!: string | null;
  /** Numbers that belong to the deed. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { orders: 2 } })
  details!: Record<string, unknown>;
}

/** A page of the audit log, newest first. */
export class AuditPageDto {
  /** The entries of this page. */
  entries!: AuditEntryDto[];
  /** How many entries match, exactly. */
  total!: number;
  /** Number of the page, counted from 1. */
  page!: number;
  /** The most entries of a page. */
  limit!: number;
}
