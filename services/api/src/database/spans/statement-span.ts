import { inSpan, isTracing } from '@vitrine/kit';

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)/i;

/** What a span calls a statement: its name, or its verb and first table. Neither text nor values, which may be a person's. */
export function summarise({ name, text }: { name?: string; text: string }): string {
  if (name !== undefined) return name;
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'sql';
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}

/** Runs a statement in a span of its own; where tracing is off no name is made for one. */
export const inStatementSpan = <Result>(statement: { name?: string; text: string }, work: () => Result): Result =>
  isTracing()
    ? inSpan(`SQL ${summarise(statement)}`, { kind: 'client', attributes: { 'db.system.name': 'postgresql' } }, work)
    : work();
