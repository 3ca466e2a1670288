import { isError } from '../errors/is-error.js';

/** What of an error is logged. */
export interface DescribedError {
  type: string;
  message?: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: DescribedError;
}

const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g;

/**
 * An error for the log. Database errors repeat the statement with its values in their message, so of those only the SQLSTATE and the
 * constraint are kept; e-mail addresses are taken out of all other messages.
 */
export function describeError(error: unknown): DescribedError {
  if (!isError(error)) return { type: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  const fromDatabase = 'sqlMessage' in error || 'severity' in error || /^[0-9A-Z]{5}$/.test(String(code));
  return {
    type: error.constructor.name,
    ...(!fromDatabase && { message: error.message.replace(ADDRESS, '[address]') }),
    ...(code !== undefined && { code: String(code) }),
    ...(constraint !== undefined && { constraint }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(isError(error.cause) && { cause: describeError(error.cause) }),
  };
}

/** The stack's frames without the message that heads them. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
