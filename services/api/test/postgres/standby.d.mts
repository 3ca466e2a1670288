/** A streaming standby of a server on this machine. */
export interface Standby {
  /** The same database and account on the standby. */
  url(primaryUrl: string): string;
  start(): Promise<void>;
  /** Ends it as it is; `start` goes on from there. */
  halt(): Promise<void>;
  /** Ends it and removes its files and its slot on the primary. */
  stop(): Promise<void>;
}

/** @param primaryUrl of a superuser of the primary, whose files this process may read */
export function startStandby(primaryUrl: string): Promise<Standby>;
