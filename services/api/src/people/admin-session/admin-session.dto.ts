import { ApiProperty } from '@nestjs/swagger';
import { PERMISSIONS, ROLES, type Permission, type Role } from '@vitrine/schemas';

/** A signed-in administrator. */
export class AdminDto {
  /** UUID v7. */
  id!: string;
  /** E-mail address of the account. @example "admin@house.example" */
  email!: string;
  /** When this administrator signed in the time before, ISO 8601. @example "2026-11-20T08:15:00.000Z" */
  lastLoginAt!: string | null;
}

/** A token of a session. */
export class TokenDto {
  /** The bearer token, a signed JWT. */
  token!: string;
  /** Life of the token in seconds. @example 3600 */
  expiresIn!: number;
}

export class LoginDto extends TokenDto {
  /** Who is signed in. */
  admin!: AdminDto;
}

/** What one's own account has beside its password. */
export class SecondFactorDto {
  /** Passkeys. @example 1 */
  passkeys!: number;
  /** Whether codes of an authenticator app are asked for. @example true */
  totp!: boolean;
  /** Recovery codes that were not used yet. @example 10 */
  recoveryCodes!: number;
}

export class MeDto extends AdminDto {
  /** When the token ends, ISO 8601. @example "2026-11-21T09:15:00.000Z" */
  expiresAt!: string;
  /** When the session ends for good, however often it is renewed, ISO 8601. @example "2026-11-21T20:15:00.000Z" */
  sessionEndsAt!: string;
  /** How colleagues call this administrator; `null` where no name was given. @example "Clara Vogt" */
  name!: string | null;
  /** What this administrator is in the team. @example "owner" */
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role!: Role;
  /** What the role allows. */
  @ApiProperty({ enum: PERMISSIONS, enumName: 'Permission', isArray: true })
  permissions!: Permission[];
  /** What the account has beside its password. */
  secondFactor!: SecondFactorDto;
  /** Whether a second factor must be set up before anything else works. @example false */
  mustEnrol!: boolean;
  /** When this administrator last proved who they are in this session, ISO 8601. @example "2026-11-21T08:15:00.000Z" */
  authenticatedAt!: string;
}

export class MessageDto {
  /** A sentence for people. @example "Password changed successfully" */
  message!: string;
}

/** A live session of the signed-in administrator. */
export class SessionDto {
  /** UUID v7. */
  id!: string;
  /** Browser and system of the sign-in; `null` where it named none. @example "Firefox on Linux" */
  device!: string | null;
  /** Where the sign-in came from, in CIDR form: /24 of IPv4, /48 of IPv6; `null` where it is not known. @example "203.0.113.0/24" */
  network!: string | null;
  /** When it began, ISO 8601. @example "2026-11-21T08:15:00.000Z" */
  createdAt!: string;
  /** When it was last used, ISO 8601, to the minute. @example "2026-11-21T09:02:00.000Z" */
  lastSeenAt!: string;
  /** Whether it is the one that asks. */
  current!: boolean;
}
