/** The `tel:` URL of a number, in whatever format it is written. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
