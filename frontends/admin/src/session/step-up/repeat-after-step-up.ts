import { session, wrapSending } from '@vitrine/platform';

/** Asks the signed-in person to prove their identity again. @returns whether they did */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/**
 * Registers what asks for the proof when the API refuses a call with `STEP_UP_REQUIRED` (contract: Step-up); the call waits, and is repeated after
 * the proof.
 * @returns a function that removes it again
 */
export function onStepUpRequired(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** An upload may be too large to be kept for a repetition; no such call needs a step-up. */
const isRepeatable = ({ headers }: Request): boolean => headers.get('Content-Type')?.startsWith('multipart/') !== true;

async function needsStepUp(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: unknown };
  return body.code === 'STEP_UP_REQUIRED';
}

// Repeats a request after its sender has proved their identity, if the API refused it for want of that.
wrapSending(async (request, send) => {
  const again = ask && isRepeatable(request) ? request.clone() : undefined;
  const response = await send(request);
  if (!again || !ask || !(await needsStepUp(response)) || !(await ask())) return response;
  again.headers.set('Authorization', `Bearer ${session.token()}`);
  return send(again);
});
