import type { components } from '@vitrine/platform';

/** A change as the API reports it. */
export type LiveChange = components['schemas']['LiveChangeDto'];

/** What the API reports while it happens (contract: Live). */
export type LiveEvent =
  | { type: 'change'; change: LiveChange }
  /** The viewers of a record changed. */
  | { type: 'viewers'; kind: string; id: string }
  /** Some changes were not reported: whatever is shown may be stale. */
  | { type: 'missed' };

/** `live`: changes arrive at once; `polling`: they are polled; `off`: none arrive. */
export type LiveState = 'connecting' | 'live' | 'polling' | 'off';

/** Called with events, and with changes of the connection's state. */
export interface LiveHandlers {
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
}
