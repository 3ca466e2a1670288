/** pino's number for `error`. */
const ERROR_LEVEL = 50;
const UNCAUGHT = /^(?:Uncaught )?(?:[A-Z]\w*Error|Error|StartFailure)(?: \[\w+\])?: (.+)/;
const NOISE =
  /^($|at |Node\.js v|\^|[{}\])]|\(node:|\(Use `node|node:internal|throw |\w+: (\[.*\]|'.*'|-?\d+|undefined|null),?$)/;

/**
 * The reason that a process logged for its end: the last error among its log lines, text or pino's JSON. Stack frames and what Node prints around an
 * uncaught error are skipped.
 */
export function findExitReason(log: string): string | undefined {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .reverse();
  const errors = lines.map((line) => (line.startsWith('{') ? fromJson(line) : UNCAUGHT.exec(line)?.[1]));
  return errors.find((words) => words !== undefined) ?? lines.find((line) => !NOISE.test(line));
}

function fromJson(line: string): string | undefined {
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown };
    const isError =
      typeof entry.level === 'number' ? entry.level >= ERROR_LEVEL : entry.level === 'error' || entry.level === 'fatal';
    return isError && typeof entry.msg === 'string' ? entry.msg : undefined;
  } catch {
    return undefined;
  }
}
