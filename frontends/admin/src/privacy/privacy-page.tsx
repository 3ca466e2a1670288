import { Screen } from '../shared/layout/screen.js';
import { AuditLog } from './audit/audit-log.js';
import { PersonData } from './person/person-data.js';

/** The rights of the people whose data are held, and who of the staff did what. */
export default function PrivacyPage() {
  return (
    <Screen>
      <PersonData />
      <AuditLog />
    </Screen>
  );
}
