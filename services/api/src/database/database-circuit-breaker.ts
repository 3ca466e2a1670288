import { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Client, type ClientConfig } from 'pg';
import { DatabaseUnresponsiveError } from '../common/errors/database-unreachable.js';
import { answerWithin } from './answer-within.js';

/** A request learns within two seconds that the database is unreachable (contract: UNAVAILABLE). */
const CONNECTION_TIMEOUT_MS = 1500;
/** Used by all other connections. */
const LONGEST_CONNECTING_MS = 10_000;

/**
 * Keeps requests from waiting for a server that stopped answering. The {@link DatabaseListener} checks the server and opens the breaker: then every
 * connection of the pool is destroyed, so that all who wait get an error at once, and no connection is made until the breaker is closed again.
 * A slow statement on a server that answers others goes on.
 */
@Injectable()
export class DatabaseCircuitBreaker {
  private readonly connections = new Set<Socket>();
  private closed = true;

  /** The class of the pool's clients. */
  readonly Client: typeof Client = clientBehind(this);

  /** Whether the server answered when it was last checked; also true before the first check. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Destroys all connections and refuses new ones. */
  open(): void {
    this.closed = false;
    for (const socket of this.connections) socket.destroy(new DatabaseUnresponsiveError());
  }

  /** Allows connections again. */
  close(): void {
    this.closed = true;
  }

  /** Has a socket destroyed when the breaker opens. */
  watch(socket: Socket): void {
    this.connections.add(socket);
    socket.once('close', () => this.connections.delete(socket));
  }
}

/** A client that gives up connecting after a time, and whose errors reach those who use it instead of ending the process. */
export class TimeoutClient extends Client {
  constructor(config?: ClientConfig) {
    // The pool hides the password from enumeration, so a spread alone would lose it.
    super({ ...config, password: config?.password, connectionTimeoutMillis: LONGEST_CONNECTING_MS });
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
        return await answerWithin(super.connect(), CONNECTION_TIMEOUT_MS);
      } catch (error) {
        this.socket.destroy();
        throw error;
      }
    }
  };
}
