import { useHero } from '../../shared/catalogue/queries.js';
import { ScreenSection } from './screen-section.js';
import type { HomeSection } from '../sections.js';

/** The home page as staff made it: the first two sections open it, the others lay themselves over one another. */
export function ServerSections({ sections }: { sections: readonly HomeSection[] }) {
  const hero = useHero();
  return sections.map((section, index) => (
    <ScreenSection
      key={section.id}
      section={section}
      first={index === 0}
      sticky={index > 1}
      video={index === 0 ? (hero?.video ?? null) : null}
    />
  ));
}
