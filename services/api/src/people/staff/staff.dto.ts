import { ApiProperty } from '@nestjs/swagger';
import { ROLES, STAFF_STATES, type Role, type StaffState } from '@vitrine/schemas';

/** What an account has beside its password. */
export class StaffSecondFactorDto {
  /** Passkeys. @example 1 */
  passkeys!: number;
  /** Whether codes of an authenticator app are asked for. @example true */
  totp!: boolean;
}

/** State of the mail of an invitation. */
export class InvitationMailDto {
  /** Whether it was sent. */
  status!: 'pending' | 'sent' | 'failed';
  /** When it was sent, ISO 8601; null = not yet. */
  sentAt!: string | null;
  /** Why it has not been sent (yet); never holds an address. */
  error!: string | null;
}

/** An invitation that was not accepted yet. */
export class StaffInvitationDto {
  /** Until when its link works, ISO 8601. @example "2026-11-24T08:15:00.000Z" */
  expiresAt!: string;
  /** State of its mail. */
  mail!: InvitationMailDto;
}

/** An account of staff. */
export class StaffDto {
  /** UUID v7. */
  id!: string;
  /** E-mail address by which the account signs in. @example "clara.vogt@house.example" */
  email!: string;
  /** How colleagues call this person; `null` where no name was given. @example "Clara Vogt" */
  name!: string | null;
  /** What this person is in the team. @example "sales" */
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role!: Role;
  /** Invited until the invitation is accepted; a suspended account cannot sign in. @example "active" */
  @ApiProperty({ enum: STAFF_STATES, enumName: 'StaffState' })
  state!: StaffState;
  /** Of an account that is invited; `null` once it was accepted. */
  invitation!: StaffInvitationDto | null;
  /** What it has beside its password. */
  secondFactor!: StaffSecondFactorDto;
  /** When it signed in last, ISO 8601; `null` where it never did. @example "2026-11-20T08:15:00.000Z" */
  lastLoginAt!: string | null;
  /** When it was made or invited, ISO 8601. @example "2026-11-01T08:15:00.000Z" */
  createdAt!: string;
  /** Raised by every change; a `PUT` with an older one is 409 `STALE_VERSION`. @example 1 */
  version!: number;
}
