import { useEffect, useState } from 'react';

/** How long, in milliseconds, the opened menu keeps its content back (public spec §9). */
const REVEAL_DELAY = 500;

/** False until the menu has been open for a moment. */
export function useRevealed(): boolean {
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), REVEAL_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return revealed;
}
