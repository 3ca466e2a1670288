/** Marks the one picture of the first view: once it is painted, the public origin's starter fetches the fonts and scripts. */
export const firstView: Readonly<Record<string, string>> = { elementtiming: 'first-view' };
