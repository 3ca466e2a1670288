const scheme = /^[a-z][a-z0-9+.-]*:/i;
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;
const mailbox = /^[^\s/@]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/** An address as a person means it: `vitrine.example` is a site and `atelier@vitrine.example` a mailbox, not a page of this site. */
export function completedLink(typed: string): string {
  const address = typed.trim();
  if (scheme.test(address)) return address;
  if (mailbox.test(address)) return `mailto:${address}`;
  return host.test(address) ? `https://${address}` : address;
}
