import { BULK_ROWS, MAXIMUM_LENGTHS } from '../constants.js';
import { DELETED_KINDS } from '../trash.js';
import { atMost, oneOf, required } from './patterns.js';

const ROWS = { en: BULK_ROWS.maximum.toLocaleString('en'), de: BULK_ROWS.maximum.toLocaleString('de') };

/** The sentences about what staff do together with an order, a contact request or a request for a demonstration. */
export const DESK = {
  'desk.cursor': { en: 'This cursor is not one of this list', de: 'Dieser Cursor gehört nicht zu dieser Liste' },
  'bulk.filter': { en: 'The filter must be a JSON object', de: 'Der Filter muss ein JSON-Objekt sein' },
  'bulk.asOf': {
    en: 'Please give the moment at which the list was read, as the list told it',
    de: 'Bitte geben Sie den Zeitpunkt an, zu dem die Liste gelesen wurde, wie die Liste ihn nannte',
  },
  'bulk.expected': {
    en: `At most ${ROWS.en} can be changed at once. Please narrow the list`,
    de: `Auf einmal können höchstens ${ROWS.de} geändert werden. Bitte grenzen Sie die Liste ein`,
  },
  'bulk.changed': {
    en: 'The list has changed since you opened it, so nothing was changed. Please check it again',
    de: 'Die Liste hat sich inzwischen geändert, deshalb wurde nichts ausgeführt. Bitte prüfen Sie sie noch einmal',
  },
  'trash.kind': oneOf('Kind', 'Art', DELETED_KINDS.join(', ')),
  'trash.taken': {
    en: 'Another entry now uses the same code, address or place. Please change or delete that one first',
    de: 'Code, Adresse oder Platz gehören inzwischen zu einem anderen Eintrag. Bitte ändern oder löschen Sie zuerst diesen',
  },
  'viewer.tab': {
    en: 'The tab must be at most 64 letters, digits and hyphens',
    de: 'Der Tab darf nur aus höchstens 64 Buchstaben, Ziffern und Bindestrichen bestehen',
  },
  'note.text': required('Note', 'Notiz'),
  'note.length': atMost('Note', 'Notiz', MAXIMUM_LENGTHS.note),
  'note.foreign': {
    en: 'Only the author of a note or an owner can change it',
    de: 'Nur wer eine Notiz geschrieben hat oder ein Inhaber kann sie ändern',
  },
  'notes.unreadable': {
    en: 'The stored notes cannot be read at the moment, so they are not replaced',
    de: 'Die gespeicherten Notizen können zurzeit nicht gelesen werden und werden deshalb nicht ersetzt',
  },
  'reply.text': required('Reply', 'Antwort'),
  'reply.length': atMost('Reply', 'Antwort', MAXIMUM_LENGTHS.note),
  'reply.placeholder': {
    en: 'Please fill in or remove what stands in double braces',
    de: 'Bitte füllen Sie aus oder entfernen Sie, was in doppelten Klammern steht',
  },
  'reply.nobody': {
    en: 'There is no address that a reply could go to',
    de: 'Es gibt keine Adresse, an die eine Antwort gehen könnte',
  },
  'assignee.id': {
    en: 'Please name an account of the team, or null for nobody',
    de: 'Bitte nennen Sie ein Konto des Teams, oder null für niemanden',
  },
  'assignee.mayNot': {
    en: 'This account does not exist, is not active, or may not work on this',
    de: 'Dieses Konto gibt es nicht, es ist nicht aktiv oder darf hieran nicht arbeiten',
  },
  'assignee.filter': {
    en: 'Assignee must be “me”, “none” or the id of an account',
    de: 'Zuständig muss „me“, „none“ oder die Kennung eines Kontos sein',
  },
  'followUp.on': {
    en: 'Please enter a day (YYYY-MM-DD), or null for none',
    de: 'Bitte geben Sie einen Tag an (JJJJ-MM-TT), oder null für keinen',
  },
  'followUp.past': { en: 'This day is over', de: 'Dieser Tag ist vorbei' },
  'followUp.far': {
    en: 'Please choose a day within two years',
    de: 'Bitte wählen Sie einen Tag innerhalb von zwei Jahren',
  },
  'followUp.length': atMost('Reminder', 'Erinnerung', MAXIMUM_LENGTHS.followUp),
  'view.list': {
    en: 'Please name a list that can be kept as a view',
    de: 'Bitte nennen Sie eine Liste, die als Ansicht gespeichert werden kann',
  },
  'view.name': required('Name of the view', 'Name der Ansicht'),
  'view.nameLength': atMost('Name of the view', 'Name der Ansicht', MAXIMUM_LENGTHS.viewName),
  'view.query': {
    en: `Please give the query of the list as text of at most ${MAXIMUM_LENGTHS.viewQuery} characters`,
    de: `Bitte geben Sie die Abfrage der Liste als Text mit höchstens ${MAXIMUM_LENGTHS.viewQuery} Zeichen an`,
  },
  'view.foreign': {
    en: 'Only whoever saved a view or an owner can change it',
    de: 'Nur wer eine Ansicht gespeichert hat oder ein Inhaber kann sie ändern',
  },
  'view.unreadable': { en: 'You may not open this list', de: 'Sie dürfen diese Liste nicht öffnen' },
  'mail.filter': oneOf('Mail', 'E-Mail', 'retried, failed'),
  'followUp.filter': { en: 'Follow-up must be “due” or “mine”', de: 'Wiedervorlage muss „due“ oder „mine“ sein' },
} as const;
