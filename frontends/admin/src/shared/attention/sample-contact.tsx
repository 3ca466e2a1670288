import { Link } from '@vitrine/platform';
import { Alert } from '@vitrine/ui';
import styles from './sample-contact.module.css';
import { useAttention } from './use-attention.js';

/** A notice, for staff who may change them, that the site still shows the sample contact details, with a link to the form. */
export function SampleContact() {
  const { data } = useAttention();
  if (data?.sampleContact !== true) return null;
  return (
    <Alert severity="info" className={styles.notice}>
      The site still shows the sample contact details. <Link to="/admin/settings/house">Enter yours</Link>
    </Alert>
  );
}
