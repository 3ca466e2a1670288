import { useTexts } from '@vitrine/platform';
import { useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import type { Pictures } from '../../catalogue/catalogue.js';
import { useReducedMotion } from '../../reduced-motion.js';
import { GALLERY_TEXTS } from '../gallery-texts.js';
import './lightbox.css';
import { toSlides } from './slides.js';
import { LIGHTBOX_TEXTS } from './texts.js';

/** Number of pictures on each side of the one in view that are loaded and shown as thumbnails. */
const MAX_PRELOADED = 4;

export interface LightboxProps {
  name: string;
  paths: readonly string[];
  pictures: Pictures;
  /** Index of the first picture. */
  index: number;
  /** Called with the index of each picture that comes into view. */
  onView: (index: number) => void;
  onClose: () => void;
}

/** A thing's pictures over the whole window, with zoom, full screen and thumbnails, moved by swipes or arrow keys. */
export function Lightbox({ name, paths, pictures, index, onView, onClose }: LightboxProps) {
  const t = useTexts(LIGHTBOX_TEXTS);
  const g = useTexts(GALLERY_TEXTS);
  const isStill = useReducedMotion();
  const isSingle = paths.length === 1;
  // kept in state, because new slides would reset the lightbox to its first picture
  const [slides] = useState(() => toSlides(paths, pictures, (at) => g('pictureAlt', { name, number: at + 1 })));
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={isSingle ? [Zoom, Fullscreen] : [Zoom, Fullscreen, Thumbnails]}
      className="vitrine-lightbox"
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      carousel={{ finite: true, preload: Math.min(paths.length - 1, MAX_PRELOADED) }}
      controller={{ closeOnBackdropClick: true }}
      {...(isStill && { animation: { fade: 0, swipe: 0, navigation: 0, zoom: 0 } })}
      thumbnails={{ border: 0, borderRadius: 0, padding: 0, width: 72, height: 90, imageFit: 'cover' }}
      render={isSingle ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      labels={{
        Lightbox: t('title', { name }),
        'Photo gallery': t('pictures'),
        Carousel: t('carousel'),
        Slide: t('picture'),
        '{index} of {total}': t('position'),
        Previous: t('previous'),
        Next: t('next'),
        Close: t('close'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
        'Enter Fullscreen': t('fullScreen'),
        'Exit Fullscreen': t('leaveFullScreen'),
        Thumbnails: t('thumbnails'),
      }}
    />
  );
}
