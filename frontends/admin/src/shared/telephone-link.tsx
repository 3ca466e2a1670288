/** A telephone number as it is written, which the device dials. */
export const TelephoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
);
