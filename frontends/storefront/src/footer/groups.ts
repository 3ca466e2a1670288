/** The footer's groups of links, in their order (public spec §2, Footer); each is a menu in the page records. */
export const GROUPS = ['discover', 'company', 'services', 'legal'] as const;
