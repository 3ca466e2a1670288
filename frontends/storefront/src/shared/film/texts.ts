import { registerTexts } from '@vitrine/platform';

export const FILM_TEXTS = registerTexts('film', {
  de: { pause: 'Film anhalten', play: 'Film abspielen', nothing: 'Kein Video oder Bild verfügbar' },
  en: { pause: 'Pause the film', play: 'Play the film', nothing: 'No hero video or image available' },
});
