/** How long a replaced secret still signs (contract: 24 h), milliseconds. */
const SECRET_OVERLAP_MS = 24 * 3_600_000;

/** A secret that was replaced. */
interface PreviousSecret {
  secret: string;
  /** Until when it still signs, ISO 8601. */
  until: string;
}

/** The replaced secrets as they are stored, decrypted: JSON, or a single secret in the format of an earlier version. */
export interface StoredSecrets {
  /** `undefined` = there are none, or they cannot be read. */
  text: string | undefined;
  /** Until when the newest, or the single one, still signs. */
  until: Date | null;
}

/** The replaced secrets that still sign, the newest first. */
export function listSigningSecrets({ text, until }: StoredSecrets, now: Date): PreviousSecret[] {
  if (text === undefined || until === null) return [];
  const all = text.startsWith('[')
    ? (JSON.parse(text) as PreviousSecret[])
    : [{ secret: text, until: until.toISOString() }];
  // The column has the time of the newest one, after which none signs.
  return all.filter((each) => new Date(each.until) > now && until > now);
}

/** Puts a secret that is replaced now in front of those that still sign. */
export const withReplaced = (secret: string, earlier: readonly PreviousSecret[], now: Date) => {
  const until = new Date(now.getTime() + SECRET_OVERLAP_MS);
  const all: PreviousSecret[] = [{ secret, until: until.toISOString() }, ...earlier];
  return { text: JSON.stringify(all), until };
};
