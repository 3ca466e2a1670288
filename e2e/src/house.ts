import type { Page } from '@playwright/test';

/** A house of another name and other colours, as staff write it. */
export const HOUSE = {
  name: 'Maison Aurel',
  colours: { primary: '#1b2a4a', accent: '#c8ccd0' },
  contact: { email: 'salon@aurel.example', telephone: '+41 22 5550100', address: 'Rue du Lac 1\n1204 Genève' },
  social: { video: null, photos: 'https://photos.aurel.example', apps: null, site: null },
  legal: { company: 'Maison Aurel SA' },
  answerTime: { de: 'zwei Werktagen', en: 'two working days', fr: 'deux jours ouvrés' },
  mail: { signature: { de: 'Ihre Maison Aurel', en: 'Your Maison Aurel', fr: 'Votre Maison Aurel' } },
};
export const OLD_NAME = /Vitrine|VITRINE/;
export const OLD_FACTS = /99998010|Lindenhofgasse|atelier@vitrine|24–\u2060?48|video\.vitrine/;

/** The colours of the original house, as browsers write them. */
const OLD_COLOURS = [
  'rgb(11, 51, 38)',
  'rgb(7, 38, 28)',
  'rgb(201, 169, 97)',
  'rgb(227, 201, 139)',
  'rgb(122, 95, 34)',
];

/** The elements of the page in a colour of the original house, outside the screens of the app. */
export const inOldColours = (page: Page): Promise<string[]> =>
  page.evaluate((old) => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (element.closest('[style*="--app-"]')) continue;
      const { color, backgroundColor, borderTopColor, backgroundImage } = getComputedStyle(element);
      for (const value of [color, backgroundColor, borderTopColor])
        if (old.includes(value)) found.add(`${element.tagName}.${element.className}: ${value}`);
      if (old.some((colour) => backgroundImage.includes(colour)))
        found.add(`${element.tagName}.${element.className}: ${backgroundImage}`);
    }
    return [...found];
  }, OLD_COLOURS);
