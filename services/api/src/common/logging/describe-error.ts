import { isError } from '../errors/is-error.js';

/** The parts of an error that are logged. */
export interface DescribedError {
  type: string;
  message?: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: DescribedError;
}

/** Characters that cannot be part of an e-mail address; a capture group, so that `split` keeps them. */
const BETWEEN_WORDS = /([\s<>"'(),;:=])/;

const withoutAddresses = (text: string): string =>
  text
    .split(BETWEEN_WORDS)
    .map((word) => (word.includes('@') ? '[address]' : word))
    .join('');

/**
 * An error for the log. The messages of database errors repeat the statement with its values, so only SQLSTATE and constraint are kept;
 * e-mail addresses are removed from all other messages.
 */
export function describeError(error: unknown): DescribedError {
  if (!isError(error)) return { type: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  const fromDatabase = 'sqlMessage' in error || 'severity' in error || /^[0-9A-Z]{5}$/.test(String(code));
  return {
    type: error.constructor.name,
    ...(!fromDatabase && { message: withoutAddresses(error.message) }),
    ...(code !== undefined && { code: String(code) }),
    ...(constraint !== undefined && { constraint }),
    ...(error.stack && { stack: renderFrames(error.stack) }),
    ...(isError(error.cause) && { cause: describeError(error.cause) }),
  };
}

/** The stack's frames without the message above them. */
function renderFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
