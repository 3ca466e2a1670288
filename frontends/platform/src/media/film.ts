/** How an interview's film is offered: played in the page, or as a link to another site. */
export type FilmSource = { kind: 'here'; src: string } | { kind: 'elsewhere'; href: string; host: string };

/**
 * The film of an interview; undefined when there is none. A film of another origin plays in the page only when that origin is trusted (contract:
 * Uploads, `videoUrl`).
 */
export function getFilm(
  { videoFile, videoUrl }: { videoFile: string | null; videoUrl: string | null },
  { publicUrl, mediaOrigins }: { publicUrl: string; mediaOrigins: readonly string[] },
): FilmSource | undefined {
  const address = videoFile ?? videoUrl;
  if (!address) return undefined;
  if (address.startsWith('/')) return { kind: 'here', src: address };
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin === new URL(publicUrl).origin || mediaOrigins.includes(url.origin))
    return { kind: 'here', src: url.href };
  return { kind: 'elsewhere', href: url.href, host: url.host };
}

/** Seconds as m:ss (public spec §2, Interviews). */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}
