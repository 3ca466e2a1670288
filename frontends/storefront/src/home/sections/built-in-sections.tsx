import { ClosingSection } from './closing-section.js';
import { CollectionSection } from './collection-section.js';
import { HeroSection } from './hero-section.js';
import { RetailerSection } from './retailer-section.js';
import { TripleSection } from './triple-section.js';

/** The six sections that stand where the server has none (public spec §2, Home). */
export function BuiltInSections() {
  return (
    <>
      <HeroSection />
      <CollectionSection />
      <RetailerSection />
      <TripleSection about="plans" />
      <TripleSection about="steps" />
      <ClosingSection />
    </>
  );
}
