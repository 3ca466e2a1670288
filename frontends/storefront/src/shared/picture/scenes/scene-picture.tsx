import { inLanguage, useLanguage } from '@vitrine/platform';
import { Picture } from '../picture.js';
import type { Scenes } from './scenes.js';

interface ScenePictureProps {
  scenes: Scenes;
  className: string | undefined;
  sizes: string;
  /** Of the first view: loaded at once. */
  first?: boolean;
}

/** A scene that only sets the mood, with the app in the visitor's language. */
export function ScenePicture({ scenes, className, sizes, first }: ScenePictureProps) {
  const { path, pictures } = inLanguage(scenes, useLanguage().language);
  return (
    <div className={className}>
      <Picture path={path} pictures={pictures} alt="" sizes={sizes} first={first} />
    </div>
  );
}
