import { ApiFailure, type SecondStep, useSession } from '@vitrine/platform';
import { useState } from 'react';
import { signInFailure } from '../sign-in/sign-in-failure.js';

/** The first step of a sign-in, and the second step that it requires, if any. */
export function usePasswordStep() {
  const { signIn } = useSession();
  const [step, setStep] = useState<SecondStep>();
  const [failure, setFailure] = useState<string>();
  return {
    /** The second step that the API asked for after the right password. */
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
    /** Goes back to the password, optionally with the reason. */
    restart: (reason?: string): void => {
      setStep(undefined);
      setFailure(reason);
    },
  };
}
