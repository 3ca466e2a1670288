/** Figures and times as staff read them: English, US dates, the administrator's own time zone (design.md, Language). */
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('en-US');
const thisYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const format = {
  /** Euros, always with cents so that a column lines up. */
  price: (amount: number): string => euros.format(amount),
  count: (value: number): string => whole.format(value),
  /** A day, `YYYY-MM-DD`, whatever the time zone. */
  day: (date: string): string => day.format(new Date(date)),
  /** The time of day of an ISO 8601 time. */
  time: (iso: string): string => time.format(new Date(iso)),
  /** An ISO 8601 time in full. */
  dateTime: (iso: string): string => anyYear.format(new Date(iso)),
  /** An ISO 8601 time of an appointment, as clocks in a time zone (IANA name) show it, with the zone. */
  appointment: (iso: string, timeZone: string): string => {
    const zoned = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
    return `${zoned.format(new Date(iso))} (${timeZone})`;
  },
  /** The same in few words, without the zone. */
  shortAppointment: (iso: string, timeZone: string): string =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso)),
  /** An ISO 8601 time, the year only where it is not the present one. */
  shortDateTime(iso: string, now = new Date()): string {
    const moment = new Date(iso);
    return (moment.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(moment);
  },
};
