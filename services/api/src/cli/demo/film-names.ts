const AV1 = '.av1.mp4';

/** Whether a video file is a film, and not its AV1 encoding. */
export const isFilm = (name: string): boolean => name.endsWith('.mp4') && !name.endsWith(AV1);

/** The name in the manifest of the picture of the film's first frame. */
export const toStillName = (film: string): string => film.replace(/\.mp4$/, '');

/** The file name of the film's AV1 encoding. */
export const toAv1Name = (film: string): string => film.replace(/\.mp4$/, AV1);
