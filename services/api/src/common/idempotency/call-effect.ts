import { AsyncLocalStorage } from 'node:async_hooks';
import { db } from '../../database/db.js';

/** The call with an `Idempotency-Key` that is being answered. */
interface CallScope {
  readonly callId: string;
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Does the work of a call that is known by its id in `idempotent_calls`. */
export const inCallScope = <Result>(scope: CallScope, work: () => Result): Result => scopes.run(scope, work);

/**
 * Notes that the present call takes effect, for the action's transaction: from its commit on nothing does the same once more, whatever becomes of the
 * answer.
 * @returns `undefined` where the call has no key
 */
export function effectStatement() {
  const scope = scopes.getStore();
  return scope && db.updateTable('idempotent_calls').set({ took_effect: true }).where('id', '=', scope.callId);
}

/** @throws Error, so that the transaction is rolled back, when another call has taken the key over meanwhile */
export function assertOwnKey(changed: number): void {
  if (changed === 0) throw new Error('The idempotency key of this call was taken over by a repeat');
}
