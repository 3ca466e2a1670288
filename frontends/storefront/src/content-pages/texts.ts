import { registerTexts } from '@vitrine/platform';

export const CONTENT_TEXTS = registerTexts('content', {
  de: {
    legal: 'Rechtliches',
    contents: 'Auf dieser Seite',
    updated: 'Zuletzt aktualisiert: {{date}}',
    unavailable: 'Der Inhalt ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
    privacy_policy: {
      title: 'Datenschutz',
      description: 'Wie {{house}} mit personenbezogenen Daten umgeht.',
    },
    terms_conditions: {
      title: 'Allgemeine Geschäftsbedingungen',
      description: 'Die Bedingungen, zu denen {{house}} liefert.',
    },
    imprint: { title: 'Impressum', description: 'Wer für diese Seiten verantwortlich ist.' },
  },
  en: {
    legal: 'Legal',
    contents: 'On this page',
    updated: 'Last updated: {{date}}',
    unavailable: 'Content not available at the moment. Please try again later.',
    privacy_policy: { title: 'Privacy', description: 'How {{house}} treats personal data.' },
    terms_conditions: { title: 'Terms and conditions', description: 'The terms on which {{house}} supplies.' },
    imprint: { title: 'Imprint', description: 'Who is responsible for these pages.' },
  },
});
