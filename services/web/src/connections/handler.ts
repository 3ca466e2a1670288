import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request or calls `next`; works with and without Express. */
export type Handler<
  Request extends IncomingMessage = IncomingMessage,
  Response extends ServerResponse = ServerResponse,
> = (request: Request, response: Response, next: () => void) => void;

/** Calls the handlers one after the other, until one answers. */
export const inTurn =
  (...handlers: readonly Handler[]): Handler =>
  (request, response, next) => {
    const ask = (index: number): void => {
      const handler = handlers[index];
      if (handler) handler(request, response, () => ask(index + 1));
      else next();
    };
    ask(0);
  };
