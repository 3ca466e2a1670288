/** The texts of mails to staff, in English like the back-office. */
export const STAFF_MAIL_TEXTS = {
  label: 'Administration',
  footer: 'Sent by the administration of {house} to the holder of this account.',
  facts: {
    account: 'Account',
    role: 'Role',
    until: 'The link works until',
    when: 'When',
    device: 'Device',
    network: 'Network',
  },
  unknownDevice: 'Unknown',
  invitation: {
    subject: 'Your invitation to the administration of {house}',
    preview: 'Choose a password, and you are in.',
    heading: (name: string | null) => (name === null ? 'Welcome to the team' : `Welcome to the team, ${name}`),
    paragraphs: (invitedBy: string | null) => [
      `${invitedBy ?? 'A colleague'} invites you to the administration of {house}, where the team answers orders and keeps the site.`,
      'Choose a password to begin. The link works once.',
    ],
    action: 'Accept the invitation',
    footer: 'If you do not know why you receive this invitation, there is nothing to do: it ends by itself.',
  },
  reset: {
    subject: 'Set a new password for the administration of {house}',
    preview: 'The link works once, for an hour.',
    heading: 'A new password',
    paragraphs: [
      'Somebody asked for a new password for your account. If that was you, choose one now; the link works once.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  changed: {
    subject: 'Your password was changed',
    preview: 'Was it not you? Then please act now.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and every session was ended. If that was you, there is nothing to do.',
      'If it was not you, set a new password at once by “Forgotten password?” at the sign-in, and tell an owner of the team.',
    ],
    action: 'To the sign-in',
  },
  newDevice: {
    subject: 'A sign-in on a new device',
    preview: 'Was it not you? Then please act now.',
    heading: 'A sign-in on a new device',
    paragraphs: [
      'Your account was used to sign in on a device that it had not been used on before. If that was you, there is nothing to do.',
      'If it was not you, end that session in your profile, change your password, and tell an owner of the team.',
    ],
    action: 'Open your profile',
  },
} as const;

const NOT_YOU = 'If it was not you, change your password at once, and tell an owner of the team.';

const ofFactor = (fact: string, rest: string) => ({
  subject: fact,
  preview: 'Was it not you? Then please act now.',
  heading: fact,
  paragraphs: [rest, NOT_YOU],
  action: 'Open your profile',
});

/** The texts of mails about a change of an account's factors, by kind. */
export const FACTOR_MAIL_TEXTS = {
  'account-totp-added': ofFactor(
    'An authenticator app was added to your account',
    'From now on a sign-in asks for a code of this app after the password. If you set it up, there is nothing to do.',
  ),
  'account-totp-removed': ofFactor(
    'The authenticator app of your account was removed',
    'Its codes are asked for no more. If you removed it, there is nothing to do.',
  ),
  'account-passkey-added': ofFactor(
    'A passkey was added to your account',
    'It signs in to your account from now on. If you added it, there is nothing to do.',
  ),
  'account-passkey-removed': ofFactor(
    'A passkey of your account was removed',
    'It signs in no more. If you removed it, there is nothing to do.',
  ),
  'account-recovery-codes-made': ofFactor(
    'New recovery codes were made for your account',
    'The codes of before work no more. If you made the new ones, there is nothing to do.',
  ),
  'account-recovery-code-used': ofFactor(
    'A recovery code of your account was used',
    'Somebody signed in to your account with a recovery code instead of an authenticator app or a passkey. If that was you, set up a new app or passkey in your profile.',
  ),
  'account-second-factor-reset': ofFactor(
    'The second factors of your account were removed',
    'An owner of the team or an operator removed them, and every session was ended. Your password is enough for the next sign-in: set up a new factor in your profile then.',
  ),
} as const;

/** A kind of mail about a change of an account's factors. */
export type FactorMailKind = keyof typeof FACTOR_MAIL_TEXTS;

/** Whether a kind of mail is one of these. */
export const isFactorMail = (kind: string): kind is FactorMailKind => Object.hasOwn(FACTOR_MAIL_TEXTS, kind);
