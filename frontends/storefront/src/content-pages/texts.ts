import { registerTexts } from '@vitrine/platform';

export const contentTexts = 'content';

registerTexts(contentTexts, {
  de: {
    legal: 'Rechtliches',
    house: 'Das Haus',
    updated: 'Zuletzt aktualisiert: {{date}}',
    unavailable: 'Der Inhalt ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
    privacy_policy: {
      description: 'Wie Vitrine mit personenbezogenen Daten umgeht.',
    },
    terms_conditions: {
      description: 'Die Bedingungen, zu denen Vitrine liefert.',
    },
    imprint: { description: 'Wer für diese Seiten verantwortlich ist.' },
    newsroom: { description: 'Nachrichten aus dem Haus Vitrine.' },
  },
  en: {
    legal: 'Legal',
    house: 'The house',
    updated: 'Last updated: {{date}}',
    unavailable: 'Content not available at the moment. Please try again later.',
    privacy_policy: { description: 'How Vitrine treats personal data.' },
    terms_conditions: { description: 'The terms on which Vitrine supplies.' },
    imprint: { description: 'Who is responsible for these pages.' },
    newsroom: { description: 'News from the house of Vitrine.' },
  },
});
