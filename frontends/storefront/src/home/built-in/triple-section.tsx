import { useTexts } from '@vitrine/platform';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import common from '../../shared/common.module.css';
import { StickySection } from '../sections/sticky-section.js';
import styles from './triple-section.module.css';
import { BUILT_IN_TEXTS } from './texts.js';

const PARTS = ['one', 'two', 'three'] as const;

interface TripleSectionProps {
  /** The three plans of an edition, or the steps after a request (public spec §1). */
  about: 'plans' | 'steps';
}

/** Three things side by side; steps are numbered. */
export function TripleSection({ about }: TripleSectionProps) {
  const t = useTexts(BUILT_IN_TEXTS);
  const numbered = about === 'steps';
  const List = numbered ? 'ol' : 'ul';
  return (
    <StickySection className={styles.section} data-about={about} aria-labelledby={`${about}-title`}>
      <Eyebrow>{t(`${about}.eyebrow`)}</Eyebrow>
      <h2 id={`${about}-title`} className={styles.title}>
        {t(`${about}.title`)}
      </h2>
      <List className={common.columns}>
        {PARTS.map((key, index) => (
          <li key={key}>
            {numbered && (
              <span className={styles.numeral} aria-hidden="true">
                {'I'.repeat(index + 1)}
              </span>
            )}
            <h3 className={styles.name}>{t(`${about}.${key}.title`)}</h3>
            <p className={styles.text}>{t(`${about}.${key}.text`)}</p>
          </li>
        ))}
      </List>
    </StickySection>
  );
}
