import { useState } from 'react';
import { backgroundOf, type HomepageSection } from '../section.js';
import styles from './background.module.css';

/** What is behind a section's text, with its picture; a broken one is hidden (back-office spec §8). */
export function Background({ section }: { section: HomepageSection }) {
  const [broken, setBroken] = useState<string>();
  const { backgroundImage } = section;
  return (
    <span className={styles.background}>
      {backgroundImage !== null && broken !== backgroundImage && (
        <img src={backgroundImage} alt="" loading="lazy" onError={() => setBroken(backgroundImage)} />
      )}
      {backgroundOf(section)}
    </span>
  );
}
