import { readClaims, session, useSession } from '@vitrine/platform';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveEvent, LiveState } from './connection/live-event.js';
import { openLiveTab } from './connection/live-tabs.js';

type Listener = (event: LiveEvent, isMain: boolean) => void;

interface Live {
  state: LiveState;
  /** @returns the function that unsubscribes */
  subscribe: (listener: Listener) => () => void;
}

const LiveContext = createContext<Live>({ state: 'off', subscribe: () => () => undefined });

/** Gives the screens the live changes of others, while somebody is signed in (contract: Live). */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const token = session.token();
  const claimed: unknown = token === null ? null : readClaims(token)?.['sid'];
  const sid = status === 'signedIn' && typeof claimed === 'string' ? claimed : null;
  const [state, setState] = useState<LiveState>('connecting');
  const listeners = useRef(new Set<Listener>());
  useEffect(() => {
    if (sid === null) return undefined;
    const tab = openLiveTab({
      onEvent: (event) => listeners.current.forEach((listener) => listener(event, tab.isMain())),
      onState: setState,
    });
    return tab.stop;
  }, [sid]);
  const subscribe = useCallback((listener: Listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const live = useMemo(() => ({ state, subscribe }), [state, subscribe]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** State of the live connection. */
export const useLiveState = (): LiveState => useContext(LiveContext).state;

/** Calls `listener` with every live event, while the component is mounted. */
export function useLive(listener: Listener): void {
  const { subscribe } = useContext(LiveContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => subscribe((event, isMain) => latest.current(event, isMain)), [subscribe]);
}
