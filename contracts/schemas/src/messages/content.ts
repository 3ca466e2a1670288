import {
  CONTENT_PAGE_TYPES,
  FEATURE_SCREENS,
  PREVIEWED_CONTENT,
  SECTION_TEXT_ALIGNS,
  SECTION_TEXT_COLORS,
  WEEKDAYS,
} from '../constants.js';
import { oneOf, required, type Text } from './patterns.js';

/** The sentences of what staff write for the site: stores, articles, pages, sections of the home page, hero and interviews. */
export const CONTENT = {
  'store.name': required('Store name', 'Name des Stores'),
  'store.address': required('Address', 'Adresse'),
  'store.latitude': {
    en: 'Latitude must be a number between -90 and 90',
    de: 'Der Breitengrad muss eine Zahl zwischen -90 und 90 sein',
  },
  'store.longitude': {
    en: 'Longitude must be a number between -180 and 180',
    de: 'Der Längengrad muss eine Zahl zwischen -180 und 180 sein',
  },
  'store.services': {
    en: 'Services must be a list of at most 50 texts of up to 100 characters',
    de: 'Die Leistungen müssen eine Liste von höchstens 50 Texten mit bis zu 100 Zeichen sein',
  },
  'store.weekday': oneOf('Day', 'Tag', WEEKDAYS.join(', ')),
  'store.openingTimes': {
    en: 'Opening times must be given as HH:MM, and a store must open before it closes',
    de: 'Öffnungszeiten müssen als HH:MM angegeben werden, und ein Store muss öffnen, bevor er schließt',
  },
  'store.openingOverlap': {
    en: 'Two opening times of one day must not overlap',
    de: 'Zwei Öffnungszeiten eines Tages dürfen sich nicht überschneiden',
  },
  'store.timeZone': {
    en: 'Time zone must be an IANA name such as Europe/Berlin',
    de: 'Die Zeitzone muss ein IANA-Name sein, etwa Europe/Berlin',
  },

  'slug.required': required('Address', 'Adresse'),
  'slug.format': {
    en: 'Please use lower-case letters a to z, digits and single hyphens, at most 100 in all, such as new-edition',
    de: 'Bitte verwenden Sie Kleinbuchstaben von a bis z, Ziffern und einzelne Bindestriche, höchstens 100 Zeichen, etwa neue-edition',
  },
  'moment.format': {
    en: 'Please enter a day that exists, with a time',
    de: 'Bitte geben Sie einen Tag an, den es gibt, mit Uhrzeit',
  },
  'article.exists': {
    en: 'Another article already has this address. Please choose a different one',
    de: 'Ein anderer Artikel hat diese Adresse bereits. Bitte wählen Sie eine andere',
  },
  'article.slugKept': {
    en: 'The address of an article that was published stays, so that links to it keep working',
    de: 'Die Adresse eines Artikels, der veröffentlicht war, bleibt, damit Verweise auf ihn weiter funktionieren',
  },

  'contentPage.pageType': oneOf('Page type', 'Seitentyp', CONTENT_PAGE_TYPES.join(', ')),
  'contentPage.exists': {
    en: 'A page of this type already exists',
    de: 'Eine Seite dieses Typs existiert bereits',
  },

  'preview.kind': oneOf('Kind', 'Art', PREVIEWED_CONTENT.join(', ')),
  'preview.id': required('Id', 'Id'),

  'contentPage.reason': required('Reason', 'Grund'),

  'section.key': required('Section key', 'Schlüssel des Abschnitts'),
  'section.keyExists': { en: 'Section key already exists', de: 'Dieser Schlüssel existiert bereits' },
  'section.overlayOpacity': {
    en: 'Overlay opacity must be between 0 and 1',
    de: 'Die Deckkraft der Überlagerung muss zwischen 0 und 1 liegen',
  },
  'section.displayOrder': {
    en: 'Display order must be a positive number',
    de: 'Die Reihenfolge muss eine positive Zahl sein',
  },
  'feature.screen': oneOf('Screen of the app', 'Bildschirm der App', FEATURE_SCREENS.join(', ')),
  'section.textColor': oneOf('Text color', 'Textfarbe', SECTION_TEXT_COLORS.join(', ')),
  'section.textAlign': oneOf('Text alignment', 'Textausrichtung', SECTION_TEXT_ALIGNS.join(', ')),
  'section.reorder': {
    en: 'Sections must be a list of 1 to 500 entries with id and displayOrder',
    de: 'Die Abschnitte müssen eine Liste von 1 bis 500 Einträgen mit id und displayOrder sein',
  },
  'section.doubled': {
    en: 'Each section may be named only once',
    de: 'Jeder Abschnitt darf nur einmal genannt werden',
  },

  'hero.heading': required('Heading', 'Überschrift'),
  'interview.title': required('Title', 'Titel'),
  'interview.clientName': required('Client name', 'Name des Kunden'),
  'interview.videoUrl': {
    en: 'The video must be an address with http or https, or a path of this site',
    de: 'Das Video muss eine Adresse mit http oder https oder ein Pfad dieser Website sein',
  },
} as const satisfies Record<string, Text>;
