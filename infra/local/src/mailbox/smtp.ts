import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { smtpError, type Fault } from './faults.ts';
import type { MessageStore } from './store.ts';

const MAX_MESSAGE_BYTES = 25 * 1024 * 1024;
const CLOSE_TIMEOUT_MS = 300;

/** The SMTP server: accepts and keeps every mail for every recipient, unless a fault is set. */
export class SmtpReceiver {
  private readonly store: MessageStore;
  private readonly host: string;
  private readonly port: number;
  private server: SMTPServer | undefined;
  private present: Fault = { mode: 'none' };

  constructor(store: MessageStore, host: string, port: number) {
    this.store = store;
    this.host = host;
    this.port = port;
  }

  get fault(): Fault {
    return this.present;
  }

  async setFault(fault: Fault): Promise<void> {
    this.present = fault;
    if (fault.mode === 'down') await this.stop();
    else if (!this.server) await this.start();
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      name: 'vitrine-mailbox',
      banner: 'Vitrine mailbox',
      size: MAX_MESSAGE_BYTES,
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: CLOSE_TIMEOUT_MS,
      onConnect: (_session, answer) => answer(this.refusal('refuse-connections', 421, 'Service not available')),
      onAuth: ({ username }, _session, answer) => {
        const refusal = this.refusal('refuse-sign-in', 535, 'Authentication credentials invalid');
        if (refusal) answer(refusal);
        else answer(null, { user: username ?? 'anybody' });
      },
      onMailFrom: (_address, _session, answer) => answer(this.refusal('busy', 451, 'Try again later')),
      onRcptTo: ({ address }, _session, answer) => {
        const meant = !this.present.recipient || address.includes(this.present.recipient);
        answer(meant ? this.refusal('refuse-recipients', 550, 'No such mailbox') : null);
      },
      onData: (stream, session, answer) => {
        this.receive(server, stream, session).then(
          (keep) => keep && answer(null, 'Kept'),
          (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(this.port, this.host, resolve);
    });
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  private refusal(mode: Fault['mode'], code: number, words: string): Error | null {
    return this.present.mode === mode ? smtpError(code, words) : null;
  }

  /** @returns whether the sender gets the answer that its message was kept */
  private async receive(
    server: SMTPServer,
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<boolean> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (stream.sizeExceeded) throw smtpError(552, 'Message too large');
    const { mode } = this.present;
    if (mode === 'hang') return false;
    if (mode === 'refuse-content') throw smtpError(554, 'Content rejected');
    const disconnect = () => {
      for (const connection of server.connections) if (connection.id === session.id) connection.close();
      return false;
    };
    if (mode === 'drop') return disconnect();
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    await this.store.add(Buffer.concat(chunks), recipients);
    return mode === 'drop-after-keeping' ? disconnect() : true;
  }
}
