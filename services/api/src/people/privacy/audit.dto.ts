import { ApiProperty } from '@nestjs/swagger';
import { readKeyActor } from '../../common/auth/current-admin.js';

const ACTOR_KINDS = ['staff', 'key', 'system', 'operator', 'visitor'] as const;
type ActorKind = (typeof ACTOR_KINDS)[number];

/** @param actor as the audit log names it */
export function toActorKind(actor: string): ActorKind {
  if (readKeyActor(actor) !== undefined) return 'key';
  return ACTOR_KINDS.find((kind) => kind === actor) ?? 'staff';
}

/** One entry of the audit log. */
export class AuditEntryDto {
  /** Id of the entry (UUID v7). */
  id!: string;
  /** ISO 8601. */
  at!: string;
  /** Who acted: `visitor` is somebody who is not signed in, `operator` acts at the command line, `key` is another program. @example "staff" */
  @ApiProperty({ enum: ACTOR_KINDS, enumName: 'AuditActorKind' })
  actorKind!: ActorKind;
  /** Of the administrator or the key; `null` for all others. */
  adminId!: string | null;
  /** The administrator's address, `key:` and the name of the key, or the kind of all others. */
  admin!: string;
  /** What was done. @example "order.customer.decrypt" */
  action!: string;
  /** Kind of the thing. @example "order" */
  subjectType!: string;
  /** The thing's id; of a person a keyed hash of the e-mail address, never the address. */
  subjectId!: string | null;
  /** Numbers, ids and names of fields that belong to the action; of those whose data a list showed the `ids`. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { orders: 2 } })
  details!: Record<string, unknown>;
  /** `refused`: the rules forbade it; `failed`: it broke on our side. */
  @ApiProperty({ enum: ['done', 'refused', 'failed'] })
  outcome!: 'done' | 'refused' | 'failed';
  /** Network the request came from, never a single address. @example "203.0.113.0/24" */
  network!: string | null;
  /** The request's `X-Request-Id`, which its log lines carry too. */
  requestId!: string | null;
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
  /** What to send as `cursor` to read on; null = the list ends here. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
}
