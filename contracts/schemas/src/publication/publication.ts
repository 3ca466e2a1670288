import { described } from '../fields/described.js';
import { optionalMoment } from '../fields/times/moment.js';

/** States of publishable content: not visible, visible from its publication time on, or visible. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Label of the field {@link publishedAt} in forms. */
export const PUBLICATION_TIME = 'Publication time';

/** The time from which visitors see a row; a field beside the flag that publishes it. */
export const publishedAt = () =>
  described(
    optionalMoment(),
    'Time from which visitors see it once it is switched on, with its zone (ISO 8601); null = as soon as it is',
    { format: 'date-time', example: '2026-11-02T08:00:00.000Z' },
  );

/**
 * @param isOn the flag beside the time
 * @param from the time, ISO 8601
 * @param now milliseconds since 1970
 */
export function getPublicationState(isOn: boolean, from: string | null, now = Date.now()): PublicationState {
  if (!isOn) return 'draft';
  return from !== null && Date.parse(from) > now ? 'scheduled' : 'published';
}
