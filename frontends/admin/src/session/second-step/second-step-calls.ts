import { answer, api, type components } from '@vitrine/platform';
import { provePasskey } from '../../shared/passkeys/index.js';

type SecondStepBody = components['schemas']['SecondStep'];

/** Sends the second step of a sign-in. @returns the token of the session */
export async function takeSecondStep(body: SecondStepBody): Promise<string> {
  return (await answer(api.POST('/api/admin/login/second-factor', { body }))).token;
}

/** Sends the second step by a passkey of the account. @returns the token of the session */
export async function takePasskeyStep(challenge: string): Promise<string> {
  const asked = await answer(api.POST('/api/admin/login/passkey/options', { body: { challenge } }));
  return takeSecondStep({ challenge, passkey: await provePasskey(asked) });
}

/** Signs in by a passkey alone. @returns the token of the session */
export async function signInByPasskey(): Promise<string> {
  const asked = await answer(api.POST('/api/admin/login/passkey/options', { body: {} }));
  return (await answer(api.POST('/api/admin/login/passkey', { body: { passkey: await provePasskey(asked) } }))).token;
}
