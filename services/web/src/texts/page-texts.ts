import type { Language } from '@vitrine/schemas';
import { FRENCH } from './fr.js';

/** The texts of the origin's own pages, which need no front end. */
export interface PageTexts {
  noScript: string;
  unavailable: { title: string; sentence: string };
  previewEnded: { title: string; sentence: string; home: string };
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  de: {
    noScript: 'Diese Ansicht braucht JavaScript.',
    unavailable: {
      title: 'Einen Augenblick, bitte',
      sentence: 'Die Seite wird gerade vorbereitet. Bitte versuchen Sie es gleich noch einmal.',
    },
    previewEnded: {
      title: 'Diese Vorschau gibt es nicht mehr',
      sentence:
        'Ein Link zu einer Vorschau gilt eine Stunde. Dieser ist abgelaufen oder unvollständig. Bitten Sie um einen neuen, oder sehen Sie sich die veröffentlichte Website an.',
      home: 'Zur Startseite',
    },
  },
  en: {
    noScript: 'This view needs JavaScript.',
    unavailable: {
      title: 'One moment, please',
      sentence: 'This page is being prepared. Please try again in a moment.',
    },
    previewEnded: {
      title: 'This preview is no longer available',
      sentence:
        'A link to a preview works for one hour. This one has expired or is incomplete. Ask for a new one, or see the site as it is published.',
      home: 'To the home page',
    },
  },
  fr: FRENCH,
};
