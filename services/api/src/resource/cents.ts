import { Type } from '@mikro-orm/postgresql';
import { toCentsOrNull, toEurosOrNull } from '../common/money.js';
import type { Column } from './resource-table.js';

class CentsType extends Type<number | null, number | null> {
  override convertToDatabaseValue(euros: number | null): number | null {
    return toCentsOrNull(euros);
  }

  override convertToJSValue(cents: number | null): number | null {
    return toEurosOrNull(cents);
  }

  override compareAsType(): string {
    return 'number';
  }

  override getColumnType(): string {
    return 'integer';
  }
}

/** A column of whole cents for a field in euros, or of hundredths for a percentage. */
export const cents = (fieldName: string) =>
  ({ fieldName, type: CentsType, read: (column) => `(${column} / 100.0)::float8` }) satisfies Column;
