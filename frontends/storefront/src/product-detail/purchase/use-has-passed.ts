import { useEffect, useState } from 'react';

/** Extends the observed area downwards, so that everything below the window counts as inside. */
const BELOW = '0px 0px 1000000px 0px';

/** Whether the element with an id is completely above the window. False until that is known. */
export function useHasPassed(id: string): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPassed(!last.isIntersecting);
      },
      { rootMargin: BELOW },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return hasPassed;
}
