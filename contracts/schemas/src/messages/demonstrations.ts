import { DEMONSTRATION_KINDS, DEMONSTRATION_LIMITS, DEMONSTRATION_STATUSES } from '../constants.js';
import { oneOf } from './patterns.js';

const { wishes, daysAhead } = DEMONSTRATION_LIMITS;

/** The sentences about requests for a demonstration. */
export const DEMONSTRATIONS = {
  'demonstration.kind': oneOf('Kind', 'Art', DEMONSTRATION_KINDS.join(', ')),
  'demonstration.status': oneOf('Status', 'Status', DEMONSTRATION_STATUSES.join(', ')),
  'demonstration.store': { en: 'Please choose a store', de: 'Bitte wählen Sie einen Store' },
  'demonstration.storeUnknown': {
    en: 'This store is not available. Please choose another one',
    de: 'Dieser Store steht nicht zur Verfügung. Bitte wählen Sie einen anderen',
  },
  'demonstration.wishes': {
    en: `Please give at least one time and at most ${wishes}`,
    de: `Bitte nennen Sie mindestens einen und höchstens ${wishes} Termine`,
  },
  'demonstration.wish': {
    en: 'Please enter a date and a time',
    de: 'Bitte geben Sie Datum und Uhrzeit an',
  },
  'demonstration.future': {
    en: 'Please choose a time in the future',
    de: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft',
  },
  'demonstration.near': {
    en: `Please choose a time within the next ${daysAhead} days`,
    de: `Bitte wählen Sie einen Zeitpunkt in den nächsten ${daysAhead} Tagen`,
  },
  'demonstration.twice': {
    en: 'You have already given this time',
    de: 'Diesen Termin haben Sie bereits genannt',
  },
  'demonstration.consent': {
    en: 'Please agree that we process your details to arrange the demonstration',
    de: 'Bitte stimmen Sie der Verarbeitung Ihrer Daten zu, damit wir die Vorführung vereinbaren können',
  },
  'demonstration.appointment': {
    en: 'Please choose the time that is confirmed',
    de: 'Bitte wählen Sie den bestätigten Termin',
  },
} as const;
