import { ApiProperty } from '@nestjs/swagger';

/** A member of the staff, as far as colleagues see. */
export class ColleagueDto {
  /** Id of the account (UUID v7). */
  id!: string;
  /** Name, or the address where no name is known. @example Anna Berger */
  name!: string;
}

/** When staff come back to a record. */
export class FollowUpDto {
  /** A day in Europe/Berlin, `YYYY-MM-DD`. @example 2026-11-30 */
  on!: string;
  /** What is to be done; empty = nothing was said. @example Rückruf wegen der Gravur */
  text!: string;
}

/** Who works on a record, and when they come back to it. */
export class WorkDto {
  /** Who answers it; null = nobody yet. */
  @ApiProperty({ type: ColleagueDto, nullable: true })
  assignee!: ColleagueDto | null;
  /** When staff come back to it; null = no day was set. */
  @ApiProperty({ type: FollowUpDto, nullable: true })
  followUp!: FollowUpDto | null;
}

/** Due follow-ups of whoever asks: their own, and those of records that nobody is assigned to. */
export class DueFollowUpsDto {
  /** How many of orders. */
  orders!: number;
  /** How many of contact requests. */
  contacts!: number;
}
