const IP_ADDRESS = /^[\d.]+$|:/;

/** Whether passkeys can be created and used here: browsers allow them only on secure pages, and not at an IP address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname.replace(/^\[|\]$/g, ''));
