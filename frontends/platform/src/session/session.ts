import { storedText } from '../browser/storage.js';
import { tokenEnd, tokenSession } from './token.js';

/** Why the session ended: the token expired or was refused, or the administrator signed out. */
export type SessionEnd = 'expired' | 'signedOut';

/** A badge warns during the last five minutes (back-office spec, administrator session). */
export const WARNING_MS = 5 * 60 * 1000;

const stored = storedText<string | null>(
  'adminToken',
  (text) => {
    const end = tokenEnd(text);
    return end !== null && end > Date.now() ? text : null;
  },
  null,
  'local',
);

const listeners = new Set<() => void>();
let ended: SessionEnd | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function announce(): void {
  watch();
  for (const listener of [...listeners]) listener();
}

/** Sets a timer that notifies the listeners of the warning and of the end. */
function watch(): void {
  clearTimeout(timer);
  const end = session.expiresAt();
  if (end === null) return;
  const left = end - Date.now();
  if (left <= 0) return session.end('expired');
  const wait = left > WARNING_MS ? left - WARNING_MS : left;
  timer = setTimeout(announce, Math.min(wait, 2 ** 31 - 1));
}

/** The administrator's token in this browser, in sync across tabs. */
export const session = {
  token: (): string | null => stored.get(),
  /** Milliseconds since 1970. */
  expiresAt: (): number | null => {
    const token = stored.get();
    return token === null ? null : tokenEnd(token);
  },
  expiringSoon: (): boolean => {
    const end = session.expiresAt();
    return end !== null && end - Date.now() <= WARNING_MS;
  },
  /** How the last session of this page ended; null before and while signed in. */
  ended: (): SessionEnd | null => ended,
  set: (token: string): void => {
    ended = null;
    stored.set(token);
    announce();
  },
  /** Replaces the token by a newer one of the same session, unless the session has ended meanwhile. */
  renew: (token: string): void => {
    const present = stored.get();
    if (present !== null && tokenSession(present) === tokenSession(token)) session.set(token);
  },
  clear: (): void => session.end('signedOut'),
  end: (reason: SessionEnd): void => {
    ended = reason;
    stored.clear();
    announce();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) watch();
    listeners.add(listener);
    const unsubscribe = stored.subscribe(listener);
    return () => {
      unsubscribe();
      listeners.delete(listener);
      if (listeners.size === 0) clearTimeout(timer);
    };
  },
};
