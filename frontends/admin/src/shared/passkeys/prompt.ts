import type { components } from '@vitrine/platform';

type Schemas = components['schemas'];

/** Why the browser gave no passkey, in a sentence. */
export class PasskeyFailure extends Error {}

const library = () => import('@simplewebauthn/browser');

/** By the name of the browser's error. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'The browser was closed without a passkey, or it took too long.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys of this house work at its own address alone. Open the back-office there.',
};

async function explained<Answer>(ceremony: Promise<Answer>): Promise<Answer> {
  try {
    return await ceremony;
  } catch (error) {
    throw new PasskeyFailure(REASONS[error instanceof Error ? error.name : ''] ?? 'The browser could not do this.', {
      cause: error,
    });
  }
}

/** Asks the browser to create a passkey. @throws PasskeyFailure */
export async function makePasskey(asked: Schemas['PasskeyCreationDto']): Promise<Schemas['NewCredential']> {
  const { startRegistration } = await library();
  const optionsJSON = asked as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return explained(startRegistration({ optionsJSON }));
}

/** Asks the browser for the proof of a passkey. @throws PasskeyFailure */
export async function provePasskey(asked: Schemas['PasskeyRequestDto']): Promise<Schemas['PasskeyProof']> {
  const { startAuthentication } = await library();
  const optionsJSON = asked as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return explained(startAuthentication({ optionsJSON }));
}

/** The message of a failure with a passkey: the browser's reason, else what `otherwise` makes of it. */
export const passkeyFailureText = (error: unknown, otherwise: (error: unknown) => string): string =>
  error instanceof PasskeyFailure ? error.message : otherwise(error);
