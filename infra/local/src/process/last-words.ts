/** pino's number for `error`. */
const ERROR_LEVEL = 50;

/**
 * The sentence with which a process explained its end: the last error among its log lines, be they text or pino's JSON.
 * Stack frames and Node's own closing lines are passed over.
 */
export function lastWords(log: string): string | undefined {
  const lines = log.split('\n').map((line) => line.trim());
  for (const line of lines.reverse()) {
    const sentence = line.startsWith('{') ? fromJson(line) : fromText(line);
    if (sentence) return sentence;
  }
  return undefined;
}

function fromJson(line: string): string | undefined {
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown };
    const grave =
      typeof entry.level === 'number' ? entry.level >= ERROR_LEVEL : entry.level === 'error' || entry.level === 'fatal';
    return grave && typeof entry.msg === 'string' ? entry.msg : undefined;
  } catch {
    return undefined;
  }
}

function fromText(line: string): string | undefined {
  const noise = line === '' || /^(at |Node\.js v|\^|[{}\])]|\(node:|\(Use `node)/.test(line);
  return noise ? undefined : line.replace(/^(Uncaught )?([A-Z]\w*Error|StartFailure): /, '');
}
