import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** A kept message as lists show it. */
export interface MessageSummary {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  subject: string;
  /** Sender as the message names it, for instance `Vitrine <orders@vitrine.example>`. */
  from: string;
  /** Addresses the server was asked to deliver to. */
  to: string[];
  messageId: string;
  /** Bytes. */
  size: number;
}

/** A kept message with its content. */
export interface Message extends MessageSummary {
  html: string;
  text: string;
  headers: { name: string; value: string }[];
}

const KEPT_MESSAGES = 5_000;
const ID = /^[0-9a-z]{1,40}$/;

/** Messages on disk, one `.eml` and one `.json` (its summary) each; the oldest are deleted when there are more than 5,000. */
export class MessageStore {
  private readonly directory: string;
  private readonly summaries = new Map<string, MessageSummary>();
  private readonly listeners = new Set<(summary: MessageSummary) => void>();

  private constructor(directory: string) {
    this.directory = directory;
  }

  static async open(directory: string): Promise<MessageStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const store = new MessageStore(directory);
    const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
    for (const name of names) {
      try {
        const summary = JSON.parse(await readFile(join(directory, name), 'utf8')) as MessageSummary;
        store.summaries.set(summary.id, summary);
      } catch {
        await rm(join(directory, name), { force: true });
      }
    }
    return store;
  }

  async add(raw: Buffer, recipients: string[]): Promise<MessageSummary> {
    const now = new Date();
    const id = now.getTime().toString(36).padStart(9, '0') + randomBytes(6).toString('hex');
    const email = await PostalMime.parse(raw);
    const summary: MessageSummary = {
      id,
      receivedAt: now.toISOString(),
      subject: email.subject ?? '',
      from: email.from ? formatAddress(email.from) : '',
      to: recipients,
      messageId: email.messageId ?? '',
      size: raw.length,
    };
    await writeFile(this.file(id, 'eml'), raw, { mode: 0o600 });
    // The summary makes the message exist, so it comes last and whole.
    await writeFile(this.file(id, 'new'), JSON.stringify(summary), { mode: 0o600 });
    await rename(this.file(id, 'new'), this.file(id, 'json'));
    this.summaries.set(id, summary);
    for (const listener of this.listeners) listener(summary);
    await this.forgetOldest();
    return summary;
  }

  /** Newest first; `recipient` and `subject` narrow to messages that contain them, case ignored. */
  list(filter: { recipient?: string | undefined; subject?: string | undefined } = {}): MessageSummary[] {
    const contains = (text: string, part: string | undefined) =>
      !part || text.toLowerCase().includes(part.toLowerCase());
    return [...this.summaries.values()]
      .filter(({ to, subject }) => contains(to.join(' '), filter.recipient) && contains(subject, filter.subject))
      .reverse();
  }

  async get(id: string): Promise<Message | undefined> {
    const summary = this.summaries.get(id);
    if (!summary) return undefined;
    const email = await PostalMime.parse(await readFile(this.file(id, 'eml')));
    return {
      ...summary,
      html: email.html ?? '',
      text: email.text ?? '',
      headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    };
  }

  /** The message as it was received. */
  async raw(id: string): Promise<Buffer | undefined> {
    return this.summaries.has(id) ? readFile(this.file(id, 'eml')) : undefined;
  }

  async remove(id: string): Promise<boolean> {
    if (!this.summaries.delete(id)) return false;
    await rm(this.file(id, 'json'), { force: true });
    await rm(this.file(id, 'eml'), { force: true });
    return true;
  }

  async clear(): Promise<void> {
    for (const id of [...this.summaries.keys()]) await this.remove(id);
  }

  /** Calls `listener` for each new message. @returns a function that ends this */
  onMessage(listener: (summary: MessageSummary) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async forgetOldest(): Promise<void> {
    for (const id of this.summaries.keys()) {
      if (this.summaries.size <= KEPT_MESSAGES) return;
      await this.remove(id);
    }
  }

  private file(id: string, extension: string): string {
    if (!ID.test(id)) throw new Error('Not a message id');
    return join(this.directory, `${id}.${extension}`);
  }
}

function formatAddress({ name, address }: Address & Email['from']): string {
  return name && address ? `${name} <${address}>` : (address ?? name ?? '');
}
