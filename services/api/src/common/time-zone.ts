/** The house's time zone: where its days begin and end. */
export const TIME_ZONE = 'Europe/Berlin';
