import { inSpan, isTracing } from '@vitrine/kit';

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)/i;

/** A statement's name in spans: its own name, or its verb and first table. It holds neither text nor values, which may be personal data. */
export function summarise({ name, text }: { name?: string; text: string }): string {
  if (name !== undefined) return name;
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'sql';
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}

/** Runs a statement in its own span; if tracing is off, not even the span's name is computed. */
export const inStatementSpan = <Result>(statement: { name?: string; text: string }, work: () => Result): Result =>
  isTracing()
    ? inSpan(`SQL ${summarise(statement)}`, { kind: 'client', attributes: { 'db.system.name': 'postgresql' } }, work)
    : work();
