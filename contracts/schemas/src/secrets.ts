/** A secret of the processes (`JWT_SECRET`, `PROXY_SECRET`) has at least so many characters. */
export const shortestSecret = 32;

const sample = /sample|example|change[-_ ]?me|secret|password|^(.)\1*$/i;

/** True for a value that somebody copied or typed to have one; production refuses it (design: variables). */
export const isSampleSecret = (value: string): boolean => sample.test(value);
