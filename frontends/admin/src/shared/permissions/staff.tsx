import type { SignedInAdmin } from '@vitrine/platform';
import { ADMIN_SCREENS, type ActionOn, type Permission, type ScreenNeeding } from '@vitrine/schemas';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

const StaffContext = createContext<SignedInAdmin | null>(null);

/**
 * Provides the signed-in person to the screens. The person stays the same when the session ends over an open form, so that nothing of the form
 * disappears before the password is asked for.
 */
export function StaffProvider({ staff, children }: { staff: SignedInAdmin | null; children: ReactNode }) {
  return <StaffContext value={staff}>{children}</StaffContext>;
}

/** The signed-in person; null while unknown. */
export const useStaff = (): SignedInAdmin | null => useContext(StaffContext);

/** Whether a person has a permission. */
export type May = (permission: Permission) => boolean;

/** What the signed-in person may do (contract: Permissions); nothing while unknown. The API enforces the same. */
export function useMay(): May {
  const staff = useStaff();
  return useCallback((permission) => staff?.permissions.includes(permission) === true, [staff]);
}

/** Whether the signed-in person may do something on a screen (`needs` of `ADMIN_SCREENS`). */
export function useMayOn<Name extends ScreenNeeding>(screen: Name): (action: ActionOn<Name>) => boolean {
  const may = useMay();
  const needs = ADMIN_SCREENS[screen].needs as Readonly<Record<ActionOn<Name>, Permission>>;
  return useCallback((action) => may(needs[action]), [may, needs]);
}
