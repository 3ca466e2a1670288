import { useEffect, useState } from 'react';

/** How long, in milliseconds, the opened menu hides its content (public spec §9). */
const REVEAL_DELAY = 500;

/** False until the delay after opening the menu is over. */
export function useRevealed(): boolean {
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), REVEAL_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return revealed;
}
