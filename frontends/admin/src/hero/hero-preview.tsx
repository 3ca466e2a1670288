import { useId, useState } from 'react';
import { type InTranslations, useTranslatedLanguages } from '../shared/form/index.js';
import styles from './hero-preview.module.css';

interface HeroPreviewProps {
  title: string;
  heading: string | null;
  /** The heading in each other language. */
  translations: InTranslations<string | null | undefined>;
  /** Path of the film. */
  video: string | null;
}

/** A small preview of the home page's first view. */
export function HeroPreview({ title, heading, translations, video }: HeroPreviewProps) {
  const id = useId();
  const languages = useTranslatedLanguages();
  const [broken, setBroken] = useState<string>();
  const isShown = video !== null && video !== '' && video !== broken;
  return (
    <figure className={styles.stage} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div className={styles.view}>
        {isShown && (
          <video key={video} src={video} muted loop playsInline preload="metadata" onError={() => setBroken(video)} />
        )}
        <div className={styles.copy}>
          <p lang="de" className={styles.heading}>
            {heading || <span className={styles.blank}>No heading yet</span>}
          </p>
          {languages.map(
            (language) =>
              translations[language] && (
                <p key={language} lang={language} className={styles.translated}>
                  {translations[language]}
                </p>
              ),
          )}
        </div>
        {!isShown && <span className={styles.note}>{video ? 'The film cannot be shown here' : 'No film'}</span>}
      </div>
    </figure>
  );
}
