import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const CONTROLS = 'button, select';
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

const controlsIn = (bar: HTMLElement): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>(CONTROLS)];

function makeReachable(bar: HTMLElement, one: HTMLElement): void {
  for (const control of controlsIn(bar)) control.tabIndex = control === one ? 0 : -1;
}

/** Roving tabindex: a whole bar is one tab stop, within which arrows, Home and End move the focus (ARIA: toolbar). */
export function useRoving(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const first = bar.current && controlsIn(bar.current)[0];
    if (bar.current && first) makeReachable(bar.current, first);
  }, [bar]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const all = controlsIn(event.currentTarget);
    const at = all.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = all[step(at, all.length - 1)];
    if (!next) return;
    makeReachable(event.currentTarget, next);
    next.focus();
  };
  const onFocus = (event: { currentTarget: HTMLElement; target: HTMLElement }) => {
    if (controlsIn(event.currentTarget).includes(event.target)) makeReachable(event.currentTarget, event.target);
  };
  return { onKeyDown, onFocus };
}
