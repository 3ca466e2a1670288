/** Marks the one picture of the first view: once it is painted, the public origin's starter lets all else come. */
export const FIRST_VIEW: Readonly<Record<string, string>> = { elementtiming: 'first-view' };
