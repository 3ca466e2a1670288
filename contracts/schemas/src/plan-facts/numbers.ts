export const WARRANTY_YEARS = 5;

/** Weeks from the signature to the app stores. */
export const DEVELOPMENT_WEEKS = { least: 8, most: 16 } as const;
