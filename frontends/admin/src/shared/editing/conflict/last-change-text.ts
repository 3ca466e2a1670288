import type { LastChange } from '@vitrine/platform';
import { format } from '../../format.js';

/** Who saved something in between, and when, as a sentence. @param me e-mail address of the person who reads it */
export function lastChangeText(noun: string, change: LastChange | undefined, me: string | undefined): string {
  const who = change?.by === me && me !== undefined ? 'You, in another window,' : (change?.by ?? 'Somebody else');
  const when = change ? ` on ${format.dateTime(change.at)}` : '';
  return `${who} saved this ${noun}${when}, after you opened it.`;
}
