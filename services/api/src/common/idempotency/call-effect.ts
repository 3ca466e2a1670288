import { AsyncLocalStorage } from 'node:async_hooks';
import { db } from '../../database/db.js';

/** The call with an `Idempotency-Key` that is being answered. */
interface CallScope {
  readonly callId: string;
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Runs the work of a call, which has a row in `idempotent_calls`. */
export const inCallScope = <Result>(scope: CallScope, work: () => Result): Result => scopes.run(scope, work);

/**
 * A statement for the action's transaction that marks the current call as effective. After the commit no repeat runs the action again, even if the
 * answer is lost.
 * @returns `undefined` if the call has no key
 */
export function effectStatement() {
  const scope = scopes.getStore();
  return scope && db.updateTable('idempotent_calls').set({ took_effect: true }).where('id', '=', scope.callId);
}

/** @throws Error, so that the transaction is rolled back, when a repeat has taken over the key meanwhile */
export function assertOwnKey(changed: number): void {
  if (changed === 0) throw new Error('The idempotency key of this call was taken over by a repeat');
}
