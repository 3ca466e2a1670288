import { Screen } from '../shared/layout/screen.js';
import { AuditLog } from './audit/audit-log.js';
import { PersonData } from './person/person-data.js';

/** The personal data of customers, and the audit log. */
export default function PrivacyPage() {
  return (
    <Screen>
      <PersonData />
      <AuditLog />
    </Screen>
  );
}
