import { picture } from '../../uploads/pictures.js';

export interface ReadsOptions {
  origin: string;
  productId: string;
  staffToken: string;
  /** Requests in flight at most. Requests above this limit are not started. */
  maxInFlight: number;
}

/** A request that is repeated at a steady rate. */
interface Call {
  name: string;
  perSecond: number;
  /** @returns what was wrong with the answer; undefined = nothing */
  make: () => Promise<string | undefined>;
}

const TICK_MS = 20;
const ANSWER_MS = 20_000;
const RELEASE_FILE = /\/releases\/\w+\/\w+\/[\w.-]+\.(?:json|js|css|woff2)\b/g;

/** Visitors who read pages, lists and files, and staff who save and upload, at a steady rate. A failed request is not retried. */
export class Reads {
  /** Number of correct answers, by the name of the request. */
  readonly good: Record<string, number> = {};
  /** Time, request and fault of each wrong answer. */
  readonly failures: string[] = [];
  /** Files that pages have named so far; an open page may request each of them at any time. */
  private readonly files = new Set<string>();
  private readonly running = new Set<Promise<void>>();
  private readonly calls: Call[];
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  constructor(private readonly options: ReadsOptions) {
    const pages = ['/', '/products', `/product/${options.productId}`, '/accessories', '/contact', '/faq'];
    this.calls = [
      { name: 'page', perSecond: 5, make: () => this.page(this.next(pages)) },
      {
        name: 'page on a new connection',
        perSecond: 2,
        make: () => this.page(this.next(pages), { connection: 'close' }),
      },
      { name: 'file', perSecond: 5, make: () => this.file() },
      { name: 'list', perSecond: 10, make: () => this.list() },
      { name: 'saving', perSecond: 2, make: () => this.save() },
      { name: 'upload', perSecond: 1, make: () => this.upload() },
    ];
  }

  start(): void {
    clearInterval(this.timer);
    const since = Date.now();
    const started = this.calls.map(() => 0);
    this.timer = setInterval(() => {
      const seconds = (Date.now() - since) / 1000;
      for (const [n, call] of this.calls.entries())
        for (; (started[n] ?? 0) < Math.floor(seconds * call.perSecond); started[n] = (started[n] ?? 0) + 1)
          if (this.running.size < this.options.maxInFlight) this.begin(call);
    }, TICK_MS);
  }

  /** Starts no more requests; resolves when all in flight have an answer. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** How many answers were correct. */
  get answered(): number {
    return Object.values(this.good).reduce((sum, count) => sum + count, 0);
  }

  private begin({ name, make }: Call): void {
    const call = make()
      .catch((error: unknown) => describe(error))
      .then((wrong) => {
        if (wrong === undefined) this.good[name] = (this.good[name] ?? 0) + 1;
        else this.failures.push(`${new Date().toISOString()} ${name}: ${wrong}`);
      })
      .finally(() => this.running.delete(call));
    this.running.add(call);
  }

  private next<Item>(items: readonly Item[]): Item {
    return items[(this.turn += 1) % items.length] as Item;
  }

  private ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.options.origin + path, { ...init, signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
  }

  private async page(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
    const answer = await this.ask(path, { headers: { accept: 'text/html', ...headers } });
    const text = await answer.text();
    const isRendered = text.includes('<h1') && text.endsWith('</html>');
    if (answer.status !== 200 || !isRendered) return `${path} ${answer.status} ${text.slice(0, 300)}`;
    for (const [file] of text.matchAll(RELEASE_FILE)) this.files.add(file);
    return undefined;
  }

  private async file(): Promise<string | undefined> {
    const path = this.next([...this.files, '/releases/live.json']);
    const answer = await this.ask(path);
    const { byteLength } = await answer.arrayBuffer();
    return answer.status === 200 && byteLength > 0 ? undefined : `${path} ${answer.status}`;
  }

  private async list(): Promise<string | undefined> {
    const answer = await this.ask('/api/products');
    const text = await answer.text();
    return answer.status === 200 && text.includes(this.options.productId) ? undefined : `${answer.status} ${text}`;
  }

  /** Staff save without an idempotency key, so no proxy may send the request again. */
  private async save(): Promise<string | undefined> {
    const answer = await this.ask(`/api/products/${this.options.productId}`, {
      method: 'PUT',
      headers: { ...this.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Signature ${(this.turn += 1)}` }),
    });
    const text = await answer.text();
    return answer.status === 200 ? undefined : `${answer.status} ${text}`;
  }

  private async upload(): Promise<string | undefined> {
    const form = new FormData();
    form.append('files', new Blob([await picture('jpeg')], { type: 'image/jpeg' }), 'picture.jpg');
    const answer = await this.ask('/api/upload', { method: 'POST', headers: this.authorization, body: form });
    const text = await answer.text();
    return answer.status === 201 ? undefined : `${answer.status} ${text}`;
  }

  private get authorization(): Record<string, string> {
    return { authorization: `Bearer ${this.options.staffToken}` };
  }
}

function describe(error: unknown): string {
  const { message, cause } = error as Error;
  return `${message} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ''}`;
}
