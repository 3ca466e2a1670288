import { EVENTS_PAGE, MAX_REPLACED_SECRETS } from '../constants.js';
import { required } from './patterns.js';

/** The sentences about events, webhooks and API keys. */
export const PROGRAMS = {
  'event.type': { en: 'There is no such type of event', de: 'Diese Art von Ereignis gibt es nicht' },
  'event.limit': {
    en: `Limit must be between 1 and ${EVENTS_PAGE.maximum}`,
    de: `Das Limit muss zwischen 1 und ${EVENTS_PAGE.maximum} liegen`,
  },
  'webhook.urlRequired': required('Address', 'Adresse'),
  'webhook.url': {
    en: 'Please enter an address that begins with https:// and has no password in it',
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt und kein Passwort enthält',
  },
  'webhook.https': {
    en: 'Please enter an address that begins with https://',
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
  },
  'webhook.events': {
    en: 'Please choose at least one type of event',
    de: 'Bitte wählen Sie mindestens eine Art von Ereignis',
  },
  'webhook.secrets': {
    en: `${MAX_REPLACED_SECRETS} earlier secrets still sign beside the present one. Each ends 24 hours after it was replaced; please wait for the first to end`,
    de: `Neben dem jetzigen signieren noch ${MAX_REPLACED_SECRETS} frühere Geheimnisse. Jedes endet 24 Stunden nach seiner Ablösung; bitte warten Sie, bis das erste endet`,
  },
  'event.after': {
    en: 'This place is no longer kept, and events after it may be deleted. Read everything anew and begin without it',
    de: 'Diese Stelle ist nicht mehr vorhanden, und Ereignisse danach können gelöscht sein. Bitte lesen Sie alles neu ein und beginnen Sie ohne diese Angabe',
  },
  'idempotency.reused': {
    en: 'This Idempotency-Key was used for another request',
    de: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet',
  },
  'idempotency.inUse': {
    en: 'The answer to an earlier request with this Idempotency-Key is not there yet, or no longer kept. If this goes on, look whether the request took effect before you send it with another key',
    de: 'Die Antwort auf eine frühere Anfrage mit diesem Idempotency-Key liegt noch nicht oder nicht mehr vor. Bleibt es dabei, prüfen Sie bitte, ob die Anfrage gewirkt hat, bevor Sie sie mit einem anderen Key senden',
  },
} as const;
