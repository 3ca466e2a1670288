const AV1 = '.av1.mp4';

/** Whether a file of the videos is a film, and not the same film in AV1. */
export const isFilm = (name: string): boolean => name.endsWith('.mp4') && !name.endsWith(AV1);

/** The picture that is the film's first frame, by its name in the manifest. */
export const toStillName = (film: string): string => film.replace(/\.mp4$/, '');

/** The file of the same film in AV1. */
export const toAv1Name = (film: string): string => film.replace(/\.mp4$/, AV1);
