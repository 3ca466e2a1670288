import { useApp } from '../app/app-context.js';
import { Action } from '../app/parts.js';
import { Guilloche } from '../guilloche/guilloche.js';
import styles from './certificate.module.css';

/** The certificate of a piece: what it is, and the seal of the house. */
export function Certificate() {
  const { theme, texts, Heading, show } = useApp();
  const t = texts.certificate;
  return (
    <div className={styles.certificate}>
      <div className={styles.sheet}>
        <span className={styles.eyebrow}>{t.eyebrow}</span>
        <Heading className={styles.title}>{t.title}</Heading>
        <dl className={styles.facts}>
          {t.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.seal}>
          <Guilloche pattern={theme.pattern} />
          <span className={styles.initial} aria-hidden="true">
            {Array.from(theme.house)[0]}
          </span>
        </div>
        <p className={styles.by}>
          {t.seal}
          <span>{theme.house}</span>
        </p>
      </div>
      <Action onPress={() => show('repair')}>{t.service}</Action>
    </div>
  );
}
