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

/** A passkey as browsers are told of it. */
export type KnownCredential = Required<Pick<WebAuthnCredential, 'id' | 'transports'>>;

/** Whose passkey it will be. */
interface Holder {
  id: string;
  email: string;
  /** Name of the house, which the authenticator shows. */
  house: string;
}

/** What a good answer of an authenticator tells. */
interface ToldByAuthenticator {
  /** How often the passkey was used, as the authenticator counts; one that several devices have stays at 0. */
  counter: number;
  synced: boolean;
}

/** What is stored of a new passkey. */
export type MadePasskey = ToldByAuthenticator & Required<WebAuthnCredential>;

/** The ceremonies of WebAuthn: what browsers are asked for, and whether what they answer holds. What is stored is not known here. */
@Injectable()
export class PasskeyCeremonies {
  constructor(private readonly config: AppConfig) {}

  /** @throws ApiError 409 where the public site has no domain, so that no browser makes passkeys for it */
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

  /** @param allowed none = any passkey of this site that the browser knows. @throws ApiError 409 as {@link askToMake} does */
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

  /** @returns what is to be stored of a new passkey; `undefined` where the answer does not hold */
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

  /** @returns what the use of a passkey tells; `undefined` where the answer does not hold */
  async checkUsed(
    challenge: string,
    proof: PasskeyProof,
    credential: WebAuthnCredential,
  ): Promise<ToldByAuthenticator | undefined> {
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

/** The library throws at whatever is wrong with an answer, whoever sent it. */
const orRefused = <Checked>(check: Promise<Checked>): Promise<Checked | undefined> => check.catch(() => undefined);

const toBytes = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'));

/** The challenge that an answer is to; empty where it names none. */
export function readChallenge({ response }: NewCredential | PasskeyProof): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Whether the account that an authenticator names, if it names any, is this one. */
export const isHolder = ({ response: { userHandle } }: PasskeyProof, adminId: string): boolean =>
  !userHandle || userHandle === Buffer.from(parse(adminId)).toString('base64url');
