const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An ISO 8601 time as a field of the type `datetime-local` holds it, in the browser's time zone; '' for none. */
export function localTimeText(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = new Date(iso);
  const day = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** The reverse, in UTC; '' for none. A text that is no time is kept, so that it gets its error message. */
export function utcTimeText(local: string): string {
  const time = new Date(local);
  return local === '' || Number.isNaN(time.getTime()) ? local : time.toISOString();
}
