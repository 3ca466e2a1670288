import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@vitrine/openapi';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiFailure, toFailure, networkFailure } from '../api/failure.js';
import { session, type SessionEnd } from './session.js';
import { tokenSession } from './token.js';

/** The account that is signed in, with its role and what that allows. */
export type SignedInAdmin = components['schemas']['MeDto'];

export interface Session {
  status: 'loading' | 'signedOut' | 'signedIn';
  /** Null until known. */
  admin: SignedInAdmin | null;
  /** Why the account could not be loaded; null when it was loaded or nobody is signed in. */
  failure: Error | null;
  /** Milliseconds since 1970. */
  expiresAt: number | null;
  expiringSoon: boolean;
  /** Why the last session of this page ended, for a dialog over an open form. */
  ended: SessionEnd | null;
  /** @throws ApiFailure with the API's sentence, with `No authentication token received`, or with `secondStep` */
  signIn: (email: string, password: string) => Promise<void>;
  /** Signs in with a token, such as that of an accepted invitation. */
  enter: (token: string) => Promise<void>;
  /** Loads the account again, after a change of it or a failure. */
  reload: () => Promise<void>;
  /** Ends the session here at once, and on the server when it can be reached. */
  signOut: () => Promise<void>;
}

async function call(path: string, method: string, token: string | null, body?: object): Promise<Response> {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  // `keepalive`: a sign-out is sent even when the tab is closed right after it
  const options: RequestInit = { method, headers, keepalive: true, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(path, options).catch(() => {
    throw networkFailure();
  });
  if (!response.ok) throw await toFailure(response);
  return response;
}

async function whoAmI(token: string): Promise<SignedInAdmin> {
  try {
    return (await (await call('/api/admin/me', 'GET', token)).json()) as SignedInAdmin;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401 && session.token() === token) session.end('expired');
    throw error;
  }
}

const nobody = () => null;
const notNow = () => false;
/** The key is the session, so that a renewed token does not load the account again. */
const adminKey = (token: string | null) => ['admin-session', token && tokenSession(token)];

/** Removes all data that only signed-in staff may see. */
export const forgetPrivate = (client: QueryClient): void =>
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'public' });

/** Who is signed in, and signing in and out. */
export function useSession(): Session {
  const client = useQueryClient();
  const token = useSyncExternalStore(session.subscribe, session.token, nobody);
  const expiringSoon = useSyncExternalStore(session.subscribe, session.expiringSoon, notNow);
  const ended = useSyncExternalStore(session.subscribe, session.ended, nobody);
  const me = useQuery({
    queryKey: adminKey(token),
    queryFn: () => whoAmI(token ?? ''),
    enabled: token !== null,
    staleTime: Infinity,
  });

  const enter = useCallback(
    async (entered: string) => {
      // If this request fails, the account is requested again once the token is stored.
      await client.prefetchQuery({ queryKey: adminKey(entered), queryFn: () => whoAmI(entered), retry: false });
      session.set(entered);
    },
    [client],
  );
  const signIn = useCallback(
    async (email: string, password: string) => {
      const response = await call('/api/admin/login', 'POST', null, { email, password });
      const body = (await response.json().catch(() => ({}))) as { token?: string };
      if (!body.token) throw new ApiFailure(response.status, 'NO_TOKEN', 'No authentication token received');
      await enter(body.token);
    },
    [enter],
  );
  const reload = useCallback(() => client.invalidateQueries({ queryKey: adminKey(session.token()) }), [client]);
  const signOut = useCallback(async () => {
    const leaving = session.token();
    session.clear();
    forgetPrivate(client);
    if (leaving) await call('/api/admin/logout', 'POST', leaving).catch(() => undefined);
  }, [client]);

  const status = token === null ? 'signedOut' : me.isPending ? 'loading' : 'signedIn';
  return {
    status,
    admin: me.data ?? null,
    failure: token !== null && me.data === undefined ? me.error : null,
    expiresAt: token === null ? null : session.expiresAt(),
    expiringSoon,
    ended,
    signIn,
    enter,
    reload,
    signOut,
  };
}
