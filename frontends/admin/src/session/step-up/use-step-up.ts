import { useEffect, useRef, useState } from 'react';
import { onStepUpRequired } from './repeat-after-step-up.js';

/** The calls that wait for a new proof of identity; several at the same time share one dialog. */
export function useStepUp() {
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  const settle = (proved: boolean): void => {
    setAsked(false);
    for (const goOn of waiting.current.splice(0)) goOn(proved);
  };
  useEffect(() => {
    const calls = waiting.current;
    const withdraw = onStepUpRequired(
      () =>
        new Promise((goOn) => {
          calls.push(goOn);
          setAsked(true);
        }),
    );
    return () => {
      withdraw();
      for (const goOn of calls.splice(0)) goOn(false);
    };
  }, []);
  return { isAsked, settle };
}
