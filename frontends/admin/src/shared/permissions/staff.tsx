import type { SignedInAdmin } from '@vitrine/platform';
import { ADMIN_SCREENS, type DeedOn, type Permission, type ScreenWith } from '@vitrine/schemas';
import { createContext, type ReactNode, useCallback, useContext } from 'react';

const StaffContext = createContext<SignedInAdmin | null>(null);

/**
 * Tells the screens who works with them. It stays the one who was signed in when the session ends over an open form, so that nothing of the form goes
 * before the password is asked for.
 */
export function StaffProvider({ staff, children }: { staff: SignedInAdmin | null; children: ReactNode }) {
  return <StaffContext value={staff}>{children}</StaffContext>;
}

/** Who works with the screens; null while that is not known. */
export const useStaff = (): SignedInAdmin | null => useContext(StaffContext);

/** Whether somebody may do something. */
export type May = (permission: Permission) => boolean;

/** What whoever works with the screens may do (contract: Permissions); nothing while that is not known. The API refuses the rest. */
export function useMay(): May {
  const staff = useStaff();
  return useCallback((permission) => staff?.permissions.includes(permission) === true, [staff]);
}

/** Whether whoever works with the screens may do something on one of them (`needs` of `ADMIN_SCREENS`). */
export function useMayOn<Name extends ScreenWith>(screen: Name): (deed: DeedOn<Name>) => boolean {
  const may = useMay();
  const needs = ADMIN_SCREENS[screen].needs as Readonly<Record<DeedOn<Name>, Permission>>;
  return useCallback((deed) => may(needs[deed]), [may, needs]);
}
