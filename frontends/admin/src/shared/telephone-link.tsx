/** A telephone number as it was written, with a link that dials it. */
export const TelephoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
);
