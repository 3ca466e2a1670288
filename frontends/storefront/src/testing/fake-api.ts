interface Asked {
  body: unknown;
  headers: Headers;
}

interface Answer {
  status?: number;
  /** Sent as JSON. */
  body: unknown;
}

type Handler = (asked: Asked) => Answer | Promise<Answer>;

/** The contract's error shape. */
export const refusal = (status: number, code: string, error: string, fields?: unknown): Answer => ({
  status,
  body: { statusCode: status, code, error, message: error, fields },
});

/** No answer at all. */
export const noAnswer: Handler = () => Promise.reject(new TypeError('Failed to fetch'));

/** Stands in for the API, a handler per `METHOD /path`; tells what was asked of each so far. */
export function fakeApi(handlers: Record<string, Handler>) {
  const calls: (Asked & { call: string })[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const asked: Asked = { body: text ? JSON.parse(text) : undefined, headers: request.headers };
    calls.push({ ...asked, call });
    const handler = handlers[call];
    if (!handler) throw new Error(`Nothing answers ${call}`);
    const { status = 200, body } = await handler(asked);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };
  return { handlers, asked: (call: string) => calls.filter((each) => each.call === call) };
}
