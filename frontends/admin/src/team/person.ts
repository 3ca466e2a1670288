import { ROLE_NAMES, ROLES, type Role, type StaffState } from '@vitrine/schemas';
import type { BadgeTone } from '../shared/cards/index.js';
import { format } from '../shared/format.js';
import type { Person } from './team-calls.js';

/** The name of an account's owner, else the email address. */
export const personName = ({ name, email }: Pick<Person, 'name' | 'email'>): string => name ?? email;

export const STATE_NAMES: Readonly<Record<StaffState, string>> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
};

export const STATE_TONES: Readonly<Record<StaffState, BadgeTone>> = {
  active: 'good',
  invited: 'waiting',
  suspended: 'quiet',
};

/** What each role is for, in one sentence. */
const ROLE_NOTES: Readonly<Record<Role, string>> = {
  owner: 'Everything, the team and the keys of other programs included.',
  manager: 'Everything but the team, the keys of other programs, the queues and the erasure of personal data.',
  sales: 'Answers orders, contact requests and demonstrations, and sees the catalogue and the site’s content.',
  editor: 'Keeps the catalogue and the site’s content; sees no customers.',
  operations: 'Watches the system: queues, audit log and team; sees no customers.',
};

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

export const roleNote = (role: string): string | undefined => ROLE_NOTES[role as Role];

/** Whether an account has a second factor. */
export const hasFactor = ({ secondFactor }: Pick<Person, 'secondFactor'>): boolean =>
  secondFactor.totp || secondFactor.passkeys > 0;

/** The account's second factors as text. */
export function factorText({ passkeys, totp }: Person['secondFactor']): string {
  const parts = [
    passkeys > 0 && (passkeys === 1 ? 'Passkey' : `${passkeys} passkeys`),
    totp && (passkeys > 0 ? 'app' : 'Authenticator app'),
  ].filter(Boolean);
  return parts.length === 0 ? 'None' : parts.join(', ');
}

/** The state of an invitation: until when its link works, or why its mail was not delivered. */
export function invitationText({ expiresAt, mail }: NonNullable<Person['invitation']>, now = new Date()): string {
  if (mail.status === 'failed') return mail.error ? `Mail not delivered: ${mail.error}` : 'Mail not delivered';
  if (new Date(expiresAt) <= now) return 'The link is over';
  return `Link works until ${format.shortDateTime(expiresAt)}`;
}
