import { ApiProperty } from '@nestjs/swagger';
import {
  ERROR_CODES,
  FACTOR_METHODS,
  OWN_ACCOUNT,
  PERMISSIONS,
  type ErrorCode,
  type FactorMethod,
  type Permission,
} from '@vitrine/schemas';

/** One refused field of the body or query. */
export class FieldErrorDto {
  /** Path of the field in the body. @example "customerInfo.email" */
  field!: string;
  /** What is wrong, as a sentence. @example "Email is required" */
  message!: string;
}

/** The one shape of every error answer. */
export class ErrorDto {
  /** The HTTP status. @example 400 */
  statusCode!: number;
  /** What went wrong, for programs. @example "VALIDATION_FAILED" */
  @ApiProperty({ enum: ERROR_CODES, enumName: 'ErrorCode' })
  code!: ErrorCode;
  /** What went wrong, for people. @example "Email is required" */
  error!: string;
  /** The same sentence as `error`. @example "Email is required" */
  message!: string;
  /** The refused fields; only with `VALIDATION_FAILED`. */
  fields?: FieldErrorDto[];
  /** The permission that is missing; only with `FORBIDDEN`. `self` = a key was sent where an account itself is needed. @example "orders:delete" */
  @ApiProperty({ enum: [...PERMISSIONS, OWN_ACCOUNT], enumName: 'MissingPermission' })
  permission?: Permission | typeof OWN_ACCOUNT;
  /** What the second step of the sign-in sends back, for 5 minutes and 5 tries; only with `SECOND_FACTOR_REQUIRED`. */
  challenge?: string;
  /** Ways in which the account can take the second step; only with `SECOND_FACTOR_REQUIRED`. */
  @ApiProperty({ enum: FACTOR_METHODS, enumName: 'FactorMethod', isArray: true })
  methods?: FactorMethod[];
  /**
   * E-mail address of the administrator whose change came first; only with `STALE_VERSION`, `null` where it is not known.
   * @example "owner@house.example"
   */
  updatedBy?: string | null;
  /** When that change was made, ISO 8601; only with `STALE_VERSION`. @example "2026-11-21T09:15:00.000Z" */
  updatedAt?: string;
}
