import { Agent, request as startRequest } from 'node:http';

export interface Call {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A kind of call, made at a steady rate. */
export interface Kind {
  name: string;
  perSecond: number;
  /** @param n counts the calls of this kind */
  request: (n: number) => Call;
}

export interface SteadyCalls {
  /** Answers so far, by kind. */
  readonly answers: Readonly<Record<string, number>>;
  /** Why calls failed. */
  readonly failures: readonly string[];
  /** Resolves when every call has its answer. */
  stop: () => Promise<void>;
}

const TICK_MS = 10;
/** Calls in flight at most. Calls above this limit are not made. */
const MAX_IN_FLIGHT = 64;

/** Makes calls at a steady rate, over keep-alive connections, until it is stopped. */
export function callSteadily(kinds: readonly Kind[]): SteadyCalls {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_IN_FLIGHT });
  const answers: Record<string, number> = Object.fromEntries(kinds.map(({ name }) => [name, 0]));
  const asked = kinds.map(() => 0);
  const running = new Set<Promise<void>>();
  const failures: string[] = [];
  const begun = performance.now();
  const begin = ({ name, request }: Kind, n: number) => {
    const call = send(request(n), agent)
      .then(
        () => void (answers[name] = (answers[name] ?? 0) + 1),
        (error: unknown) => void failures.push(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => running.delete(call));
    running.add(call);
  };
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    kinds.forEach((kind, place) => {
      const due = Math.floor(seconds * kind.perSecond);
      for (let n = asked[place] ?? 0; n < due; n += 1) if (running.size < MAX_IN_FLIGHT) begin(kind, n);
      asked[place] = due;
    });
  }, TICK_MS);
  return {
    answers,
    failures,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
    },
  };
}

/** Reads the answer to its end without unpacking it. @throws Error when it is not 2xx */
function send({ url, method = 'GET', headers = {}, body }: Call, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = startRequest(url, { method, agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.on('error', reject).on('end', () => {
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`${method} ${url} was answered ${statusCode}`));
      });
      answer.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
