import { registerTexts } from '@vitrine/platform';

export const SECTION_LIST_TEXTS = registerTexts('sectionList', {
  de: {
    eyebrow: 'Nur außerhalb des Betriebs',
    title: 'Abschnitte der Startseite',
    count: 'Abschnitte: {{count}}',
    sectionKey: 'Schlüssel',
    displayOrder: 'Reihenfolge',
    subtitle: 'Untertitel',
    ctaText: 'Schaltfläche',
    ctaLink: 'Ziel',
    backgroundImage: 'Hintergrund',
    error: 'Fehler: {{message}}',
  },
  en: {
    eyebrow: 'Only outside production',
    title: 'Sections of the home page',
    count: 'Sections: {{count}}',
    sectionKey: 'Key',
    displayOrder: 'Position',
    subtitle: 'Subtitle',
    ctaText: 'Button text',
    ctaLink: 'Leads to',
    backgroundImage: 'Background image',
    error: 'Error: {{message}}',
  },
});
