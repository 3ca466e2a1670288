import { useState } from 'react';
import { pictureFile } from '../../shared/picture-file.js';
import type { HomepageSection } from '../section-calls.js';
import styles from './background.module.css';

/** The width that a row's picture needs on a high-density screen, in pixels. */
const ENOUGH_PIXELS = 240;

/** The kind of a section's background, with its picture; a broken one is hidden (back-office spec §8). */
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
      {/* a film covers the picture, which is shown until the film plays */}
      {backgroundVideo ? 'Video' : backgroundImage ? 'Image' : 'No background'}
    </span>
  );
}
