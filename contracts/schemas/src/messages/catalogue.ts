import { LENGTHS, MAXIMUM_LENGTHS, MEDIA_KINDS } from '../constants.js';
import { LANGUAGES, TRANSLATED_LANGUAGES } from '../languages/languages.js';
import { CONTENT } from './content.js';
import { DEMONSTRATIONS } from './demonstrations.js';
import { DESK } from './desk.js';
import { APP_DESIGN } from './app-design.js';
import { goods } from './goods.js';
import { IMPORTS } from './imports.js';
import { atMost, between, oneOf, required, type Text } from './patterns.js';
import { PROGRAMS } from './programs.js';
import { REQUESTED_ITEMS } from './requested-items.js';
import { SETTINGS } from './settings.js';
import { STAFF } from './staff.js';
import { UPLOADS } from './uploads.js';

/**
 * Every rule's sentence by its code, in German and English. The API answers with the English one, which has the wording of the specs where they
 * give one (public spec §5 and §8, back-office spec §5). A `{name}` is replaced by a value when the rule is applied.
 */
export const catalogue = {
  ...goods,
  ...REQUESTED_ITEMS,
  ...DEMONSTRATIONS,
  ...DESK,
  ...STAFF,
  ...SETTINGS,
  ...PROGRAMS,
  'body.object': { en: 'The request body must be a JSON object', de: 'Die Anfrage muss ein JSON-Objekt sein' },
  'failure.internal': {
    en: 'Something went wrong on our side. Please try again later',
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal',
  },
  'failure.unavailable': {
    en: 'The service is temporarily unavailable. Please try again in a moment',
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal',
  },
  'value.type': { en: 'This value has the wrong type', de: 'Dieser Wert hat den falschen Typ' },
  'value.required': { en: 'This value is required', de: 'Dieser Wert ist erforderlich' },
  'text.type': { en: 'This value must be a text', de: 'Dieser Wert muss ein Text sein' },
  'text.maximum': {
    en: 'This text must be at most {max} characters',
    de: 'Dieser Text darf höchstens {max} Zeichen lang sein',
  },
  'number.type': { en: 'This value must be a number', de: 'Dieser Wert muss eine Zahl sein' },
  'boolean.type': { en: 'This value must be true or false', de: 'Dieser Wert muss wahr oder falsch sein' },
  'number.whole': { en: 'This value must be a whole number', de: 'Dieser Wert muss eine ganze Zahl sein' },
  'media.path': {
    en: 'Please enter a path of this site, such as /uploads/picture.webp',
    de: 'Bitte geben Sie einen Pfad dieser Website ein, etwa /uploads/bild.webp',
  },
  'captions.path': {
    en: 'Please enter a path of this site that ends in .vtt, such as /uploads/captions.vtt',
    de: 'Bitte geben Sie einen Pfad dieser Website ein, der auf .vtt endet, etwa /uploads/untertitel.vtt',
  },
  'media.missing': {
    en: 'There is no such file. Please upload it first',
    de: 'Diese Datei gibt es nicht. Bitte laden Sie sie zuerst hoch',
  },
  'media.kind': {
    en: 'A picture can only be replaced by a picture, a film by a film, captions by captions',
    de: 'Ein Bild lässt sich nur durch ein Bild ersetzen, ein Film nur durch einen Film, Untertitel nur durch Untertitel',
  },
  'media.kinds': oneOf('The kind', 'Die Art', MEDIA_KINDS.join(', ')),
  'media.focalPoint': {
    en: 'The focal point must have x and y, each between 0 and 1',
    de: 'Der Fokuspunkt muss x und y haben, jeweils zwischen 0 und 1',
  },
  'media.inUse': { en: 'This file is in use: {uses}', de: 'Diese Datei wird verwendet: {uses}' },
  'url.web': {
    en: 'Please enter an address that begins with http:// or https://',
    de: 'Bitte geben Sie eine Adresse ein, die mit http:// oder https:// beginnt',
  },
  'url.link': {
    en: 'Please enter a path of this site or an address that begins with http://, https://, mailto: or tel:',
    de: 'Bitte geben Sie einen Pfad dieser Website oder eine Adresse ein, die mit http://, https://, mailto: oder tel: beginnt',
  },
  'list.texts': { en: 'This value must be a list of texts', de: 'Dieser Wert muss eine Liste von Texten sein' },
  'list.entries': { en: 'At most {max} entries are allowed', de: 'Höchstens {max} Einträge sind möglich' },
  'translations.type': {
    en: `Translations must be an object with the languages ${TRANSLATED_LANGUAGES.join(', ')}`,
    de: `Übersetzungen müssen ein Objekt mit den Sprachen ${TRANSLATED_LANGUAGES.join(', ')} sein`,
  },
  'money.decimals': { en: 'Amounts have at most two decimals', de: 'Beträge haben höchstens zwei Nachkommastellen' },
  'money.ambiguous': {
    en: 'This could mean two amounts. Please write it without a thousands separator, such as 1250 or 1250.00',
    de: 'Das kann zwei Beträge bedeuten. Bitte schreiben Sie ihn ohne Tausenderpunkt, etwa 1250 oder 1250,00',
  },
  'money.maximum': { en: 'This amount is too large', de: 'Dieser Betrag ist zu groß' },

  'email.required': required('Email', 'E-Mail-Adresse'),
  'email.format': { en: 'Please enter a valid email address', de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
  'companyName.required': required('Company name', 'Unternehmen'),
  'companyName.length': between('Company name', 'Unternehmen', LENGTHS.companyName),
  'fullName.required': { en: 'Full name is required', de: 'Vor- und Nachname sind erforderlich' },
  'fullName.length': {
    en: `Full name must be between ${LENGTHS.fullName.min} and ${LENGTHS.fullName.max} characters`,
    de: `Vor- und Nachname müssen zusammen zwischen ${LENGTHS.fullName.min} und ${LENGTHS.fullName.max} Zeichen lang sein`,
  },
  'street.required': required('Street address', 'Straße und Hausnummer'),
  'street.length': between('Street address', 'Straße und Hausnummer', LENGTHS.street),
  'city.required': required('City', 'Stadt'),
  'city.length': between('City', 'Stadt', LENGTHS.city),
  'postalCode.required': required('Postal code', 'Postleitzahl'),
  'postalCode.length': between('Postal code', 'Postleitzahl', LENGTHS.postalCode),
  'postalCode.format': { en: 'Please enter a valid postal code', de: 'Bitte geben Sie eine gültige Postleitzahl ein' },
  'country.required': required('Country', 'Land'),
  'country.length': between('Country', 'Land', LENGTHS.country),
  'federalState.required': required('Federal state', 'Bundesland'),
  'federalState.length': between('Federal state', 'Bundesland', LENGTHS.federalState),
  'telephone.required': required('Telephone number', 'Telefonnummer'),
  'telephone.length': between('Telephone number', 'Telefonnummer', LENGTHS.telephone),
  'telephone.format': {
    en: 'Please enter a valid telephone number (digits, spaces, hyphens, parentheses, and + only)',
    de: 'Bitte geben Sie eine gültige Telefonnummer ein (nur Ziffern, Leerzeichen, Bindestriche, Klammern und +)',
  },
  'customerInfo.required': { en: 'Customer information is required', de: 'Kundendaten sind erforderlich' },

  'consent.dataProcessing': {
    en: 'You must consent to data processing to submit an order.',
    de: 'Bitte stimmen Sie der Verarbeitung Ihrer Daten zu, um eine Anfrage zu senden.',
  },
  'consent.date': {
    en: 'Consent dates must be ISO 8601 times',
    de: 'Zeitpunkte der Einwilligung müssen ISO-8601-Zeiten sein',
  },

  'productId.required': required('Product', 'Produkt'),
  'orderType.oneOf': oneOf('Order type', 'Bestellart', 'product, accessory, subscription'),
  'orderType.required': required('Order type', 'Bestellart'),
  'subscriptionType.required': required('Subscription type', 'Abonnementart'),
  'subscriptionType.oneOf': oneOf('Subscription type', 'Abonnementart', 'monthly, enhanced'),
  'subscriptionType.refused': {
    en: 'Subscription type is only allowed for a subscription',
    de: 'Eine Abonnementart gibt es nur bei einem Abonnement',
  },
  'notes.length': atMost('Notes', 'Anmerkungen', MAXIMUM_LENGTHS.notes),
  'language.oneOf': oneOf('Language', 'Sprache', LANGUAGES.join(', ')),

  'plan.unavailable': {
    en: 'This product is not available on this plan',
    de: 'Ihre Auswahl ist mit diesem Plan nicht erhältlich',
  },
  'accessory.outOfStock': { en: 'Accessory is out of stock', de: 'Dieses Accessoire ist derzeit nicht verfügbar' },
  'product.notFound': { en: 'Product not found', de: 'Edition nicht gefunden' },
  'accessory.notFound': { en: 'Accessory not found', de: 'Accessoire nicht gefunden' },

  'coupon.enter': { en: 'Please enter a coupon code', de: 'Bitte geben Sie einen Gutscheincode ein' },
  'coupon.codeLength': atMost('Coupon code', 'Gutscheincode', MAXIMUM_LENGTHS.couponCode),
  'coupon.invalid': { en: 'Invalid coupon code', de: 'Ungültiger Gutscheincode' },
  'coupon.expired': { en: 'Coupon has expired', de: 'Der Gutschein ist abgelaufen' },
  'coupon.notYetValid': { en: 'Coupon is not valid yet', de: 'Der Gutschein ist noch nicht gültig' },
  'coupon.notApplicable': {
    en: 'Coupon is not applicable to this product',
    de: 'Der Gutschein gilt nicht für Ihre Auswahl',
  },
  'coupon.minimumAmount': {
    en: 'Minimum order amount is € {amount}',
    de: 'Der Gutschein gilt ab einem Betrag von {amount} €',
  },
  'coupon.usedUp': { en: 'Coupon usage limit reached', de: 'Der Gutschein ist bereits aufgebraucht' },
  'coupon.usedByYou': {
    en: 'You have already used this coupon the maximum number of times',
    de: 'Sie haben diesen Gutschein bereits so oft wie möglich eingelöst',
  },

  'couponAdmin.code': required('Coupon code', 'Gutscheincode'),
  'couponAdmin.name': required('Coupon name', 'Gutscheinname'),
  'couponAdmin.nameLength': atMost('Coupon name', 'Gutscheinname', MAXIMUM_LENGTHS.couponName),
  'couponAdmin.discountType': oneOf('Discount type', 'Rabattart', 'percentage, fixed'),
  'couponAdmin.discountValue': { en: 'Discount value must be greater than 0', de: 'Der Rabatt muss größer als 0 sein' },
  'couponAdmin.percentage': {
    en: 'Percentage discount cannot exceed 100%',
    de: 'Ein prozentualer Rabatt kann 100 % nicht übersteigen',
  },
  'couponAdmin.minimum': {
    en: 'Minimum order amount cannot be negative',
    de: 'Der Mindestbestellwert darf nicht negativ sein',
  },
  'couponAdmin.maximumDiscount': {
    en: 'Maximum discount must be greater than 0',
    de: 'Der Höchstrabatt muss größer als 0 sein',
  },
  'couponAdmin.usageLimit': {
    en: 'Usage limit must be greater than 0',
    de: 'Das Nutzungslimit muss größer als 0 sein',
  },
  'couponAdmin.userUsageLimit': {
    en: 'User usage limit must be greater than 0',
    de: 'Das Nutzungslimit je Kunde muss größer als 0 sein',
  },
  'couponAdmin.wholeNumber': { en: 'Limits must be whole numbers', de: 'Limits müssen ganze Zahlen sein' },
  'couponAdmin.validFrom': required('Valid from', 'Gültig ab'),
  'couponAdmin.date': {
    en: 'Please enter a day (YYYY-MM-DD) or an ISO 8601 time',
    de: 'Bitte geben Sie einen Tag (JJJJ-MM-TT) oder eine ISO-8601-Zeit ein',
  },
  'couponAdmin.validUntil': {
    en: 'Valid until cannot be before valid from',
    de: 'Gültig bis darf nicht vor Gültig ab liegen',
  },
  'couponAdmin.categories': {
    en: 'Applicable categories must be known categories',
    de: 'Die Kategorien müssen bekannte Kategorien sein',
  },
  'couponAdmin.exists': { en: 'Coupon code already exists', de: 'Dieser Gutscheincode existiert bereits' },

  'order.status': oneOf('Status', 'Status', 'pending, confirmed, completed, cancelled'),
  'order.subscriptionStatus': oneOf('Subscription status', 'Abonnementstatus', 'active, pending_renewal, expired'),
  'order.waiting': { en: 'Waiting must be “day”', de: 'Wartezeit muss „day“ sein' },
  'order.subscription': { en: 'Subscription must be “expiring”', de: 'Abonnement muss „expiring“ sein' },
  'order.placed': oneOf('Placed', 'Eingang', 'today, 7days, 30days'),
  'list.day': {
    en: 'A day of the list must be a date, such as 2026-11-27',
    de: 'Ein Tag der Liste muss ein Datum sein, etwa 2026-11-27',
  },
  'list.days': {
    en: 'The last day of the list cannot be before its first',
    de: 'Der letzte Tag der Liste darf nicht vor ihrem ersten liegen',
  },
  'order.plan': oneOf('Plan', 'Tarif', 'product, accessory, monthly, enhanced'),
  'order.price': { en: 'Price cannot be negative', de: 'Der Preis darf nicht negativ sein' },
  'order.priceLocked': {
    en: 'The price of a completed order cannot be changed',
    de: 'Der Preis einer abgeschlossenen Bestellung kann nicht geändert werden',
  },
  'order.adminNotes': atMost('Admin notes', 'Interne Notizen', MAXIMUM_LENGTHS.adminNotes),
  'order.erased': {
    en: 'The customer of this order was erased, so no notes can be kept any more',
    de: 'Der Kunde dieser Bestellung wurde gelöscht, daher können keine Notizen mehr gespeichert werden',
  },
  'privacy.keyMissing': {
    en: '{count} stored values were written with a key that is not in FIELD_KEYS, so not everything about this person can be found. Please have the key added first',
    de: '{count} gespeicherte Werte wurden mit einem Schlüssel geschrieben, der nicht in FIELD_KEYS steht, daher kann nicht alles zu dieser Person gefunden werden. Bitte lassen Sie den Schlüssel zuerst ergänzen',
  },
  'contact.name': required('Name', 'Name'),
  'contact.nameLength': atMost('Name', 'Name', MAXIMUM_LENGTHS.contactName),
  'contact.subject': required('Subject', 'Betreff'),
  'contact.subjectLength': atMost('Subject', 'Betreff', MAXIMUM_LENGTHS.contactSubject),
  'contact.message': required('Message', 'Nachricht'),
  'contact.messageLength': atMost('Message', 'Nachricht', MAXIMUM_LENGTHS.contactMessage),
  'contact.callbackTime': {
    en: 'Please enter when we may call you',
    de: 'Bitte geben Sie an, wann wir Sie anrufen dürfen',
  },
  'contact.callbackTimeLength': atMost('Time of the call', 'Zeit des Anrufs', MAXIMUM_LENGTHS.callbackTime),
  'contact.status': oneOf('Status', 'Status', 'new, read, replied, closed'),
  'version.type': { en: 'Version must be a whole number', de: 'Die Version muss eine ganze Zahl sein' },

  'title.required': required('Title', 'Titel'),

  'list.page': { en: 'Page must be a whole number from 1', de: 'Die Seite muss eine ganze Zahl ab 1 sein' },
  'list.limit': {
    en: 'Limit must be a whole number from 1 to 100',
    de: 'Das Limit muss eine ganze Zahl von 1 bis 100 sein',
  },
  'list.sort': oneOf('Sort', 'Sortierung', 'createdAt, -createdAt, price, -price'),
  'list.columns': oneOf('Each of the columns', 'Jede der Spalten', '{columns}'),
  'list.search': atMost('Search', 'Suche', MAXIMUM_LENGTHS.search),
  'statistics.days': {
    en: 'Days must be a whole number from 1 to 366',
    de: 'Die Zahl der Tage muss eine ganze Zahl von 1 bis 366 sein',
  },

  ...CONTENT,
  ...UPLOADS,
  ...IMPORTS,
  ...APP_DESIGN,
} as const satisfies Record<string, Text>;

export type MessageCode = keyof typeof catalogue;
