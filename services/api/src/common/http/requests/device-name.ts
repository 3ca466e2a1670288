import Bowser from 'bowser';

/** Longest header that is looked at, and longest name of a program, in characters. */
const lengths = { header: 512, program: 40 };

/**
 * Browser and system of a `User-Agent` header, such as `Firefox on Linux`; of other programs the name they give themselves, such as `curl`.
 * @returns null where there is none
 */
export function deviceName(userAgent: string | undefined): string | null {
  const header = userAgent?.slice(0, lengths.header).trim() ?? '';
  if (header === '') return null;
  const { browser, os } = Bowser.parse(header);
  const program = /^[\w.+-]+/.exec(header)?.[0].slice(0, lengths.program);
  const name = browser.name || program;
  if (!name) return null;
  return os.name ? `${name} on ${os.name}` : name;
}
