import { createParser } from 'eventsource-parser';

/** A message of the stream. */
export interface Message {
  type: string;
  id: string;
  data: Record<string, unknown>;
}

/** A client of the stream of live changes. */
export interface Listener {
  status: number;
  headers: Headers;
  /** All messages so far. */
  messages: readonly Message[];
  /** The changes among them. */
  changes: () => Record<string, unknown>[];
  hasEnded: () => boolean;
  /** Closes the stream. */
  close: () => void;
}

/** Opens the stream of an API or of web with a token. @param last id of the message after which to resume */
export async function listen(origin: string, token: string, last?: string): Promise<Listener> {
  const closing = new AbortController();
  const response = await fetch(`${origin}/api/admin/live`, {
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'text/event-stream',
      'Accept-Encoding': 'gzip, br',
      ...(last !== undefined && { 'Last-Event-ID': last }),
    },
    signal: closing.signal,
  });
  const messages: Message[] = [];
  let ended = false;
  const parser = createParser({
    onEvent: ({ event = 'message', id = '', data }) =>
      messages.push({ type: event, id, data: JSON.parse(data) as Record<string, unknown> }),
  });
  const read = async () => {
    if (response.status !== 200 || !response.body) return;
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text);
  };
  void read()
    .catch(() => undefined)
    .finally(() => (ended = true));
  return {
    status: response.status,
    headers: response.headers,
    messages,
    changes: () => messages.filter(({ type }) => type === 'message').map(({ data }) => data),
    hasEnded: () => ended,
    close: () => closing.abort(),
  };
}
