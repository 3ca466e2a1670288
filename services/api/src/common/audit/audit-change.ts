import type { EntityManager, EntityProperty } from '@mikro-orm/postgresql';
import type { DB } from '../../database/tables.js';
import { assertOwnKey, effectStatement } from '../idempotency/call-effect.js';
import { auditRow, type AuditDetails } from './audit-entry.js';
import { auditScope, takeDeclaredEntry } from './audit-scope.js';

const UNAUDITED_FIELDS: ReadonlySet<string> = new Set(['version', 'createdAt', 'updatedAt']);

/** Writes the audit entry that the current request's operation declares, in the entity manager's transaction and as its last statement. */
export async function auditChange(
  em: EntityManager,
  found: { subjectId?: string; details?: AuditDetails },
): Promise<void> {
  const entry = takeDeclaredEntry(found);
  if (!entry) return;
  const kysely = em.getKysely<DB>();
  await kysely.insertInto('audit_log').values(auditRow(entry, auditScope()?.source)).execute();
  const effect = effectStatement();
  if (effect) assertOwnKey(Number((await kysely.executeQuery(effect.compile())).numAffectedRows ?? 0));
}

/**
 * The changes that an entity manager has not flushed yet: the names of the fields, and for numbers and booleans the values before and after. Texts
 * are left out, because they may contain personal data.
 */
export function pendingChanges(em: EntityManager): AuditDetails {
  const unitOfWork = em.getUnitOfWork();
  unitOfWork.computeChangeSets();
  const fields: string[] = [];
  const values: Record<string, unknown> = {};
  for (const { payload, originalEntity, meta } of unitOfWork.getChangeSets()) {
    const before = (originalEntity ?? {}) as Readonly<Record<string, unknown>>;
    const columns: Readonly<Record<string, EntityProperty>> = meta.properties;
    const shown = (field: string, stored: unknown): unknown =>
      typeof stored === 'number'
        ? (columns[field]?.customType?.convertToJSValue(stored, em.getPlatform()) ?? stored)
        : stored;
    for (const [field, after] of Object.entries(payload as Record<string, unknown>)) {
      if (UNAUDITED_FIELDS.has(field)) continue;
      fields.push(field);
      if (isPlain(before[field]) && isPlain(after)) values[field] = [shown(field, before[field]), shown(field, after)];
    }
  }
  return { fields, ...(Object.keys(values).length > 0 && { values }) };
}

const isPlain = (value: unknown): boolean => value === null || typeof value === 'number' || typeof value === 'boolean';
