import { registerTexts } from '@vitrine/platform';

export const socialTexts = 'social';

registerTexts(socialTexts, {
  de: { label: 'Vitrine anderswo', video: 'Videokanal', photos: 'Bilder', apps: 'Unsere Apps', site: 'Website' },
  en: { label: 'Vitrine elsewhere', video: 'Video channel', photos: 'Photographs', apps: 'Our apps', site: 'Website' },
});
