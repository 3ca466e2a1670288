import { ROLE_NAMES } from '@vitrine/schemas';
import { ButtonLink } from '@vitrine/ui';
import { EmptyList } from '../shared/list/index.js';
import { useStaff } from '../shared/permissions/index.js';

/** Shown instead of a screen that the role of the signed-in administrator does not allow. */
export function NotAllowed() {
  const staff = useStaff();
  return (
    <EmptyList
      title="You may not see this screen"
      hint={`${staff ? `It is not part of the role ${ROLE_NAMES[staff.role]}. ` : ''}An owner of the team can give you another one.`}
    >
      <ButtonLink kind="quiet" to="/admin">
        Go to the dashboard
      </ButtonLink>
    </EmptyList>
  );
}
