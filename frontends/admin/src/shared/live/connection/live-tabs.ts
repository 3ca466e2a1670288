import { LiveConnection } from './live-connection.js';
import type { LiveEvent, LiveHandlers, LiveState } from './live-event.js';

const NAME = 'vitrine-live';

/** What the tab with the connection tells the others, and a new one asks it. */
type Message =
  | { what: 'event'; event: LiveEvent }
  | { what: 'state'; state: LiveState }
  | { what: 'place'; after: string }
  | { what: 'hello' };

/** Hearing of changes in one tab. */
export interface LiveTab {
  /** Whether this is the tab with the connection, which does what is to be done once in a browser. */
  isMain: () => boolean;
  stop: () => void;
}

/**
 * Hears of changes in every tab of the browser by the connection of one of them, because a browser opens only six at a time to an origin (HTTP/1.1). When
 * that tab is closed another takes over where it was.
 */
export function openLiveTab({ onEvent, onState }: LiveHandlers): LiveTab {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  const stopped = new AbortController();
  let connection: LiveConnection | undefined;
  let after = '';
  let state: LiveState = 'connecting';
  const send = (message: Message) => channel?.postMessage(message);

  const setState = (next: LiveState) => {
    if (next === state) return;
    state = next;
    onState(next);
    if (connection) send({ what: 'state', state });
  };
  const connect = async (): Promise<void> => {
    connection = new LiveConnection(
      {
        onEvent: (event) => {
          send({ what: 'event', event });
          onEvent(event);
        },
        onState: setState,
      },
      after,
      (place) => send({ what: 'place', after: place }),
    );
    await connection.run();
  };

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.what === 'hello') {
        if (connection) send({ what: 'state', state });
      } else if (data.what === 'place') after = data.after;
      else if (data.what === 'state') setState(data.state);
      else onEvent(data.event);
    };
  // Locks are there on secure origins only; elsewhere each tab has a connection of its own.
  if (channel && 'locks' in navigator) {
    navigator.locks.request(NAME, { signal: stopped.signal }, connect).catch(() => undefined);
    send({ what: 'hello' });
  } else void connect();

  return {
    isMain: () => connection !== undefined,
    stop: () => {
      stopped.abort();
      connection?.stop();
      channel?.close();
    },
  };
}
