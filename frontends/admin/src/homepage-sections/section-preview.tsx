import { useFormikContext } from 'formik';
import { type CSSProperties, useState } from 'react';
import styles from './section-preview.module.css';
import { numberOrZero, type SectionValues } from './section-form.js';

/** A small preview of the section, in German: text with its colour and alignment, overlay and background. */
export function SectionPreview() {
  const { values } = useFormikContext<SectionValues>();
  const { title, subtitle, description, ctaText, textColor, textAlign } = values;
  const overlay = Math.min(1, Math.max(0, numberOrZero(values.overlayOpacity)));
  return (
    <figure className={styles.frame} aria-label="Preview">
      <div
        className={styles.section}
        data-color={textColor}
        data-align={textAlign}
        style={{ '--overlay': overlay } as CSSProperties}
      >
        <Backdrop kind="image" path={values.backgroundImage} />
        <Backdrop kind="video" path={values.backgroundVideo} />
        <div className={styles.overlay} />
        <div className={styles.copy} lang="de">
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <p className={styles.title}>{title || 'Title'}</p>
          {description && <p className={styles.text}>{description}</p>}
          {ctaText && <span className={styles.action}>{ctaText}</span>}
        </div>
      </div>
    </figure>
  );
}

/** A file of this site behind the text; a broken one is hidden (back-office spec §8). */
function Backdrop({ kind, path }: { kind: 'image' | 'video'; path: string }) {
  const [broken, setBroken] = useState<string>();
  if (!path.startsWith('/') || broken === path) return null;
  const fail = () => setBroken(path);
  return kind === 'image' ? (
    <img src={path} alt="" className={styles.backdrop} onError={fail} />
  ) : (
    <video src={path} className={styles.backdrop} muted playsInline preload="metadata" aria-hidden onError={fail} />
  );
}
