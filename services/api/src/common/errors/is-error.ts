import { isNativeError } from 'node:util/types';

/** Whether a thrown value is an error, also one from another realm, for which `instanceof` is false. */
export const isError = (thing: unknown): thing is Error => isNativeError(thing);
