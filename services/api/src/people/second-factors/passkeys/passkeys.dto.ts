import { ApiProperty } from '@nestjs/swagger';

/** A passkey of one's own account. */
export class PasskeyDto {
  /** UUID v7. */
  id!: string;
  /** How its holder tells it from others. @example "Telephone" */
  name!: string;
  /** Whether several devices of its holder have it, by a password manager or an account with the maker of the device. @example true */
  synced!: boolean;
  /** When it was added, ISO 8601. @example "2026-11-21T08:15:00.000Z" */
  createdAt!: string;
  /** When it was used last, ISO 8601; null = never. @example "2026-11-22T08:15:00.000Z" */
  lastUsedAt!: string | null;
}

export class AddedPasskeyDto extends PasskeyDto {
  /** Where it is the first second factor of the account: ten recovery codes, shown this once; each works once. @example ["K7QM-2XAH-94TD"] */
  recoveryCodes?: string[];
}

/** A passkey, as browsers are told of it. */
export class CredentialDto {
  /** Its id, base64url. @example "dGhlIGlkIG9mIGEgcGFzc2tleQ" */
  id!: string;
  /** Always `public-key`. @example "public-key" */
  type!: string;
  /** How the authenticator is reached. @example ["internal"] */
  transports?: string[];
}

/** What a browser needs to use a passkey (WebAuthn: `PublicKeyCredentialRequestOptionsJSON`). */
export class PasskeyRequestDto {
  /** What the authenticator signs, base64url; it works once, for 5 minutes. @example "eD0bDsyZQ1mS4OmIYlJ0eYf2dXk6M0cKqJw8Vh3sT9E" */
  challenge!: string;
  /** Domain to which passkeys of this site belong. @example "shop.example" */
  rpId!: string;
  /** Milliseconds until the challenge is over. @example 300000 */
  timeout!: number;
  /** Always `required`: the authenticator asks for a finger, a face or a PIN. @example "required" */
  userVerification!: string;
  /** The passkeys that may be used; none = any of this site that the browser knows. */
  allowCredentials!: CredentialDto[];
}

/** A kind of key. */
export class KeyKindDto {
  /** Always `public-key`. @example "public-key" */
  type!: string;
  /** Number of the algorithm (COSE): -8 Ed25519, -7 ES256, -257 RS256. @example -7 */
  alg!: number;
}

/** For whom passkeys are made. */
export class RelyingPartyDto {
  /** The domain. @example "shop.example" */
  id!: string;
  /** The house. @example "Haus Beispiel" */
  name!: string;
}

/** Whose passkey it will be. */
export class PasskeyHolderDto {
  /** Of the account, base64url. @example "AZe7qqoAcACAAAAAAAAAAA" */
  id!: string;
  /** E-mail address of the account. @example "clara.vogt@house.example" */
  name!: string;
  /** The same, for people. @example "clara.vogt@house.example" */
  displayName!: string;
}

/** What an authenticator must be able to do. */
export class AuthenticatorSelectionDto {
  /** Always `required`: the passkey signs in without an address being typed. @example "required" */
  residentKey!: string;
  /** The same, for older browsers. @example true */
  requireResidentKey!: boolean;
  /** Always `required`: it asks for a finger, a face or a PIN. @example "required" */
  userVerification!: string;
}

/** What a browser needs to make a passkey (WebAuthn: `PublicKeyCredentialCreationOptionsJSON`). */
export class PasskeyCreationDto {
  /** What the browser repeats, base64url; it works once, for 5 minutes. @example "eD0bDsyZQ1mS4OmIYlJ0eYf2dXk6M0cKqJw8Vh3sT9E" */
  challenge!: string;
  /** For whom it is made. */
  rp!: RelyingPartyDto;
  /** Whose it will be. */
  user!: PasskeyHolderDto;
  /** Kinds of keys that are taken, the best first. */
  @ApiProperty({ type: [KeyKindDto] })
  pubKeyCredParams!: KeyKindDto[];
  /** Milliseconds until the challenge is over. @example 300000 */
  timeout!: number;
  /** Always `none`: which make of authenticator it is, is not asked. @example "none" */
  attestation!: string;
  /** What the authenticator must be able to do. */
  authenticatorSelection!: AuthenticatorSelectionDto;
  /** Passkeys of the account, which an authenticator need not have twice. */
  excludeCredentials!: CredentialDto[];
}
