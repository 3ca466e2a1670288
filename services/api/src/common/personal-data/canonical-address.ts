/** An e-mail address as it is compared: upper and lower case and compatibility forms are the same. */
export const canonicalAddress = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
