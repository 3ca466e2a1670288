/** Faults of the mailbox, for tests of how the system handles them. */
export const FAULT_MODES = [
  'none',
  /** No server listens on the port. */
  'down',
  /** 421 on connecting. */
  'refuse-connections',
  /** 535 on signing in. */
  'refuse-sign-in',
  /** 451 on the sender: try later. */
  'busy',
  /** 550 on the recipient: never. */
  'refuse-recipients',
  /** 554 on the content: never. */
  'refuse-content',
  /** Takes the content and does not answer. */
  'hang',
  /** Breaks the connection before the message is kept. */
  'drop',
  /** Keeps the message and breaks the connection before saying so. */
  'drop-after-keeping',
] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  mode: FaultMode;
  /** Only recipients that contain this text are refused; unset = all. */
  recipient?: string | undefined;
}

/** An SMTP error answer. */
export function smtpError(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode });
}
