/** The channel on which workers are told of new pictures. */
export const MEDIA_CHANNEL = 'media';
