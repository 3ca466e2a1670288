import { useTexts } from '@vitrine/platform';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import styles from './contents.module.css';
import type { Section } from './sections.js';
import { CONTENT_TEXTS } from './texts.js';
import { useCurrentSection } from './use-current-section.js';

/** The table of contents: always open beside the text on a wide screen, closed above it on a narrow one. It needs no scripts. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const t = useTexts(CONTENT_TEXTS);
  const current = useCurrentSection(sections);
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <div className={styles.label} aria-hidden="true">
        <Eyebrow>{t('contents')}</Eyebrow>
      </div>
      <details>
        <summary>{t('contents')}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
