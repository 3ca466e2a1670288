import { LiveConnection } from './live-connection.js';
import type { LiveEvent, LiveHandlers, LiveState } from './live-event.js';

const NAME = 'vitrine-live';

/** What the tab with the connection sends to the others, and `hello`, by which a new tab asks for the state. */
type Message =
  | { what: 'event'; event: LiveEvent }
  | { what: 'state'; state: LiveState }
  | { what: 'place'; after: string }
  | { what: 'hello' };

/** The live changes in one tab. */
export interface LiveTab {
  /** Whether this tab has the connection; it does what must happen only once in a browser. */
  isMain: () => boolean;
  stop: () => void;
}

/**
 * Receives changes in every tab of the browser by the connection of one of them, because a browser opens only six at a time to an origin (HTTP/1.1).
 * When that tab is closed, another one takes over from its last message.
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
  // The Web Locks API exists on secure origins only; elsewhere each tab has a connection of its own.
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
