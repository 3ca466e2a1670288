import { registerTexts } from '@vitrine/platform';

export const GALLERY_TEXTS = registerTexts('gallery', {
  de: {
    gallery: 'Bilder von {{name}}',
    picture: 'Bild {{number}} von {{count}}',
    pictureAlt: '{{name}}, Bild {{number}}',
    video: 'Film über {{name}}',
    enlarge: 'Bild {{number}} vergrößern',
    enlargeAll: 'Alle Bilder ansehen',
    largeFailed: 'Die Großansicht lässt sich gerade nicht laden.',
  },
  en: {
    gallery: 'Pictures of {{name}}',
    picture: 'Picture {{number}} of {{count}}',
    pictureAlt: '{{name}}, picture {{number}}',
    video: 'Film about {{name}}',
    enlarge: 'Enlarge picture {{number}}',
    enlargeAll: 'View all pictures',
    largeFailed: 'The large view cannot be loaded at the moment.',
  },
});
