import { useEffect, useState } from 'react';
import type { Section } from './sections.js';

/** A section counts as reached when its heading is in the upper quarter of the window, or above. */
const REACHED = '100000px 0px -75% 0px';

/** The id of the section that is being read; none on the server, and above the first section. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        setCurrent(sections.findLast(({ id }) => reached.has(id))?.id);
      },
      { rootMargin: REACHED },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading) watch.observe(heading);
    }
    return () => watch.disconnect();
  }, [sections]);
  return current;
}
