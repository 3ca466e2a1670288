import { FactorsSection } from '../factors/index.js';
import { Screen } from '../shared/layout/screen.js';
import { ArrivalSettings } from '../shared/live/index.js';
import { NameSection } from './name/name-section.js';
import { PasswordSection } from './password-section.js';
import styles from './profile-page.module.css';
import { SessionsPanel } from './sessions/sessions-panel.js';

/** The person's own account: name, password, second factors, sessions, and notifications. */
export default function ProfilePage() {
  return (
    <Screen>
      <div className={styles.columns}>
        <div>
          <NameSection />
          <PasswordSection />
          <FactorsSection />
        </div>
        <div>
          <SessionsPanel />
          <ArrivalSettings />
        </div>
      </div>
    </Screen>
  );
}
