import { useState } from 'react';
import { pictureFile } from '../../shared/picture-file.js';
import type { HomepageSection } from '../section-calls.js';
import styles from './background.module.css';

/** The width that a row's picture needs on a fine screen, in pixels. */
const ENOUGH_PIXELS = 240;

/** What is behind a section's text, with its picture; a broken one is hidden (back-office spec §8). */
export function Background({ section }: { section: HomepageSection }) {
  const [broken, setBroken] = useState<string>();
  const { backgroundImage, backgroundVideo, pictures } = section;
  return (
    <span className={styles.background}>
      {backgroundImage !== null && broken !== backgroundImage && (
        <img
          src={pictureFile(backgroundImage, pictures, ENOUGH_PIXELS)}
          alt=""
          loading="lazy"
          onError={() => setBroken(backgroundImage)}
        />
      )}
      {/* a film covers the picture, which stands there until it plays */}
      {backgroundVideo ? 'Video' : backgroundImage ? 'Image' : 'No background'}
    </span>
  );
}
