import { session } from '@vitrine/platform';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** An answer that has not begun by then is held back by something in between, in milliseconds. */
const BEGINS_MS = 10_000;
/** The API says something every 15 s; after this silence the connection counts as dead, in milliseconds. */
const SILENCE_MS = 40_000;

interface StreamOptions {
  /** Id of the last message that was received. */
  after: string;
  onMessage: (message: EventSourceMessage) => void;
  signal: AbortSignal;
}

/**
 * Reads the API's stream until it ends. By `fetch`, because an `EventSource` cannot send a token.
 * @returns whether it had begun
 */
export async function readStream({ after, onMessage, signal }: StreamOptions): Promise<boolean> {
  const given = new AbortController();
  const give = () => given.abort();
  signal.addEventListener('abort', give);
  let timer = setTimeout(give, BEGINS_MS);
  let hasBegun = false;
  const parser = createParser({
    onEvent: (message) => {
      hasBegun = true;
      onMessage(message);
    },
  });
  try {
    const response = await fetch('/api/admin/live', {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${session.token() ?? ''}`,
        ...(after && { 'Last-Event-ID': after }),
      },
      cache: 'no-store',
      signal: given.signal,
    });
    if (!response.ok || !response.body) return false;
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(decoder.decode(part.value, { stream: true }));
      clearTimeout(timer);
      timer = setTimeout(give, hasBegun ? SILENCE_MS : BEGINS_MS);
    }
  } catch {
    // It could not be opened, or broke off.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
    given.abort();
  }
  return hasBegun;
}
