import { errors } from 'flydrive';
import { isError } from '../../common/errors/is-error.js';

/**
 * The storage did not do what it was asked; clients get 503. The message has the failure's name and status only: what a server writes
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

/** flydrive wraps what a driver throws. */
export const findCause = (failure: unknown): unknown =>
  isError(failure) && Object.values(errors).some((type) => failure instanceof type) ? failure.cause : failure;

function getName(failure: unknown): string {
  if (!isError(failure)) return 'unknown';
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
  const status = findHttpStatus(failure);
  return status === undefined ? code : `${code} (${status})`;
}

/** The HTTP status of an answer that the AWS SDK threw. */
export function findHttpStatus(failure: unknown): number | undefined {
  if (!isError(failure) || !('$metadata' in failure)) return undefined;
  return (failure.$metadata as { httpStatusCode?: number }).httpStatusCode;
}
