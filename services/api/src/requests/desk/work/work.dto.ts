import { ApiProperty } from '@nestjs/swagger';

/** A member of the staff, as far as colleagues see. */
export class ColleagueDto {
  /** Id of the account (UUID v7). */
  id!: string;
  /** Name, or the address where no name is known. @example Anna Berger */
  name!: string;
}

/** The follow-up of a record. */
export class FollowUpDto {
  /** A day in Europe/Berlin, `YYYY-MM-DD`. @example 2026-11-30 */
  on!: string;
  /** What is to be done; empty = nothing was said. @example Rückruf wegen der Gravur */
  text!: string;
}

/** The assignee and the follow-up of a record. */
export class WorkDto {
  /** Who answers it; null = nobody yet. */
  @ApiProperty({ type: ColleagueDto, nullable: true })
  assignee!: ColleagueDto | null;
  /** Its follow-up; null = no day was set. */
  @ApiProperty({ type: FollowUpDto, nullable: true })
  followUp!: FollowUpDto | null;
}

/** The caller's due follow-ups: those of records that are assigned to the caller or to nobody. */
export class DueFollowUpsDto {
  /** How many of orders. */
  orders!: number;
  /** How many of contact requests. */
  contacts!: number;
}
