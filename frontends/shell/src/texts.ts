import type { InLanguages } from '@vitrine/platform';

interface NoticeTexts {
  unavailable: string;
  mismatch: string;
  retry: string;
  retrying: string;
  reload: string;
}

/** Texts of the notice that pages cannot be shown. */
export const noticeTexts: InLanguages<NoticeTexts> = {
  de: {
    unavailable: 'Ein Teil der Seite konnte nicht geladen werden. Sie können weiterlesen und die Links benutzen.',
    mismatch: 'Diese Ansicht passt nicht zur laufenden Fassung der Seite. Bitte laden Sie sie neu.',
    retry: 'Erneut versuchen',
    retrying: 'Wird geladen …',
    reload: 'Neu laden',
  },
  en: {
    unavailable: 'A part of this page could not be loaded. You can read on and use the links.',
    mismatch: 'This view does not fit the running version of the site. Please reload it.',
    retry: 'Try again',
    retrying: 'Loading …',
    reload: 'Reload',
  },
  fr: {
    unavailable:
      'Une partie de cette page n’a pas pu être chargée. Vous pouvez continuer à lire et utiliser les liens.',
    mismatch: 'Cette vue ne correspond pas à la version actuelle du site. Veuillez la recharger.',
    retry: 'Réessayer',
    retrying: 'Chargement…',
    reload: 'Recharger',
  },
};
