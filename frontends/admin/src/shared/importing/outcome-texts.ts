import { type ImportKind, sentence } from '@vitrine/schemas';
import { format } from '../format.js';
import type { Import } from './calls/import-rows.js';

const NOUNS: Readonly<Record<ImportKind, string>> = {
  products: 'product',
  accessories: 'accessory',
  stores: 'store',
  coupons: 'coupon',
};

const many = (count: number, kind: ImportKind): string =>
  count === 1 ? `1 ${NOUNS[kind]}` : `${format.count(count)} ${kind}`;

/** Whether a file adds or changes anything. */
export const hasWork = ({ created, updated }: Import): boolean => created + updated > 0;

/** What an import did or would do, in one sentence. */
export function outcomeText(kind: ImportKind, { mode, state, created, updated, refusedRows }: Import): string {
  if (state === 'failed') return sentence('import.failed');
  const rows = refusedRows === 1 ? '1 row is' : `${format.count(refusedRows)} rows are`;
  if (state === 'refused') return `Nothing was imported: ${rows} refused.`;
  if (refusedRows > 0) return `${rows} refused. Please correct the file and choose it again.`;
  if (created + updated === 0) return `The file says nothing new: every row is as the ${kind} are already.`;
  const parts = [
    ...(created > 0
      ? [`${many(created, kind)} ${mode === 'check' ? 'will be' : created === 1 ? 'was' : 'were'} added`]
      : []),
    ...(updated > 0
      ? [`${many(updated, kind)} ${mode === 'check' ? 'will be' : updated === 1 ? 'was' : 'were'} changed`]
      : []),
  ];
  return `${parts.join(', and ')}.`;
}
