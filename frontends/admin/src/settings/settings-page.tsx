import { SampleContact } from '../shared/attention/index.js';
import { Screen } from '../shared/layout/screen.js';
import { useMay } from '../shared/permissions/index.js';
import { SiteFacts } from './site-facts.js';
import { SystemPanel } from './system-panel.js';
import styles from './settings-page.module.css';

/** The company and the system, read-only, and the sign-out (back-office spec §2, Settings). */
export default function SettingsPage() {
  const may = useMay();
  return (
    <Screen>
      {may('settings:write') && <SampleContact />}
      <div className={styles.columns}>
        <div>
          <SiteFacts />
        </div>
        {may('operations:read') && (
          <div>
            <SystemPanel />
          </div>
        )}
      </div>
    </Screen>
  );
}
