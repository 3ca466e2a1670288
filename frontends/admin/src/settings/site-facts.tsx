import { useEnvironment, useSession } from '@vitrine/platform';
import { Button, ButtonLink } from '@vitrine/ui';
import { useLogOut } from '../session/index.js';
import { Facts } from '../shared/layout/facts.js';
import { format } from '../shared/format.js';
import { FormSection } from '../shared/form/index.js';
import { useMay } from '../shared/permissions/index.js';
import manifest from '../../package.json';
import styles from './settings-page.module.css';

const DESCRIPTION = 'Premium app editions and accessories for luxury watch and jewellery retailers';

/** The company, who is signed in, their previous sign-in, and the sign-out. */
export function SiteFacts() {
  const { admin } = useSession();
  const logOut = useLogOut();
  const may = useMay();
  const { settings, publicUrl } = useEnvironment();
  return (
    <FormSection
      title="System information"
      action={
        <span className={styles.actions}>
          {may('settings:write') && (
            <ButtonLink kind="quiet" to="/admin/settings/house">
              Edit the house
            </ButtonLink>
          )}
          <Button kind="quiet" onClick={logOut}>
            Log out
          </Button>
        </span>
      }
    >
      <Facts
        facts={[
          ['Company name', settings.name],
          ['Website', <a href={publicUrl}>{publicUrl}</a>],
          ['Admin email', admin?.email],
          ['Version', manifest.version],
          ['Site description', DESCRIPTION],
          ['Last login', admin && (admin.lastLoginAt ? format.dateTime(admin.lastLoginAt) : 'This is the first')],
        ]}
      />
    </FormSection>
  );
}
