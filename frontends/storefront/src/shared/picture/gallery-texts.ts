import { registerTexts } from '@vitrine/platform';

export const GALLERY_TEXTS = 'gallery';

registerTexts(GALLERY_TEXTS, {
  de: {
    gallery: 'Bilder von {{name}}',
    picture: 'Bild {{number}} von {{count}}',
    pictureAlt: '{{name}}, Bild {{number}}',
    video: 'Film über {{name}}',
  },
  en: {
    gallery: 'Pictures of {{name}}',
    picture: 'Picture {{number}} of {{count}}',
    pictureAlt: '{{name}}, picture {{number}}',
    video: 'Film about {{name}}',
  },
});
