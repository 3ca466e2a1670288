/** The channel on which workers are notified of new pictures. */
export const MEDIA_CHANNEL = 'media';
