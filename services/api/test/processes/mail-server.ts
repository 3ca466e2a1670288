import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { setTimeout as pause } from 'node:timers/promises';

export interface ReceivedMail extends Email {
  /** Address of the envelope. */
  recipient: string;
}

const CLOSE_TIMEOUT_MS = 300;
const END_OF_HEADERS = '\r\n\r\n';

/** A real SMTP server that keeps the mails it accepts, and can refuse, delay, not answer and be unreachable. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Milliseconds before a mail is accepted. */
  delay = 0;
  /** Recipients that are refused permanently (5xx). */
  refused: (recipient: string) => boolean = () => false;
  /** Recipients that are refused for now (4xx). */
  busy: (recipient: string) => boolean = () => false;
  /** Recipients that never get an answer. */
  silent: (recipient: string) => boolean = () => false;
  private readonly readBodies: boolean;
  private server: SMTPServer | undefined;
  private port = 0;

  /** @param options `readBodies: false` keeps of a mail only what its headers say, which is much quicker */
  constructor({ readBodies = true } = {}) {
    this.readBodies = readBodies;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Message-IDs of all mails, each once. */
  get messageIds(): Set<string> {
    return new Set(this.received.map(({ messageId }) => messageId ?? ''));
  }

  /** Listens, on the same port as before if there was one; does nothing if it already listens. */
  async start(): Promise<void> {
    if (this.server) return;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: CLOSE_TIMEOUT_MS,
      onRcptTo: ({ address }, _session, done) => {
        if (this.silent(address)) return;
        if (this.busy(address)) done(Object.assign(new Error('4.2.1 try again later'), { responseCode: 450 }));
        else if (this.refused(address))
          done(Object.assign(new Error(`5.1.1 <${address}> unknown`), { responseCode: 550 }));
        else done();
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipient = session.envelope.rcptTo[0]?.address ?? '';
          void this.take(Buffer.concat(chunks), recipient).then(() => done(), done);
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  private async take(source: Buffer, recipient: string): Promise<void> {
    await pause(this.delay);
    const end = this.readBodies ? source.length : source.indexOf(END_OF_HEADERS) + END_OF_HEADERS.length;
    const mail = await PostalMime.parse(source.subarray(0, end));
    this.received.push({ ...mail, recipient });
  }
}
