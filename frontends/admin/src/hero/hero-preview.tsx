import { useId, useState } from 'react';
import styles from './hero-preview.module.css';

interface HeroPreviewProps {
  title: string;
  heading: string | null;
  english: string | null | undefined;
  /** Path of the film. */
  video: string | null;
}

/** The home page's first view in small. */
export function HeroPreview({ title, heading, english, video }: HeroPreviewProps) {
  const id = useId();
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
          {english && (
            <p lang="en" className={styles.english}>
              {english}
            </p>
          )}
        </div>
        {!isShown && <span className={styles.note}>{video ? 'The film cannot be shown here' : 'No film'}</span>}
      </div>
    </figure>
  );
}
