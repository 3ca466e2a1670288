import { ButtonLink } from '@vitrine/ui';
import { EmptyList } from '../shared/list/index.js';

/** Shown at an address that leads nowhere. */
export function MissingScreen() {
  return (
    <EmptyList title="This page does not exist" hint="Its address may be outdated or mistyped.">
      <ButtonLink kind="quiet" to="/admin">
        Go to the dashboard
      </ButtonLink>
    </EmptyList>
  );
}
