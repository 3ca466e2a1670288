import { inLanguage, useLanguage } from '@vitrine/platform';
import { Picture } from '../picture.js';
import type { Scenes } from './scenes.js';

interface ScenePictureProps {
  scenes: Scenes;
  className: string | undefined;
  sizes: string;
  /** In the first view, so it is loaded at once. */
  first?: boolean;
}

/** A decorative scene, with the app in the visitor's language. */
export function ScenePicture({ scenes, className, sizes, first }: ScenePictureProps) {
  const { path, pictures } = inLanguage(scenes, useLanguage().language);
  return (
    <div className={className}>
      <Picture path={path} pictures={pictures} alt="" sizes={sizes} first={first} />
    </div>
  );
}
