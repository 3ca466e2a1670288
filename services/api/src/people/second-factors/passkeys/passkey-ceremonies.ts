import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { sentence, type NewCredential, type PasskeyProof } from '@vitrine/schemas';
import { parse } from 'uuid';
import { conflict } from '../../../common/errors/api-error.js';
import { AppConfig } from '../../../config/app-config.js';
import type { RelyingParty } from '../../../config/relying-party.js';
import { CHALLENGE_SECONDS } from '../challenges.js';
import type { PasskeyCreationDto, PasskeyRequestDto } from './passkeys.dto.js';

/** COSE: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = CHALLENGE_SECONDS * 1000;

/** A passkey in the options for browsers. */
export type KnownCredential = Required<Pick<WebAuthnCredential, 'id' | 'transports'>>;

/** The holder of a new passkey. */
interface Holder {
  id: string;
  email: string;
  /** Name of the house, which the authenticator shows. */
  house: string;
}

/** The facts in a valid answer of an authenticator. */
interface AuthenticatorFacts {
  /** The authenticator's count of the passkey's uses; always 0 for a passkey that several devices have. */
  counter: number;
  synced: boolean;
}

/** The stored data of a new passkey. */
export type MadePasskey = AuthenticatorFacts & Required<WebAuthnCredential>;

/** The ceremonies of WebAuthn: makes the options for browsers, and verifies their answers. Does not read the database. */
@Injectable()
export class PasskeyCeremonies {
  constructor(private readonly config: AppConfig) {}

  /** @throws ApiError 409 if the public site has no domain, so that no browser makes passkeys for it */
  async askToMake(challenge: string, holder: Holder, known: readonly KnownCredential[]): Promise<PasskeyCreationDto> {
    const options = await generateRegistrationOptions({
      rpName: holder.house,
      rpID: this.party().id,
      userID: Uint8Array.from(parse(holder.id)),
      userName: holder.email,
      userDisplayName: holder.email,
      challenge: toBytes(challenge),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [...known],
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const { extensions: _unused, hints: _none, ...asked } = options;
    return asked as PasskeyCreationDto;
  }

  /** @param allowed empty = any passkey of this site that the browser knows @throws ApiError 409 like {@link askToMake} */
  async askToUse(challenge: string, allowed: readonly KnownCredential[] = []): Promise<PasskeyRequestDto> {
    const options = await generateAuthenticationOptions({
      rpID: this.party().id,
      challenge: toBytes(challenge),
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: [...allowed],
    });
    return options as PasskeyRequestDto;
  }

  /** @returns the data of a new passkey to be stored; `undefined` if the answer is not valid */
  async checkMade(challenge: string, made: NewCredential): Promise<MadePasskey | undefined> {
    const { transports = [], ...response } = made.response;
    const checked = await orRefused(
      verifyRegistrationResponse({
        response: { ...made, response: { ...response, transports }, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.party().origin,
        expectedRPID: this.party().id,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!checked?.verified) return undefined;
    const { credential, credentialBackedUp } = checked.registrationInfo;
    return { ...credential, transports, synced: credentialBackedUp };
  }

  /** @returns the facts in the answer of a used passkey; `undefined` if the answer is not valid */
  async checkUsed(
    challenge: string,
    proof: PasskeyProof,
    credential: WebAuthnCredential,
  ): Promise<AuthenticatorFacts | undefined> {
    const { userHandle, ...response } = proof.response;
    const checked = await orRefused(
      verifyAuthenticationResponse({
        response: {
          ...proof,
          response: { ...response, ...(userHandle && { userHandle }) },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: this.party().origin,
        expectedRPID: this.party().id,
        credential,
      }),
    );
    if (!checked?.verified) return undefined;
    const { newCounter, credentialBackedUp } = checked.authenticationInfo;
    return { counter: newCounter, synced: credentialBackedUp };
  }

  private party(): RelyingParty {
    const { relyingParty } = this.config;
    if (!relyingParty) throw conflict('CONFLICT', sentence('passkey.noDomain'));
    return relyingParty;
  }
}

/** The library throws an error for every invalid answer. */
const orRefused = <Checked>(check: Promise<Checked>): Promise<Checked | undefined> => check.catch(() => undefined);

const toBytes = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'));

/** The challenge of an answer; empty if the answer names none. */
export function readChallenge({ response }: NewCredential | PasskeyProof): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Whether the authenticator names this account, or none. */
export const isHolder = ({ response: { userHandle } }: PasskeyProof, adminId: string): boolean =>
  !userHandle || userHandle === Buffer.from(parse(adminId)).toString('base64url');
