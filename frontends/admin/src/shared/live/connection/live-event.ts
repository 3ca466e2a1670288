import type { components } from '@vitrine/platform';

/** Something that changed, as the API tells of it. */
export type LiveChange = components['schemas']['LiveChangeDto'];

/** What the back-office hears of while it happens (contract: Live). */
export type LiveEvent =
  | { type: 'change'; change: LiveChange }
  /** Others than before look at a record. */
  | { type: 'viewers'; kind: string; id: string }
  /** There was more than is told: whatever is shown may have changed. */
  | { type: 'missed' };

/** `live`: changes come at once; `polling`: they are asked for; `off`: nothing is heard. */
export type LiveState = 'connecting' | 'live' | 'polling' | 'off';

/** What is done with what is heard. */
export interface LiveHandlers {
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
}
