/** How long a secret signs after another has taken its place (contract: 24 h), milliseconds. */
const SIGNS_FOR_MS = 24 * 3_600_000;

/** A secret that was replaced. */
interface PreviousSecret {
  secret: string;
  /** Until when it signs too, ISO 8601. */
  until: string;
}

/** What is stored of the secrets before the present one, once decrypted: JSON, or a single secret of the version before. */
export interface StoredSecrets {
  /** `undefined` = there are none, or they cannot be read. */
  text: string | undefined;
  /** Until when the last of them signs; that of a single one. */
  until: Date | null;
}

/** The replaced secrets that still sign, the newest first. */
export function stillSigning({ text, until }: StoredSecrets, now: Date): PreviousSecret[] {
  if (text === undefined || until === null) return [];
  const all = text.startsWith('[')
    ? (JSON.parse(text) as PreviousSecret[])
    : [{ secret: text, until: until.toISOString() }];
  // The time of the last one is in a column of its own, and ends them all.
  return all.filter((each) => new Date(each.until) > now && until > now);
}

/** Keeps a secret that is replaced now, before those that still sign. */
export const withReplaced = (secret: string, earlier: readonly PreviousSecret[], now: Date) => {
  const until = new Date(now.getTime() + SIGNS_FOR_MS);
  const all: PreviousSecret[] = [{ secret, until: until.toISOString() }, ...earlier];
  return { text: JSON.stringify(all), until };
};
