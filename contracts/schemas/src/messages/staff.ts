import { LENGTHS, MAXIMUM_LENGTHS, MAX_PASSKEYS } from '../constants.js';
import { ROLES, STAFF_STATES } from '../permissions.js';
import { atMost, between, oneOf, required } from './patterns.js';

/** The sentences about accounts of staff and their passwords. */
export const STAFF = {
  'password.required': required('Password', 'Passwort'),
  'password.length': between('Password', 'Passwort', LENGTHS.newPassword),
  'currentPassword.required': required('Current password', 'Aktuelles Passwort'),
  'newPassword.required': required('New password', 'Neues Passwort'),
  'newPassword.length': between('New password', 'Neues Passwort', LENGTHS.newPassword),
  'newPassword.same': {
    en: 'New password must differ from the current one',
    de: 'Das neue Passwort muss sich vom aktuellen unterscheiden',
  },
  'confirmation.required': required('Confirmation of the new password', 'Bestätigung des neuen Passworts'),
  'confirmation.match': { en: 'New passwords do not match', de: 'Die neuen Passwörter stimmen nicht überein' },

  'staff.name': required('Name', 'Name'),
  'staff.nameLength': atMost('Name', 'Name', MAXIMUM_LENGTHS.staffName),
  'staff.role': oneOf('Role', 'Rolle', ROLES.join(', ')),
  'staff.roleRequired': required('Role', 'Rolle'),
  'staff.state': oneOf('State', 'Zustand', STAFF_STATES.join(', ')),
  'staff.exists': {
    en: 'There is an account with this email address already',
    de: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
  },
  'staff.lastOwner': {
    en: 'This is the last active owner. Make somebody else an owner first',
    de: 'Das ist der letzte aktive Inhaber. Machen Sie zuerst jemand anderen zum Inhaber',
  },
  'apiKey.name': required('Name', 'Name'),
  'apiKey.permissions': {
    en: 'Please choose at least one permission',
    de: 'Bitte wählen Sie mindestens eine Berechtigung',
  },
  'apiKey.permission': {
    en: 'A key cannot have this permission',
    de: 'Diese Berechtigung kann ein Schlüssel nicht haben',
  },
  'apiKey.beyondOwn': {
    en: 'You can only give a key what you may do yourself',
    de: 'Sie können einem Schlüssel nur geben, was Sie selbst dürfen',
  },
  'apiKey.over': { en: 'This key has expired', de: 'Dieser Schlüssel ist abgelaufen' },
  'apiKey.expired': {
    en: 'Please choose a time in the future',
    de: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft',
  },
  'staff.invited': {
    en: 'An invitation ends by being accepted or revoked, and only a new account has one',
    de: 'Eine Einladung endet, wenn sie angenommen oder zurückgezogen wird, und nur ein neues Konto hat eine',
  },

  'factor.code': {
    en: 'Please enter the six digits that your authenticator app shows',
    de: 'Bitte geben Sie die sechs Ziffern ein, die Ihre Authenticator-App zeigt',
  },
  'factor.recoveryCode': {
    en: 'Please enter one of your recovery codes, such as K7QM-2XAH-94TD',
    de: 'Bitte geben Sie einen Ihrer Wiederherstellungscodes ein, etwa K7QM-2XAH-94TD',
  },
  'factor.challenge': {
    en: 'The challenge of the sign-in is required',
    de: 'Die Kennung der Anmeldung ist erforderlich',
  },
  'factor.proof': {
    en: 'Please prove in exactly one way that it is you',
    de: 'Bitte weisen Sie auf genau eine Art nach, dass Sie es sind',
  },
  'factor.wrongCode': {
    en: 'This code is not right, or it was used already. Your app shows a new one every 30 seconds',
    de: 'Dieser Code stimmt nicht oder wurde schon verwendet. Ihre App zeigt alle 30 Sekunden einen neuen',
  },
  'factor.wrongRecoveryCode': {
    en: 'This recovery code is not right, or it was used already',
    de: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet',
  },
  'factor.wrongPassword': { en: 'This password is not right', de: 'Dieses Passwort stimmt nicht' },
  'factor.needsFactor': {
    en: 'Your account has a second factor. Please use it instead of the password',
    de: 'Ihr Konto hat einen zweiten Faktor. Bitte verwenden Sie diesen statt des Passworts',
  },
  'factor.required': {
    en: 'The password is right. Please take the second step of the sign-in, too',
    de: 'Das Passwort stimmt. Bitte gehen Sie auch den zweiten Schritt der Anmeldung',
  },
  'factor.challengeOver': {
    en: 'This sign-in took too long or had too many tries. Please enter your password again',
    de: 'Diese Anmeldung hat zu lange gedauert oder hatte zu viele Versuche. Bitte geben Sie Ihr Passwort noch einmal ein',
  },
  'factor.stepUp': {
    en: 'Please confirm first that it is still you',
    de: 'Bitte bestätigen Sie zuerst, dass Sie es noch sind',
  },
  'factor.enrol': {
    en: 'Please set up a second factor for your account first',
    de: 'Bitte richten Sie zuerst einen zweiten Faktor für Ihr Konto ein',
  },
  'factor.last': {
    en: 'This is your last second factor, and everybody here must have one. Please set up another one first',
    de: 'Das ist Ihr letzter zweiter Faktor, und hier müssen alle einen haben. Bitte richten Sie zuerst einen anderen ein',
  },
  'passkey.answer': {
    en: 'This is not what a browser answers for a passkey',
    de: 'So antwortet kein Browser für einen Passkey',
  },
  'passkey.refused': {
    en: 'This passkey was not accepted. Please try again, or use another way',
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal oder auf einem anderen Weg',
  },
  'passkey.noDomain': {
    en: 'This site has no domain, only an address of numbers. Browsers make no passkeys for it',
    de: 'Diese Website hat keine Domain, nur eine Adresse aus Zahlen. Dafür legen Browser keine Passkeys an',
  },
  'passkey.known': { en: 'This passkey was added already', de: 'Dieser Passkey wurde schon hinzugefügt' },
  'passkey.most': {
    en: `An account has at most ${MAX_PASSKEYS} passkeys. Please remove one first`,
    de: `Ein Konto hat höchstens ${MAX_PASSKEYS} Passkeys. Bitte entfernen Sie zuerst einen`,
  },
  'passkey.name': required('Name', 'Name'),
  'passkey.nameLength': atMost('Name', 'Name', MAXIMUM_LENGTHS.passkeyName),
  'factor.none': {
    en: 'Please set up an authenticator app or a passkey first',
    de: 'Bitte richten Sie zuerst eine Authenticator-App oder einen Passkey ein',
  },
} as const;
