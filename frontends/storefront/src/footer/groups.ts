/** The footer's groups of links, in their order (public spec §2, Footer); each is a menu of the pages. */
export const GROUPS = ['discover', 'company', 'services', 'legal'] as const;
