import { errors } from 'flydrive';
import { isError } from '../../common/errors/is-error.js';

/**
 * An operation of the storage failed; clients get 503. The message has only the failure's name and status, because a server's own message
 * about a refused signature repeats parts of the request.
 */
export class StorageFailure extends Error {
  readonly status = 503;
  readonly expose = true;

  constructor(failure: unknown) {
    super(`The file storage failed: ${getName(findCause(failure))}`);
    this.name = 'StorageFailure';
  }
}

/** The driver's own error, which flydrive wraps. */
export const findCause = (failure: unknown): unknown =>
  isError(failure) && Object.values(errors).some((type) => failure instanceof type) ? failure.cause : failure;

function getName(failure: unknown): string {
  if (!isError(failure)) return 'unknown';
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
  const status = findHttpStatus(failure);
  return status === undefined ? code : `${code} (${status})`;
}

/** The HTTP status of an error of the AWS SDK. */
export function findHttpStatus(failure: unknown): number | undefined {
  if (!isError(failure) || !('$metadata' in failure)) return undefined;
  return (failure.$metadata as { httpStatusCode?: number }).httpStatusCode;
}
