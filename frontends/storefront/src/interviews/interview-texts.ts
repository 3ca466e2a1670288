import { registerTexts } from '@vitrine/platform';

export const INTERVIEW_TEXTS = registerTexts('interview', {
  de: {
    quote: '„{{quote}}“',
    back: 'Alle Interviews',
    products: 'Zur Kollektion',
    notFound: { title: 'Interview nicht gefunden', text: 'Das gesuchte Interview gibt es nicht.' },
    failed: 'Dieses Interview lässt sich gerade nicht laden.',
  },
  en: {
    quote: '“{{quote}}”',
    back: 'All interviews',
    products: 'View the collection',
    notFound: { title: 'Interview not found', text: 'There is no such interview.' },
    failed: 'This interview cannot be loaded at the moment.',
  },
});
