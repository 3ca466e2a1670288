import { registerTexts } from '@vitrine/platform';

export const LIGHTBOX_TEXTS = registerTexts('lightbox', {
  de: {
    title: 'Bilder von {{name}} in Großansicht',
    pictures: 'Bilder',
    carousel: 'Bilderfolge',
    picture: 'Bild',
    // the single braces are replaced by the lightbox
    position: 'Bild {index} von {total}',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    close: 'Schließen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fullScreen: 'Ganzer Bildschirm',
    leaveFullScreen: 'Ganzen Bildschirm verlassen',
    thumbnails: 'Vorschaubilder',
  },
  en: {
    title: 'Pictures of {{name}}, enlarged',
    pictures: 'Pictures',
    carousel: 'carousel',
    picture: 'picture',
    position: 'Picture {index} of {total}',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    thumbnails: 'Thumbnails',
  },
});
