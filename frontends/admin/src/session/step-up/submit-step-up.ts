import { answer, api, type components, session } from '@vitrine/platform';
import { provePasskey } from '../../shared/passkeys/index.js';

/** Sends a new proof of identity, and stores the renewed token. */
export async function submitStepUp(proof: components['schemas']['StepUp']): Promise<void> {
  const { token } = await answer(api.POST('/api/admin/step-up', { body: proof }));
  session.renew(token);
}

/** The same with a passkey of one's own account. */
export async function proveByPasskey(): Promise<void> {
  const asked = await answer(api.POST('/api/admin/step-up/passkey/options'));
  await submitStepUp({ passkey: await provePasskey(asked) });
}
