import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Contract: a tolerance of one step before and after the present one. */
const TOLERANCE = 1;

/** A new secret of an authenticator app, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The names that the app shows for an account. */
interface AccountNames {
  /** Name of the house. */
  issuer: string;
  /** E-mail address. */
  label: string;
}

const toTotp = (secret: string, names?: AccountNames): TOTP =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** The secret for a QR code (`otpauth://totp/…`), with the parameters that every app supports: SHA-1, six digits, 30 seconds. */
export const totpUri = (secret: string, names: AccountNames): string => toTotp(secret, names).toString();

/**
 * The time step of a code, in steps of 30 seconds since 1970.
 * @param at milliseconds since 1970
 * @returns `undefined` if it is not the code of the present step or a neighbouring one
 */
export function findTotpStep(secret: string, code: string, at = Date.now()): number | undefined {
  const delta = toTotp(secret).validate({ token: code, timestamp: at, window: TOLERANCE });
  return delta === null ? undefined : Math.floor(at / 1000 / PERIOD_SECONDS) + delta;
}
