import { encodingFor, getRequestId, isNotModified, type EncodedAnswer, type Representation } from '@vitrine/kit';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer to one request. */
export interface AnswerToSend {
  status: number;
  answer: EncodedAnswer;
  /** Headers for this request only, as alternating names and values. */
  more?: readonly string[];
}

/**
 * Sends an answer in the content coding that the request prefers, or a 304; at once if it exists in that coding.
 * @returns a promise while it is compressed, which rejects when that fails and nothing was sent
 */
export type SendAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  ready: AnswerToSend,
) => Promise<void> | undefined;

/** The default headers that an answer does not replace, followed by its own. */
function withDefaults({ headers }: Representation, defaults: Readonly<Record<string, string>>): string[] {
  const own = new Set(headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  const missing = Object.entries(defaults).filter(([name]) => !own.has(name.toLowerCase()));
  return [...missing.flat(), ...headers];
}

/**
 * @param defaults headers of every answer. They are merged into one list, because setting headers one by one costs Node a tenth of the time of a kept
 * answer.
 */
export function createAnswerSender(defaults: Readonly<Record<string, string>>): SendAnswer {
  const complete = new WeakMap<Representation, readonly string[]>();
  const listHeaders = (form: Representation): readonly string[] => {
    const known = complete.get(form);
    if (known) return known;
    const headers = withDefaults(form, defaults);
    complete.set(form, headers);
    return headers;
  };
  return (request, response, { status, answer, more = [] }) => {
    const send = (form: Representation): void => {
      const headers = [...listHeaders(form), 'X-Request-Id', getRequestId(request), ...more];
      if (status === 200 && isNotModified(request, form)) {
        response.writeHead(304, headers).end();
        return;
      }
      response.writeHead(status, [...headers, ...form.bodyHeaders]);
      response.end(request.method === 'HEAD' ? undefined : form.body);
    };
    const form = answer.as(encodingFor(request));
    if (form instanceof Promise) return form.then(send);
    send(form);
    return undefined;
  };
}
