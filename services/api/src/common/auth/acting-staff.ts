import { AsyncLocalStorage } from 'node:async_hooks';
import type { CurrentAdminInfo } from './current-admin.js';

type Staff = Pick<CurrentAdminInfo, 'email'>;

const acting = new AsyncLocalStorage<{ staff: Staff | null }>();

/** E-mail address of the administrator whose request is being answered; `null` for visitors and for the worker. */
export const actingStaffEmail = (): string | null => acting.getStore()?.staff?.email ?? null;

/**
 * Runs the handling of a request, for which {@link setActingStaff} can then name the administrator. A middleware, because an interceptor's chain of
 * observables would slow every visitor's request.
 */
export const inActingScope = <Result>(work: () => Result): Result => acting.run({ staff: null }, work);

/** Makes the signed-in administrator known to {@link actingStaffEmail} for the rest of the request. */
export function setActingStaff(staff: Staff): void {
  const scope = acting.getStore();
  if (scope) scope.staff = staff;
}
