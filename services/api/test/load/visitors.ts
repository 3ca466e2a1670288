import { randomUUID } from 'node:crypto';
import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { customer, orderFor } from '../fixtures/orders.js';
import type { Ledger } from './ledger.js';

export interface VisitorOptions {
  /** Where to send to, asked for anew with each attempt. */
  origin: () => string;
  productId: string;
  ledger: Ledger;
  /** Visitors a second. */
  perSecond: number;
  /** Every so-manieth visitor sends a contact request instead of an order. Unset = none. */
  contactEvery?: number;
  /** Every so-manieth visitor has this coupon. */
  coupon?: { code: string; every: number };
  /** Whether a visitor without an answer asks again with the same idempotency key. */
  persistent: boolean;
  /** So many wait for an answer at most; no more are sent until one has it. */
  mostWaiting?: number;
}

/** How an attempt ended. */
type Outcome =
  | { status: number; body: { id?: string; code?: string } }
  /** `unsent`: nobody took the connection. `broken`: it was taken, and ended without an answer. */
  | { failure: 'unsent' | 'broken'; code: string };

/** Nobody listened. */
const REFUSED = 'ECONNREFUSED';
const ANSWER_MS = 20_000;
const AGAIN_MS = 500;
const TICK_MS = 10;
const MOST_WAITING = 150;

/** Visitors who keep coming at a steady pace, whatever becomes of those before them. */
export class Visitors {
  /** Attempts by how they ended: `201`, `503 UNAVAILABLE`, `unsent`, `broken ECONNRESET`, … */
  readonly outcomes: Record<string, number> = {};
  /** Answers of which there must be none. */
  readonly blunders: string[] = [];
  begun = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: VisitorOptions) {}

  /** Visitors come from now on. */
  start(): void {
    clearInterval(this.timer);
    const { perSecond, mostWaiting = MOST_WAITING } = this.options;
    const since = Date.now();
    let come = 0;
    this.timer = setInterval(() => {
      const due = Math.floor(((Date.now() - since) / 1000) * perSecond);
      for (; come < due; come += 1) if (this.running.size < mostWaiting) this.begin();
    }, TICK_MS);
  }

  /** Nobody comes any more; resolves when everybody who came has got an answer or has given up. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Visitors come while some work is done, and leave when it has ended or failed. */
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

  /** Whoever still waits gives up; a server that is gone would else be asked for ever. */
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
      await pause(AGAIN_MS);
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
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parseJson(answer) }));
    });
    sent.end(text);
  });
}

/** The status, with the code of an error. */
const nameOf = ({ status, body }: { status: number; body: { code?: string } }): string =>
  [status, body.code].filter((part) => part !== undefined).join(' ');

const describe = ({ failure, code }: { failure: string; code: string }): string =>
  failure === 'unsent' ? failure : `${failure} ${code}`;

/** A new connection that is reset was still waiting to be taken when its server closed. */
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
