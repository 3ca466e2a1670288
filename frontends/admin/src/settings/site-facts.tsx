import { useSession } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { useLogOut } from '../session/index.js';
import { Facts } from '../shared/layout/facts.js';
import { format } from '../shared/format.js';
import { FormSection } from '../shared/form/index.js';
import { SITE } from './site.js';

/** The company, who is signed in and when they were before, and the sign-out. */
export function SiteFacts() {
  const { admin } = useSession();
  const logOut = useLogOut();
  return (
    <FormSection
      title="System information"
      action={
        <Button kind="quiet" onClick={logOut}>
          Log out
        </Button>
      }
    >
      <Facts
        facts={[
          ['Company name', SITE.company],
          ['Website', <a href={SITE.website}>{SITE.website}</a>],
          ['Admin email', admin?.email],
          ['Version', SITE.version],
          ['Site description', SITE.description],
          ['Last login', admin && (admin.lastLoginAt ? format.dateTime(admin.lastLoginAt) : 'This is the first')],
        ]}
      />
    </FormSection>
  );
}
