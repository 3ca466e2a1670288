import { EDITIONS_SECTION_KEY } from '@vitrine/schemas';
import { useHero } from '../../shared/catalogue/hero.js';
import { CollectionSection } from './collection-section.js';
import { ScreenSection } from './screen-section.js';
import type { HomeSection } from '../sections.js';

/** The sections made by staff: the first two scroll normally, each further one is sticky while the next scrolls over it. */
export function ServerSections({ sections }: { sections: readonly HomeSection[] }) {
  const hero = useHero();
  return sections.map((section, index) =>
    index > 0 && section.sectionKey === EDITIONS_SECTION_KEY ? (
      <CollectionSection key={section.id} section={section} />
    ) : (
      <ScreenSection
        key={section.id}
        section={section}
        first={index === 0}
        sticky={index > 1}
        hero={index === 0 ? hero : null}
      />
    ),
  );
}
