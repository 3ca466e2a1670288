const ADDRESS_OF_NUMBERS = /^[\d.]+$|:/;

/** Whether passkeys can be made and used here: browsers know them in secure pages alone, and not at an address of numbers. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !ADDRESS_OF_NUMBERS.test(location.hostname.replace(/^\[|\]$/g, ''));
