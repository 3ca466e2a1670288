import { useSyncExternalStore } from 'react';
import { removeCookie, writeCookie, YEAR_IN_SECONDS } from './cookies.js';
import { storedText } from './storage.js';

/** `unknown` is the status on the server, which renders neither the notice nor anything that needs consent. */
export type ConsentStatus = 'unknown' | 'undecided' | 'accepted' | 'declined';

const accepted = storedText<'accepted' | null>(
  'cookie-consent',
  (text) => (text === 'accepted' ? text : null),
  null,
  'local',
);
const declined = storedText<'declined' | null>(
  'cookie-consent',
  (text) => (text === 'declined' ? text : null),
  null,
  'session',
);
/** When a consent expires, which is when its cookies do (ISO 8601). A consent without this time does not expire. */
const acceptedUntil = storedText<string | null>(
  'cookie-consent-until',
  (text) => (Number.isNaN(Date.parse(text)) ? null : text),
  null,
  'local',
);
const optionalCookies = ['consent_analytics', 'consent_preference'];

const listeners = new Set<() => void>();
let reopened = false;
let reopenings = 0;

function announce(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const ends = [accepted.subscribe(listener), declined.subscribe(listener)];
  return () => {
    listeners.delete(listener);
    for (const end of ends) end();
  };
}

/** The decision that holds, also while the notice is open again. */
function decision(): Exclude<ConsentStatus, 'unknown'> {
  const until = acceptedUntil.get();
  const isOver = until !== null && Date.parse(until) < Date.now();
  return declined.get() ?? (isOver ? null : accepted.get()) ?? 'undecided';
}

const status = (): ConsentStatus => (reopened ? 'undecided' : decision());

/** The visitor's decision on cookies, for use outside of React; its status is never `unknown`. */
export const consent = {
  status,
  decision,
  acceptedUntil,
  /** Stored for later visits; sets the three cookies for one year. */
  accept: (): void => {
    reopened = false;
    declined.clear();
    accepted.set('accepted');
    acceptedUntil.set(new Date(Date.now() + YEAR_IN_SECONDS * 1000).toISOString());
    for (const name of ['consent_essential', ...optionalCookies]) writeCookie(name, 'true');
    announce();
  },
  /** Stored for this visit; only the essential cookie is kept. */
  decline: (): void => {
    reopened = false;
    accepted.clear();
    acceptedUntil.clear();
    declined.set('declined');
    writeCookie('consent_essential', 'true');
    for (const name of optionalCookies) removeCookie(name);
    announce();
  },
  /** Shows the notice again; the earlier decision holds until a new one is made. */
  reopen: (): void => {
    reopened = true;
    reopenings += 1;
    announce();
  },
};

/** The decision on cookies and the three actions on it; `reopenings` counts how often the notice was opened again. */
export function useConsent() {
  return {
    ...consent,
    status: useSyncExternalStore<ConsentStatus>(subscribe, status, () => 'unknown'),
    reopenings: useSyncExternalStore(
      subscribe,
      () => reopenings,
      () => 0,
    ),
  };
}
