const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;
const MAILBOX = /^[^\s/@]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/** Completes an address as a person means it: `vitrine.example` is a site and `atelier@vitrine.example` a mailbox, not a page of this site. */
export function completedLink(typed: string): string {
  const address = typed.trim();
  if (SCHEME.test(address)) return address;
  if (MAILBOX.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : address;
}
