interface Asked {
  params: URLSearchParams;
  body: unknown;
  headers: Headers;
}

interface Answer {
  status?: number;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
}

type Handler = (asked: Asked) => Answer | Promise<Answer>;

/** An answer with the contract's error shape. */
export const refusal = (status: number, code: string, error: string, fields?: unknown): Answer => ({
  status,
  body: { statusCode: status, code, error, message: error, fields },
});

/** Fails like an unreachable API. */
export const noAnswer: Handler = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Replaces the API by handlers per `METHOD /path`, where `*` matches one segment. Returns the calls so far; handlers can be replaced during a test.
 */
export function fakeApi(answers: Record<string, Handler>) {
  const handlers = { ...answers };
  const calls: (Asked & { call: string })[] = [];
  const find = (call: string) =>
    handlers[call] ??
    Object.entries(handlers).find(([pattern]) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(call))?.[1];

  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    const text = await request.text();
    // The body of a form is kept as text.
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true;
    const body: unknown = text && isJson ? JSON.parse(text) : text || undefined;
    const asked: Asked = { params: url.searchParams, body, headers: request.headers };
    calls.push({ ...asked, call });
    const handler = find(call);
    if (!handler) throw new Error(`Nothing answers ${call}`);
    const { status = 200, body: answer } = await handler(asked);
    const payload = answer === undefined ? null : typeof answer === 'string' ? answer : JSON.stringify(answer);
    return new Response(payload, { status, headers: { 'Content-Type': 'application/json' } });
  };
  return {
    handlers,
    /** The calls of one `METHOD /path`, in order; `*` matches one segment. */
    asked: (pattern: string) =>
      calls.filter(({ call }) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(call)),
  };
}
