import { useTexts } from '@vitrine/platform';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';
import { Failure } from '../controls/states/failure.js';
import { GALLERY_TEXTS } from './gallery-texts.js';
import type { LightboxProps } from './lightbox/lightbox.js';

interface LightboxOptions {
  name: string;
  paths: readonly string[];
  pictures: Pictures;
  /** Called with the index of each picture that comes into view. */
  onView: (index: number) => void;
}

/**
 * The lightbox of a gallery. Its code is loaded when it is first opened.
 * @returns `open` shows the picture at an index; `lightbox` is to be rendered beside the gallery: the lightbox, or a failure message
 */
export function useLightbox({ name, paths, pictures, onView }: LightboxOptions): {
  open: (index: number) => void;
  lightbox: ReactNode;
} {
  const t = useTexts(GALLERY_TEXTS);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [index, setIndex] = useState<number>();
  const [failed, setFailed] = useState(false);

  const open = (at: number) => {
    setFailed(false);
    setIndex(at);
    import(/* webpackChunkName: "lightbox" */ './lightbox/lightbox.js').then(
      (code) => setLightbox(() => code.Lightbox),
      () => setFailed(true),
    );
  };

  if (index === undefined) return { open, lightbox: null };
  if (failed)
    return { open, lightbox: <Failure message={t('largeFailed')} onRetry={() => open(index)} tone="outline" /> };
  const lightbox = Lightbox && (
    <Lightbox
      name={name}
      paths={paths}
      pictures={pictures}
      index={index}
      onView={onView}
      onClose={() => setIndex(undefined)}
    />
  );
  return { open, lightbox };
}
