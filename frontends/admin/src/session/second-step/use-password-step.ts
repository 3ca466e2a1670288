import { ApiFailure, type SecondStep, useSession } from '@vitrine/platform';
import { useState } from 'react';
import { signInFailure } from '../sign-in/sign-in-failure.js';

/** The first step of a sign-in, and what it needs of a second one. */
export function usePasswordStep() {
  const { signIn } = useSession();
  const [step, setStep] = useState<SecondStep>();
  const [failure, setFailure] = useState<string>();
  return {
    /** What the second step needs, once the first one was right. */
    step,
    /** Why it failed. */
    failure,
    /** @returns whether somebody is signed in now */
    send: async (email: string, password: string): Promise<boolean> => {
      setFailure(undefined);
      try {
        await signIn(email, password);
        return true;
      } catch (error) {
        if (error instanceof ApiFailure && error.secondStep) setStep(error.secondStep);
        else setFailure(signInFailure(error));
        return false;
      }
    },
    /** Back to the password, perhaps with the reason. */
    restart: (reason?: string): void => {
      setStep(undefined);
      setFailure(reason);
    },
  };
}
