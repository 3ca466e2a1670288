import { session } from '@vitrine/platform';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Timeout for the first message, in milliseconds; without one by then, something in between holds the answer back. */
const FIRST_MESSAGE_TIMEOUT_MS = 10_000;
/** The API sends something every 15 s; after this time without data the connection counts as dead, in milliseconds. */
const STREAM_TIMEOUT_MS = 40_000;

interface StreamOptions {
  /** Id of the last message that was received. */
  after: string;
  onMessage: (message: EventSourceMessage) => void;
  signal: AbortSignal;
}

/**
 * Reads the API's stream until it ends. Uses `fetch`, because an `EventSource` cannot send a token.
 * @returns whether a message was received
 */
export async function readStream({ after, onMessage, signal }: StreamOptions): Promise<boolean> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, FIRST_MESSAGE_TIMEOUT_MS);
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
      signal: controller.signal,
    });
    if (!response.ok || !response.body) return false;
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(decoder.decode(part.value, { stream: true }));
      clearTimeout(timer);
      timer = setTimeout(abort, hasBegun ? STREAM_TIMEOUT_MS : FIRST_MESSAGE_TIMEOUT_MS);
    }
  } catch {
    // The stream could not be opened, or the connection broke.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    controller.abort();
  }
  return hasBegun;
}
