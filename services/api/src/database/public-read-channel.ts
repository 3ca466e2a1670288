/** The channel on which the triggers of the public tables send their table's name. */
export const PUBLIC_READ_CHANNEL = 'public_read';
