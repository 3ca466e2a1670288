import type { Server } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import type { Fault } from './faults.ts';
import { mailboxServer } from './http.ts';
import { SmtpReceiver } from './smtp.ts';
import { MessageStore, type Message, type MessageSummary } from './store.ts';

const WAIT_MS = 15_000;
/** Customers' mails can be read here without a sign-in, so the mailbox is reachable only from this machine. */
const HOST = '127.0.0.1';

export interface MailboxOptions {
  /** Messages are kept in `dataDir/mailbox`. */
  dataDir: string;
  /** Default: free ones. */
  smtpPort?: number;
  httpPort?: number;
}

/** A running local mailbox. */
export interface Mailbox {
  /** `smtp://…` to send to. */
  readonly smtpUrl: string;
  /** Address of its page and JSON interface. */
  readonly url: string;
  /** Newest first. */
  list(filter?: { recipient?: string; subject?: string }): MessageSummary[];
  get(id: string): Promise<Message | undefined>;
  clear(): Promise<void>;
  setFault(fault: Fault): Promise<void>;
  /**
   * The first message, kept already or still to come, whose recipients contain `recipient`.
   * @throws Error when none came within `withinMs` milliseconds (default 15,000)
   */
  waitFor(recipient: string, withinMs?: number): Promise<Message>;
  stop(): Promise<void>;
}

/** Starts the local mailbox: an SMTP server that keeps every mail on disk, and a page that shows them. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const smtpPort = options.smtpPort ?? (await freePort());
  const httpPort = options.httpPort ?? (await freePort());
  const store = await MessageStore.open(join(options.dataDir, 'mailbox'));
  const smtp = new SmtpReceiver(store, HOST, smtpPort);
  await smtp.start();
  const http = mailboxServer(store, smtp);
  try {
    await listen(http, httpPort, HOST);
  } catch (error) {
    await smtp.stop();
    throw error;
  }
  return {
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    url: `http://${HOST}:${httpPort}`,
    list: (filter) => store.list(filter),
    get: (id) => store.get(id),
    clear: () => store.clear(),
    setFault: (fault) => smtp.setFault(fault),
    waitFor: (recipient, withinMs = WAIT_MS) => waitFor(store, recipient, withinMs),
    async stop() {
      http.closeAllConnections();
      await Promise.all([smtp.stop(), new Promise((resolve) => http.close(resolve))]);
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

async function waitFor(store: MessageStore, recipient: string, withinMs: number): Promise<Message> {
  const isMeant = ({ to }: MessageSummary) => to.some((address) => address.includes(recipient));
  const found = await new Promise<MessageSummary>((resolve, reject) => {
    const timer = setTimeout(() => {
      end();
      reject(new Error(`No mail for ${recipient} came within ${withinMs / 1000} s`));
    }, withinMs);
    const end = store.onMessage((summary) => {
      if (!isMeant(summary)) return;
      end();
      clearTimeout(timer);
      resolve(summary);
    });
    const kept = store.list().find(isMeant);
    if (kept) {
      end();
      clearTimeout(timer);
      resolve(kept);
    }
  });
  const message = await store.get(found.id);
  if (!message) throw new Error(`The mail for ${recipient} was deleted while it was awaited`);
  return message;
}
