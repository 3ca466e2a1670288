import { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Client, type ClientConfig } from 'pg';
import { DatabaseSilentError } from '../common/errors/database-away.js';
import { answerWithin } from './answer-within.js';

/** A request must be told within two seconds that the database is away (contract: UNAVAILABLE). */
const CONNECTION_TIMEOUT_MS = 1500;
/** Nobody else waits for ever either. */
const LONGEST_CONNECTING_MS = 10_000;

/**
 * Stands between the pool and a server that may have fallen silent. Someone who watches the server (the {@link DatabaseListener}) shuts it:
 * then every connection of the pool is broken, so that whoever waits for an answer is told at once, and no new one is made until it is opened.
 * A slow statement on a server that answers others is left alone.
 */
@Injectable()
export class DatabaseGate {
  private readonly connections = new Set<Socket>();
  private open = true;

  /** The class of the pool's clients. */
  readonly Client: typeof Client = clientBehind(this);

  /** Whether the server answered when it was last asked; also true before anyone asked. */
  get isOpen(): boolean {
    return this.open;
  }

  /** Breaks what is connected and lets nothing connect. */
  shut(): void {
    this.open = false;
    for (const socket of this.connections) socket.destroy(new DatabaseSilentError());
  }

  /** Lets connections be made again. */
  reopen(): void {
    this.open = true;
  }

  /** Has a socket broken when the gate is shut. */
  watch(socket: Socket): void {
    this.connections.add(socket);
    socket.once('close', () => this.connections.delete(socket));
  }
}

/** A client whose end is told to those who use it, and to nobody else. */
export class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    // The pool hides the password from enumeration, so a spread alone would lose it.
    super({ ...config, password: config?.password, connectionTimeoutMillis: LONGEST_CONNECTING_MS });
    // Whoever has the client learns of its end by the next statement; without a listener the end would be the process's.
    this.on('error', () => undefined);
  }
}

function clientBehind(gate: DatabaseGate): typeof Client {
  return class extends ImpatientClient {
    private readonly socket: Socket;

    constructor(config?: ClientConfig) {
      const socket = new Socket();
      super({ ...config, password: config?.password, stream: () => socket });
      this.socket = socket;
    }

    override connect(): Promise<Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
    override connect(callback?: (error: never, client: Client) => void): Promise<Client> | void {
      const connected = this.connectInTime();
      if (!callback) return connected;
      connected.then(
        () => (callback as (error: null, client: Client) => void)(null, this),
        callback as (error: Error) => void,
      );
    }

    private async connectInTime(): Promise<Client> {
      if (!gate.isOpen) throw new DatabaseSilentError();
      gate.watch(this.socket);
      try {
        return await answerWithin(super.connect(), CONNECTION_TIMEOUT_MS);
      } catch (error) {
        this.socket.destroy();
        throw error;
      }
    }
  };
}
