import { Type } from '@mikro-orm/postgresql';
import type { Column } from './resource-table.js';

class MomentType extends Type<string | null, Date | string | null> {
  override convertToDatabaseValue(iso: string | null): string | null {
    return iso;
  }

  override convertToJSValue(stored: Date | string | null): string | null {
    return stored === null ? null : new Date(stored).toISOString();
  }

  override compareAsType(): string {
    return 'string';
  }

  override getColumnType(): string {
    return 'timestamptz';
  }
}

/** A column for a field with a time in ISO 8601, in UTC. */
export const moment = (fieldName: string) =>
  ({
    fieldName,
    type: MomentType,
    nullable: true,
    read: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  }) satisfies Column;
