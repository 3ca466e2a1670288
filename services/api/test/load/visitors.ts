import { randomUUID } from 'node:crypto';
import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { customer, orderFor } from '../fixtures/orders.js';
import type { Ledger } from './ledger.js';

export interface VisitorOptions {
  /** Where to send requests; called for each attempt. */
  origin: () => string;
  productId: string;
  ledger: Ledger;
  /** Visitors a second. */
  perSecond: number;
  /** Every n-th visitor sends a contact request instead of an order. Unset = none. */
  contactEvery?: number;
  /** Every n-th visitor has this coupon. */
  coupon?: { code: string; every: number };
  /** Whether a visitor without an answer retries with the same idempotency key. */
  persistent: boolean;
  /** Requests in flight at most. */
  maxInFlight?: number;
}

/** How an attempt ended. */
type Outcome =
  | {
      status: number;
      body: { id?: string; code?: string };
      /** Whether it has no request id, which each answer of Vitrine has. */
      isOfProxy: boolean;
    }
  /** `unsent`: the connection was not accepted. `broken`: it was accepted, and ended without an answer. */
  | { failure: 'unsent' | 'broken'; code: string };

/** The error code when no server listens. */
const REFUSED = 'ECONNREFUSED';
const ANSWER_MS = 20_000;
const RETRY_AFTER_MS = 500;
const TICK_MS = 10;
/** Requests in flight at most. Requests above this limit are not started. */
const MAX_IN_FLIGHT = 150;

/** Visitors who send requests at a steady rate, whatever the outcome of earlier ones. */
export class Visitors {
  /** Number of attempts by outcome: `201`, `503 UNAVAILABLE`, `unsent`, `broken ECONNRESET`, … */
  readonly outcomes: Record<string, number> = {};
  /** Answers that must not occur: each 5xx other than 502, 503 and 504. */
  readonly blunders: string[] = [];
  begun = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: VisitorOptions) {}

  /** Starts visitors from now on. */
  start(): void {
    clearInterval(this.timer);
    const { perSecond, maxInFlight = MAX_IN_FLIGHT } = this.options;
    const since = Date.now();
    let started = 0;
    this.timer = setInterval(() => {
      const due = Math.floor(((Date.now() - since) / 1000) * perSecond);
      for (; started < due; started += 1) if (this.running.size < maxInFlight) this.begin();
    }, TICK_MS);
  }

  /** Starts no more visitors; resolves when each has an answer or has given up. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Runs visitors while `work` is done, and ends them when it has ended or failed. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.start();
    try {
      const result = await work();
      await this.stop();
      return result;
    } finally {
      await this.close();
    }
  }

  /** Makes all visitors give up; otherwise they would retry a stopped server for ever. */
  async close(): Promise<void> {
    this.closed = true;
    this.agent.destroy();
    await this.stop();
  }

  private begin(): void {
    const visit = this.visit((this.begun += 1)).finally(() => this.running.delete(visit));
    this.running.add(visit);
  }

  private visit(n: number): Promise<void> {
    const { contactEvery } = this.options;
    const email = `visitor-${n}-${randomUUID().slice(0, 8)}@haus.example`;
    return contactEvery !== undefined && n % contactEvery === 0 ? this.sendContact(email) : this.sendOrder(n, email);
  }

  private async sendOrder(n: number, email: string): Promise<void> {
    const { productId, ledger, coupon } = this.options;
    const couponCode = coupon && n % coupon.every === 0 ? coupon.code : undefined;
    const body = orderFor(productId, { customerInfo: { ...customer, email }, couponCode });
    const id = await this.sendUntilAnswered('/api/orders', body);
    if (id !== undefined) ledger.note({ kind: 'order', id, email, couponCode: couponCode ?? null });
  }

  private async sendContact(email: string): Promise<void> {
    const body = { name: 'Erika Mustermann', email, subject: 'Frage', message: 'Guten Tag' };
    const id = await this.sendUntilAnswered('/api/contacts', body);
    if (id !== undefined) this.options.ledger.note({ kind: 'contact', id, email, couponCode: null });
  }

  /** @returns the id of what was acknowledged; `undefined` when the visitor gave up */
  private async sendUntilAnswered(path: string, body: object): Promise<string | undefined> {
    const key = randomUUID();
    for (;;) {
      const outcome = await this.attempt(path, body, { 'Idempotency-Key': key });
      if ('status' in outcome && outcome.status === 201) return outcome.body.id ?? '';
      const isRefused = 'status' in outcome && outcome.status < 500 && outcome.status !== 429;
      if (this.closed || !this.options.persistent || isRefused) return undefined;
      await pause(RETRY_AFTER_MS);
    }
  }

  private async attempt(path: string, body: object, headers: Record<string, string>): Promise<Outcome> {
    const outcome = await post(`${this.options.origin()}${path}`, body, headers, this.agent);
    const name = 'status' in outcome ? nameOf(outcome) : describe(outcome);
    this.outcomes[name] = (this.outcomes[name] ?? 0) + 1;
    if ('status' in outcome && outcome.status >= 500 && ![502, 503, 504].includes(outcome.status))
      this.blunders.push(`${path}: ${outcome.status} ${JSON.stringify(outcome.body)}`);
    return outcome;
  }
}

function post(url: string, body: object, headers: Record<string, string>, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const text = JSON.stringify(body);
    const sent = request(url, {
      method: 'POST',
      agent,
      timeout: ANSWER_MS,
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...headers },
    });
    const fail = (error: NodeJS.ErrnoException) => resolve({ failure: toFailure(sent, error), code: error.code ?? '' });
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    sent.on('error', fail);
    sent.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer += chunk));
      response.on('error', fail);
      const isOfProxy = response.headers['x-request-id'] === undefined;
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parseJson(answer), isOfProxy }));
    });
    sent.end(text);
  });
}

/** The status, with the code of an error, and whether it is one of a proxy. */
const nameOf = ({ status, body, isOfProxy }: Extract<Outcome, { status: number }>): string =>
  [status, body.code, isOfProxy ? 'of the proxy' : undefined].filter((part) => part !== undefined).join(' ');

const describe = ({ failure, code }: { failure: string; code: string }): string =>
  failure === 'unsent' ? failure : `${failure} ${code}`;

/** A new connection that is reset was still in the backlog of its server when that closed. */
function toFailure(sent: ClientRequest, { code }: NodeJS.ErrnoException): 'unsent' | 'broken' {
  return code === REFUSED || (code === 'ECONNRESET' && !sent.reusedSocket && (sent.socket?.bytesRead ?? 0) === 0)
    ? 'unsent'
    : 'broken';
}

function parseJson(text: string): { id?: string; code?: string } {
  try {
    return JSON.parse(text) as { id?: string; code?: string };
  } catch {
    return {};
  }
}
