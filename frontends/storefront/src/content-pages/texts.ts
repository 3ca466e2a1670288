import { registerTexts } from '@vitrine/platform';

export const CONTENT_TEXTS = 'content';

registerTexts(CONTENT_TEXTS, {
  de: {
    legal: 'Rechtliches',
    updated: 'Zuletzt aktualisiert: {{date}}',
    unavailable: 'Der Inhalt ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
    privacy_policy: {
      title: 'Datenschutz',
      description: 'Wie Vitrine mit personenbezogenen Daten umgeht.',
    },
    terms_conditions: {
      title: 'Allgemeine Geschäftsbedingungen',
      description: 'Die Bedingungen, zu denen Vitrine liefert.',
    },
    imprint: { title: 'Impressum', description: 'Wer für diese Seiten verantwortlich ist.' },
  },
  en: {
    legal: 'Legal',
    updated: 'Last updated: {{date}}',
    unavailable: 'Content not available at the moment. Please try again later.',
    privacy_policy: { title: 'Privacy', description: 'How Vitrine treats personal data.' },
    terms_conditions: { title: 'Terms and conditions', description: 'The terms on which Vitrine supplies.' },
    imprint: { title: 'Imprint', description: 'Who is responsible for these pages.' },
  },
});
