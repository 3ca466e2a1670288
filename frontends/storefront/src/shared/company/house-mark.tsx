import { useSettings } from '@vitrine/platform';
import styles from './house-mark.module.css';

/** The house's logo, or its name where it has none. */
export function HouseMark() {
  const { name, logo } = useSettings();
  return logo === null ? name : <img className={styles.logo} src={logo} alt={name} />;
}
