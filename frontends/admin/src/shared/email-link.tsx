/**
 * An e-mail address that opens a new mail to it. Visitors type addresses, and `?` and `&` may stand in one (RFC 5322): they are encoded, so that no
 * address adds a recipient or a text to the mail (RFC 6068).
 */
export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`}>{address}</a>
);
