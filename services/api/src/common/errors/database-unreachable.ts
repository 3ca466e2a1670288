import { isError } from './is-error.js';

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);
/**
 * SQLSTATE classes: 08 connection exception, 53 insufficient resources, 57P operator intervention (shutdown, crash, starting up). Single
 * codes: the timeouts of a lock (55P03), a statement (57014) and an idle transaction (25P03).
 */
const SQLSTATE = /^(?:08|53)[0-9A-Z]{3}$|^57P0[1-5]$|^(?:55P03|57014|25P03)$/;
const POOL_MESSAGES =
  /^timeout expired$|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

/** The database did not answer in time. */
export class DatabaseUnresponsiveError extends Error {
  /** The code of a system error, which wrapping errors keep. */
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseUnresponsiveError';
  }
}

/** Whether a failure means that the database cannot be reached or does not answer in time, rather than that it refused the statement. */
export function isDatabaseUnreachable(failure: unknown): boolean {
  if (!isError(failure)) return false;
  if (failure instanceof AggregateError && failure.errors.some(isDatabaseUnreachable)) return true;
  const code = 'code' in failure ? failure.code : undefined;
  if (typeof code === 'string' && (SQLSTATE.test(code) || (NETWORK_CODES.has(code) && isSocketFailure(failure))))
    return true;
  if (POOL_MESSAGES.test(failure.message)) return true;
  return failure.cause !== undefined && isDatabaseUnreachable(failure.cause);
}

/** `ENOENT` can also mean a missing file; only socket calls have these names. */
function isSocketFailure(failure: Error): boolean {
  const call = 'syscall' in failure ? failure.syscall : undefined;
  return (
    call === undefined ||
    (typeof call === 'string' && /connect|read|write|getaddrinfo/.test(call) && !('path' in failure))
  );
}
