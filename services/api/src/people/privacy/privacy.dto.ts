import { ApiProperty } from '@nestjs/swagger';

/** Everything held about a person. */
export class PersonalDataExportDto {
  /** Whose data they are. */
  email!: string;
  /** ISO 8601. */
  exportedAt!: string;
  /** By kind, each a list: `orders` (with consents and mails, deleted ones too), `usedCoupons`, `contacts`. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
  })
  held!: Record<string, Record<string, unknown>[]>;
}

/** What was erased. */
export class ErasureDto {
  /** ISO 8601. */
  erasedAt!: string;
  /** How many rows of each kind the person was taken out of; 0 everywhere when there was nothing (any more). */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { contacts: 1, orders: 2, usedCoupons: 1 },
  })
  erased!: Record<string, number>;
}
