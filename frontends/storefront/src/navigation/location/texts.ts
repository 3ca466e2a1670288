import { registerTexts } from '@vitrine/platform';

export const LOCATION_TEXTS = registerTexts('location', {
  de: {
    location: 'Standort',
    none: 'Standort wählen',
    choose: 'Wo suchen Sie einen Store?',
    all: 'Alle Länder',
    loading: 'Wird geladen …',
    failed: 'Die Stores konnten nicht geladen werden.',
  },
  en: {
    location: 'Location',
    none: 'Choose a location',
    choose: 'Where are you looking for a store?',
    all: 'All countries',
    loading: 'Loading…',
    failed: 'Failed to load stores',
  },
});
