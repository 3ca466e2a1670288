import { DEMONSTRATION_LIMITS, type Language } from '@vitrine/schemas';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarEntry } from '../../../platform/notifications/mail.js';

const MINUTE_MS = 60_000;

/**
 * The states of a calendar entry. A wish is published without asking for an answer, a confirmed time is an invitation, and a withdrawn time is
 * cancelled (RFC 5546, sections 3.2.1, 3.2.2 and 3.2.5).
 */
const STATES = {
  tentative: {
    method: ICalCalendarMethod.PUBLISH,
    status: ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
  },
  confirmed: {
    method: ICalCalendarMethod.REQUEST,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  },
  cancelled: {
    method: ICalCalendarMethod.CANCEL,
    status: ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
  },
} as const;

/** The facts of a demonstration in its calendar entry. */
export interface CalendarFacts {
  /** Id of the request; every entry about it has the same UID. */
  id: string;
  state: keyof typeof STATES;
  start: Date;
  /** Number of the entry among those of this request; an entry with a higher number replaces the earlier ones. */
  sequence: number;
  /** When this entry was made. */
  stamp: Date;
  language: Language;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  /** E-mail address of the customer; only a tentative entry has none. */
  attendee: string;
}

/** The calendar entry of a demonstration, in UTC (RFC 5545). */
export function demonstrationCalendar(facts: CalendarFacts): CalendarEntry {
  const { method, status, transparency } = STATES[facts.state];
  const calendar = ical({
    prodId: { company: facts.organizer.name, product: 'Demonstrations', language: facts.language.toUpperCase() },
    method,
  });
  const event = calendar.createEvent({
    id: `${facts.id}@${facts.organizer.email.split('@')[1]}`,
    sequence: facts.sequence,
    stamp: facts.stamp,
    start: facts.start,
    end: new Date(facts.start.getTime() + DEMONSTRATION_LIMITS.minutes * MINUTE_MS),
    status,
    transparency,
    summary: facts.summary,
    description: facts.description,
    location: facts.location,
    organizer: facts.organizer,
  });
  if (facts.state !== 'tentative')
    event.createAttendee({
      email: facts.attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: facts.state === 'confirmed',
    });
  return { method, content: calendar.toString() };
}
