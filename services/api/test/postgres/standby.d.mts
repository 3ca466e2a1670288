/** A streaming standby of a server on this machine. */
export interface Standby {
  /** The same database and account on the standby. */
  url(primaryUrl: string): string;
  start(): Promise<void>;
  /** Stops it and keeps its files; `start` continues with them. */
  halt(): Promise<void>;
  /** Stops it and removes its files and its slot on the primary. */
  stop(): Promise<void>;
}

/** @param primaryUrl of a superuser of the primary, whose files this process may read */
export function startStandby(primaryUrl: string): Promise<Standby>;
