import { registerTexts } from '@vitrine/platform';

const de = {
  banner: 'Entdecken Sie, was Ihr Haus zeigen kann.',
  claim: 'Apps für Häuser, die Zeit nicht verkaufen, sondern zeigen.',
  discover: 'Entdecken',
  company: 'Unternehmen',
  services: 'Service',
  legal: 'Rechtliches',
  editions: 'Editionen ansehen',
  classic: 'Classic Edition',
  signature: 'Signature Edition',
  prestige: 'Prestige Edition',
  callback: 'Rückruf',
  report: 'Problem melden',
  cookieSettings: 'Cookie-Einstellungen',
  settings: 'Einstellungen',
  language: 'Sprache',
  reduceMotion: 'Weniger Bewegung',
  contrast: 'Kontrast',
  searchKey: 'Suche mit der Taste „/“',
  note: 'Jede Anfrage ist unverbindlich. Alle Preise in Euro, {{note}}',
  rights: '© {{house}}',
};

/** Key of one of these texts. */
export type FooterText = keyof typeof de;

export const FOOTER_TEXTS = registerTexts('footer', {
  de,
  en: {
    banner: 'Discover your house, beautifully shown.',
    claim: 'Apps for houses that present time rather than sell it.',
    discover: 'Discover',
    company: 'Company',
    services: 'Services',
    legal: 'Legal',
    editions: 'View the editions',
    classic: 'Classic edition',
    signature: 'Signature edition',
    prestige: 'Prestige edition',
    callback: 'Request a call',
    report: 'File a report',
    cookieSettings: 'Cookie settings',
    settings: 'Settings',
    language: 'Language',
    reduceMotion: 'Reduce motion',
    contrast: 'Contrast',
    searchKey: 'Search with the “/” key',
    note: 'Every request is without obligation. All prices in euros, {{note}}.',
    rights: '© {{house}}',
  },
});
