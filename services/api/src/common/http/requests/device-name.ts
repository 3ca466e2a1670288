import Bowser from 'bowser';

/** Maximum number of characters that are read of a header, and of a program's name. */
const lengths = { header: 512, program: 40 };

/**
 * Browser and system of a `User-Agent` header, such as `Firefox on Linux`; for other programs their name, such as `curl`.
 * @returns null if the header names neither
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
