import { ScenePicture } from '../picture/scenes/scene-picture.js';
import type { Scenes } from '../picture/scenes/scenes.js';
import styles from './aside.module.css';

/** The picture at the lower end of the green panel beside a form. */
export function AsidePicture({ scenes }: { scenes: Scenes }) {
  return <ScenePicture scenes={scenes} className={styles.picture} sizes="(max-width: 60rem) 100vw, 60vw" />;
}
