/** Marks the main picture of the first view: once it is painted, the public origin's starter loads everything else. */
export const FIRST_VIEW: Readonly<Record<string, string>> = { elementtiming: 'first-view' };
