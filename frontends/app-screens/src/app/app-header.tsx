import { useApp } from './app-context.js';
import styles from './app-header.module.css';

/** The name of the house, or its logo, at the top of a screen; on the main colour it is written in the accent colour. */
export function AppHeader({ onBrand = false }: { onBrand?: boolean }) {
  const { theme } = useApp();
  return (
    <div className={styles.header} data-on-brand={onBrand}>
      {theme.logo ? (
        <img className={styles.logo} src={theme.logo} alt={theme.house} />
      ) : (
        <span className={styles.name}>{theme.house}</span>
      )}
    </div>
  );
}
