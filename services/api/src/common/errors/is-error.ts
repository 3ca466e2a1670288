import { isNativeError } from 'node:util/types';

/** Whether something thrown is an error, also one from another realm (`instanceof` says no to those). */
export const isError = (thing: unknown): thing is Error => isNativeError(thing);
