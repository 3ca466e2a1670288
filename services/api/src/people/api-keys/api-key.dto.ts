import { ApiProperty } from '@nestjs/swagger';
import { KEY_PERMISSIONS, type Permission } from '@vitrine/schemas';

/** A key of another program. */
export class ApiKeyDto {
  /** UUID v7. */
  id!: string;
  /** What the program is called. @example "ERP" */
  name!: string;
  /** The first characters of the key. @example "vt_Xy3kQ9" */
  prefix!: string;
  /** What the program may do. */
  @ApiProperty({ enum: KEY_PERMISSIONS, enumName: 'KeyPermission', isArray: true })
  permissions!: Permission[];
  /** When it was made, ISO 8601. @example "2026-11-21T08:15:00.000Z" */
  createdAt!: string;
  /** E-mail address of the administrator who made it. @example "owner@house.example" */
  createdBy!: string;
  /** Until when it works, ISO 8601; `null` = until it is revoked. @example "2027-11-21T08:15:00.000Z" */
  expiresAt!: string | null;
  /** When it was last used, ISO 8601, to the minute; `null` = never. @example "2026-11-24T09:02:00.000Z" */
  lastUsedAt!: string | null;
}

/** A key that was just made. */
export class NewApiKeyDto extends ApiKeyDto {
  /** The key itself; only this answer contains it, and only its hash is stored. @example "vt_Xy3kQ9aVh2m0pQ8rS5tU1wYzBcDeFgHiJkLmNoPqRsT" */
  key!: string;
}
