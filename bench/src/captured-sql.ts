import { readFileSync } from 'node:fs';

/** A statement as PostgreSQL logged it: text with `$1`-style parameters, and the parameters' values. */
export interface Statement {
  text: string;
  parameters: (string | null)[];
}

/** Reads the statements that ran out of a server log written with `log_statement = all`. */
export function statementsIn(log: string): Statement[] {
  const statements: Statement[] = [];
  for (const entry of listEntries(log)) {
    const executed = /LOG:\s+(?:execute [^:]+|statement): ([\s\S]*)$/.exec(entry);
    const details = /DETAIL:\s+[Pp]arameters: ([\s\S]*)$/.exec(entry);
    const last = statements.at(-1);
    if (executed) statements.push({ text: (executed[1] ?? '').trim(), parameters: [] });
    else if (details && last) last.parameters = parametersIn(details[1] ?? '');
  }
  return statements;
}

/** What a log file gained since it was `from` bytes long. */
export const gained = (file: string, from: number): string => readFileSync(file).subarray(from).toString('utf8');

/** The log's entries; lines that begin with a tab continue the one before. */
function listEntries(log: string): string[] {
  const entries: string[] = [];
  for (const line of log.split('\n')) {
    if (line.startsWith('\t') && entries.length > 0) entries[entries.length - 1] += `\n${line.slice(1)}`;
    else entries.push(line);
  }
  return entries;
}

function parametersIn(list: string): (string | null)[] {
  const values: (string | null)[] = [];
  for (const [, number, quoted] of list.matchAll(/\$(\d+) = (?:NULL|'((?:[^']|'')*)')/g)) {
    values[Number(number) - 1] = quoted === undefined ? null : quoted.replaceAll("''", "'");
  }
  return values;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUIDS = /^\{[0-9a-f-]{36}(,[0-9a-f-]{36})*\}$/;

const ROWS = /^\[\{.*\}\]$/s;

/** The ids that a statement creates by rows in JSON: of the rows themselves and of their mails. */
function createdIn(value: string, created: ReadonlySet<string>): string[] {
  if (!ROWS.test(value)) return [];
  const rows = JSON.parse(value) as { id: string; mailIds?: string[] }[];
  return rows.flatMap(({ id, mailIds = [] }) => [...(created.has(id) ? [id] : []), ...mailIds]);
}

/**
 * The same statements as a pgbench script: each value bound as a variable, each id that the statement creates made by the server.
 * @param created ids that must be new in every run
 */
export function pgbenchScript(
  statements: readonly Statement[],
  created: ReadonlySet<string>,
): { script: string; variables: string[] } {
  const variables: string[] = [];
  const lines = statements.map(({ text, parameters }, index) => {
    const body = text.replaceAll(/\$(\d+)/g, (_match, number: string) => {
      const value = parameters[Number(number) - 1] ?? null;
      if (value === null) return 'null';
      if (UUID.test(value) && created.has(value)) return 'uuidv7()';
      if (UUIDS.test(value))
        return `array[${value
          .split(',')
          .map(() => 'uuidv7()')
          .join(',')}]`;
      const name = `s${index}p${number}`;
      const assignment = `${name}=${value}`;
      if (!variables.includes(assignment)) variables.push(assignment);
      return createdIn(value, created).reduce((text, id) => `replace(${text}, '${id}', uuidv7()::text)`, `:${name}`);
    });
    return `${body.replaceAll(/\s*\n\s*/g, ' ')};`;
  });
  return { script: `${lines.join('\n')}\n`, variables };
}
