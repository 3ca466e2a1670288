/** The secret of an authenticator app that is being set up. */
export class TotpDto {
  /** In base 32, for whoever types it. @example "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" */
  secret!: string;
  /**
   * The same as the app reads it from a QR code.
   * @example "otpauth://totp/Haus%20Beispiel:owner%40house.example?issuer=Haus%20Beispiel&secret=JBSWY3DPEHPK3PXP"
   */
  uri!: string;
}

/** Codes that stand in for a factor that was lost. They are shown this once. */
export class RecoveryCodesDto {
  /** Ten, each works once. @example ["K7QM-2XAH-94TD"] */
  recoveryCodes!: string[];
}
