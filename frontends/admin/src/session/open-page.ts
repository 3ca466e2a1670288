/** Leaves the single-page application for another page of this origin. */
export const openPage = (path: string): void => location.assign(path);
