/** A signed-in administrator. */
export class AdminDto {
  /** UUID v7. */
  id!: string;
  /** @example "admin@vitrine.example" */
  email!: string;
  /** When this administrator signed in the time before, ISO 8601. @example "2026-11-20T08:15:00.000Z" */
  lastLoginAt!: string | null;
}

export class LoginDto {
  /** The bearer token, a signed JWT. */
  token!: string;
  admin!: AdminDto;
  /** Life of the token in seconds. @example 3600 */
  expiresIn!: number;
}

export class MeDto extends AdminDto {
  /** When the token ends, ISO 8601. @example "2026-11-21T09:15:00.000Z" */
  expiresAt!: string;
}

export class MessageDto {
  /** @example "Password changed successfully" */
  message!: string;
}
