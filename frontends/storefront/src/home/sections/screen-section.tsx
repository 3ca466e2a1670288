import type { CSSProperties } from 'react';
import type { Hero } from '../../shared/catalogue/catalogue.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { Backdrop } from '../../shared/film/backdrop.js';
import { Cta } from './cta.js';
import styles from './screen-section.module.css';
import type { HomeSection } from '../sections.js';
import { useReveal } from '../use-reveal.js';
import { useStickySection } from './use-sticky-section.js';

interface ScreenSectionProps {
  section: HomeSection;
  /** The first section has the page's heading, and its picture is loaded first. */
  first?: boolean;
  /** Sticky while the next section scrolls over it. */
  sticky?: boolean;
  /** Its film is used where the section has none of its own. */
  hero?: Hero | null | undefined;
}

/** A home page section made by staff: one full screen with its picture, overlay, text colour and alignment. */
export function ScreenSection({ section, first = false, sticky = false, hero }: ScreenSectionProps) {
  const { section: element, reveal } = useReveal<HTMLElement>();
  useStickySection(element, sticky);
  const { id, title, subtitle, description, ctaText, ctaLink, textColor, textAlign, overlayOpacity } = section;
  const onGreen = textColor === 'white';
  const Heading = first ? 'h1' : 'h2';
  const titleId = `section-${id}`;
  return (
    <section
      ref={element}
      className={styles.section}
      data-sticky={sticky || undefined}
      data-align={textAlign}
      data-color={textColor}
      data-reveal={reveal}
      aria-labelledby={titleId}
      style={{ '--overlay': overlayOpacity } as CSSProperties}
    >
      <Backdrop
        image={section.backgroundImage}
        pictures={{ ...section.pictures, ...hero?.pictures }}
        video={section.backgroundVideo ?? hero?.video ?? null}
        first={first}
      />
      <div className={styles.overlay} data-overlay="" />
      <div className={styles.copy}>
        {subtitle && <Eyebrow onGreen={onGreen}>{subtitle}</Eyebrow>}
        <Heading id={titleId} className={styles.title}>
          {/* a line does not end with the first word after a comma */}
          {title.replace(/(, \S+) /g, '$1\u00a0')}
        </Heading>
        {description && <p className={styles.text}>{description}</p>}
        {ctaText && ctaLink && (
          <div className={styles.action}>
            <Cta link={ctaLink} text={ctaText} tone={first ? 'gold' : onGreen ? 'outline' : 'line'} />
          </div>
        )}
      </div>
    </section>
  );
}
