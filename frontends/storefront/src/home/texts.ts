import { registerTexts } from '@vitrine/platform';

export const HOME_TEXTS = registerTexts('home', {
  de: {
    head: {
      title: 'Apps für Juweliere und Uhrenhäuser',
      description:
        '{{house}} fertigt Apps für Juweliere und Uhrenhäuser: die Editionen Classic, Signature und Prestige, eingerichtet auf Anfrage.',
    },
    collection: {
      eyebrow: 'Drei Editionen',
      title1: 'Eine Kollektion.',
      title2: 'Ein Anspruch.',
      text: 'Classic für den Anfang, Signature für das eigene Gesicht, Prestige für Häuser mit Geschichte. Jede wird auf Anfrage für Sie eingerichtet.',
      app: 'App',
      classic: 'Katalog, Termine und Wunschliste unter Ihrem Namen.',
      signature: 'Ihre Farben, Ihre Schrift, Ihre Handschrift.',
      prestige: 'Jedes Detail nach Maß, von der ersten Skizze an.',
      weeks: 'Von der Unterschrift bis zum App Store: {{least}} bis {{most}} Wochen.',
      more: 'Ansehen',
      failed: 'Die Editionen lassen sich gerade nicht laden.',
    },
  },
  en: {
    head: {
      title: 'Apps for jewellers and watch houses',
      description:
        '{{house}} makes apps for jewellers and watch houses: the Classic, Signature and Prestige editions, set up on request.',
    },
    collection: {
      eyebrow: 'Three editions',
      title1: 'One collection.',
      title2: 'One standard.',
      text: 'Classic to begin with, Signature for a style of your own, Prestige for houses with a history. Each is prepared for you on request.',
      app: 'App',
      classic: 'Catalogue, appointments and wish list in your name.',
      signature: 'Your colours, your type, your signature.',
      prestige: 'Made to measure from the first sketch.',
      weeks: 'From signature to App Store: {{least}} to {{most}} weeks.',
      more: 'View',
      failed: 'The editions cannot be loaded at the moment.',
    },
  },
});
