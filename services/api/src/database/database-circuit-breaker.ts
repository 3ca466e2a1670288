import { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Client, type ClientConfig } from 'pg';
import { DatabaseUnresponsiveError } from '../common/errors/database-unreachable.js';
import { withDatabaseTimeout } from './with-database-timeout.js';

/** A request must fail within two seconds if the database is unreachable (contract: UNAVAILABLE); a busy server that answers others has longer. */
const CONNECTION_TIMEOUT_MS = 1500;
/** The timeout of all other connections. */
const MAX_CONNECTING_MS = 10_000;

/**
 * Keeps requests from waiting for a server that stopped answering. The {@link DatabaseListener} checks the server and opens the breaker. Then every
 * connection of the pool is destroyed, so that all waiting requests fail at once, and no connection is made until the breaker is closed again.
 * While the server answers other statements, a slow statement or a slow new connection is not ended.
 */
@Injectable()
export class DatabaseCircuitBreaker {
  /** For each socket the bytes that it had received when it was ready for statements; `undefined` while it connects. */
  private readonly connections = new Map<Socket, number | undefined>();
  private receivedByClosed = 0;
  private closed = true;

  /** The class of the pool's clients. */
  readonly Client: typeof Client = clientBehind(this);

  /** Whether the server answered when it was last checked; also true before the first check. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Bytes of all answers to statements so far; while this number grows, the server answers some connections. */
  get receivedBytes(): number {
    let bytes = this.receivedByClosed;
    for (const [socket, greeting] of this.connections) bytes += receivedSince(socket, greeting);
    return bytes;
  }

  /** Destroys all connections and refuses new ones. */
  open(): void {
    this.closed = false;
    for (const socket of this.connections.keys()) socket.destroy(new DatabaseUnresponsiveError());
  }

  /** Allows connections again. */
  close(): void {
    this.closed = true;
  }

  /** Registers a socket, which is destroyed when the breaker opens. */
  watch(socket: Socket): void {
    this.connections.set(socket, undefined);
    socket.once('close', () => {
      this.receivedByClosed += receivedSince(socket, this.connections.get(socket));
      this.connections.delete(socket);
    });
  }

  /** From now on counts the bytes of a watched socket as answers; earlier ones may come from a pooler whose server does not answer. */
  ready(socket: Socket): void {
    this.connections.set(socket, socket.bytesRead);
  }
}

const receivedSince = (socket: Socket, greeting: number | undefined): number =>
  greeting === undefined ? 0 : socket.bytesRead - greeting;

/** A client with a timeout for connecting, whose errors fail its statements and do not end the process. */
export class TimeoutClient extends Client {
  constructor(config?: ClientConfig) {
    // The pool hides the password from enumeration, so a spread alone would lose it.
    super({ ...config, password: config?.password, connectionTimeoutMillis: MAX_CONNECTING_MS });
    // The next statement fails; an error event without a listener would end the process.
    this.on('error', () => undefined);
  }
}

function clientBehind(circuitBreaker: DatabaseCircuitBreaker): typeof Client {
  return class extends TimeoutClient {
    private readonly socket: Socket;

    constructor(config?: ClientConfig) {
      const socket = new Socket();
      super({ ...config, password: config?.password, stream: () => socket });
      this.socket = socket;
    }

    override connect(): Promise<Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
    override connect(callback?: (error: never, client: Client) => void): Promise<Client> | void {
      const connected = this.connectWithTimeout();
      if (!callback) return connected;
      connected.then(
        () => (callback as (error: null, client: Client) => void)(null, this),
        callback as (error: Error) => void,
      );
    }

    private async connectWithTimeout(): Promise<Client> {
      if (!circuitBreaker.isClosed) throw new DatabaseUnresponsiveError();
      circuitBreaker.watch(this.socket);
      try {
        const client = await this.whileServerAnswers(super.connect());
        circuitBreaker.ready(this.socket);
        return client;
      } catch (error) {
        this.socket.destroy();
        throw error;
      }
    }

    private async whileServerAnswers(connected: Promise<Client>): Promise<Client> {
      for (;;) {
        const received = circuitBreaker.receivedBytes;
        try {
          return await withDatabaseTimeout(connected, CONNECTION_TIMEOUT_MS);
        } catch (error) {
          const isBusy = error instanceof DatabaseUnresponsiveError && circuitBreaker.receivedBytes > received;
          if (!isBusy) throw error;
        }
      }
    }
  };
}
