import { registerTexts } from '@vitrine/platform';

export const SOCIAL_TEXTS = 'social';

registerTexts(SOCIAL_TEXTS, {
  de: { label: 'Vitrine anderswo', video: 'Videokanal', photos: 'Bilder', apps: 'Unsere Apps', site: 'Website' },
  en: { label: 'Vitrine elsewhere', video: 'Video channel', photos: 'Photographs', apps: 'Our apps', site: 'Website' },
});
