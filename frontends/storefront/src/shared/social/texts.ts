import { registerTexts } from '@vitrine/platform';

export const SOCIAL_TEXTS = registerTexts('social', {
  de: { label: '{{house}} anderswo', video: 'Videokanal', photos: 'Bilder', apps: 'Unsere Apps', site: 'Website' },
  en: {
    label: '{{house}} elsewhere',
    video: 'Video channel',
    photos: 'Photographs',
    apps: 'Our apps',
    site: 'Website',
  },
});
