import { session, wrapSending } from '@vitrine/platform';

/** Asks whoever is signed in to prove once more that it is them. @returns whether they did */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/**
 * Names who asks when the API refuses a call with `STEP_UP_REQUIRED` (contract: Step-up); the call waits, and is made again once it was proved.
 * @returns what withdraws it
 */
export function onStepUpRequired(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** A body of files may be too large to be kept for a second time; no such call needs more than a session. */
const isRepeatable = ({ headers }: Request): boolean => headers.get('Content-Type')?.startsWith('multipart/') !== true;

async function needsStepUp(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: unknown };
  return body.code === 'STEP_UP_REQUIRED';
}

// Sends a request once more after its sender has proved who they are, where that is what it was refused for.
wrapSending(async (request, send) => {
  const again = ask && isRepeatable(request) ? request.clone() : undefined;
  const response = await send(request);
  if (!again || !ask || !(await needsStepUp(response)) || !(await ask())) return response;
  again.headers.set('Authorization', `Bearer ${session.token()}`);
  return send(again);
});
