import { inLanguage, useLanguage } from '@vitrine/platform';
import { Picture } from '../picture/picture.js';
import type { Scenes } from '../picture/scenes/scenes.js';
import styles from './aside.module.css';

/** The picture at the lower end of the green part beside a form. */
export function AsidePicture({ scenes }: { scenes: Scenes }) {
  const scene = inLanguage(scenes, useLanguage().language);
  return (
    <div className={styles.picture}>
      <Picture path={scene.path} pictures={scene.pictures} alt="" sizes="(max-width: 60rem) 100vw, 60vw" />
    </div>
  );
}
