import type { IncomingMessage, ServerResponse } from 'node:http';

/** More bodies than this at a time no visitor sends who means to have them read. */
const limit = 64;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Counts, by visitor's address, the requests whose bodies are still on their way. */
export class ArrivingBodies {
  readonly #requests = new Map<string, Set<IncomingMessage>>();

  /** Takes the request in; false when as many of the same visitor are unfinished as one may have. */
  admit(visitor: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!hasBody(request)) return true;
    const open = this.#requests.get(visitor) ?? new Set();
    if (open.size >= limit) for (const earlier of open) if (earlier.complete) open.delete(earlier);
    if (open.size >= limit) return false;
    this.#requests.set(visitor, open.add(request));
    response.once('close', () => {
      open.delete(request);
      if (open.size === 0 && this.#requests.get(visitor) === open) this.#requests.delete(visitor);
    });
    return true;
  }
}
