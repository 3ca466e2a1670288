import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or has `next` do it. Express is not needed for it, nor does it harm. */
export type Handler<
  Request extends IncomingMessage = IncomingMessage,
  Response extends ServerResponse = ServerResponse,
> = (request: Request, response: Response, next: () => void) => void;

/** Asks one after the other, until one answers. */
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
