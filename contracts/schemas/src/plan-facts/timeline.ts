import type { Language } from '../constants.js';
import { DEVELOPMENT_WEEKS, type Localised } from './plan.js';

/** A step from the signature to the app stores. */
export interface TimelineStep {
  id: string;
  /** Weeks after the signature by which it is done, at best and at most. */
  weeks: { least: number; most: number };
  title: Localised;
  text: Localised;
}

/** What is included between the signature and the app stores, in its order. */
export const TIMELINE: readonly TimelineStep[] = [
  {
    id: 'signature',
    weeks: { least: 0, most: 0 },
    title: { de: 'Unterschrift', en: 'Signature' },
    text: {
      de: 'Umfang, Preis und Termin stehen fest.',
      en: 'Scope, price and date are agreed.',
    },
  },
  {
    id: 'design',
    weeks: { least: 2, most: 4 },
    title: { de: 'Entwurf', en: 'Design' },
    text: {
      de: 'Name, Farben und Schrift Ihres Hauses auf jedem Bildschirm. Sie geben den Entwurf frei.',
      en: 'The name, colours and lettering of your house on every screen. You approve the design.',
    },
  },
  {
    id: 'catalogue',
    weeks: { least: 4, most: 8 },
    title: { de: 'Katalog', en: 'Catalogue' },
    text: {
      de: 'Wir übernehmen Ihre Stücke mit Bildern, Maßen und Verfügbarkeit.',
      en: 'We bring in your pieces with their pictures, measurements and availability.',
    },
  },
  {
    id: 'trial',
    weeks: { least: 6, most: 13 },
    title: { de: 'Erprobung', en: 'Trial' },
    text: {
      de: 'Ihr Team erprobt die fertige App auf eigenen Geräten und wird eingewiesen.',
      en: 'Your team tries the finished app on its own devices and is introduced to it.',
    },
  },
  {
    id: 'stores',
    weeks: DEVELOPMENT_WEEKS,
    title: { de: 'App Store', en: 'App store' },
    text: {
      de: 'Ihre App erscheint unter Ihrem Namen im App Store und bei Google Play.',
      en: 'Your app appears in your name in the App Store and on Google Play.',
    },
  },
];

/** When a step is done, such as “after 2–4 weeks”. */
export function weeksText({ least, most }: TimelineStep['weeks'], language: Language): string {
  if (most === 0) return language === 'de' ? 'Beginn' : 'Start';
  const weeks = `${least}–${most}`;
  return language === 'de' ? `nach ${weeks} Wochen` : `after ${weeks} weeks`;
}
