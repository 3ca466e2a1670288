import { HomeFrame } from '../home-frame.js';
import { CollectionSection } from '../sections/collection-section.js';
import { ClosingSection } from './closing-section.js';
import { HeroSection } from './hero-section.js';
import { RetailerSection } from './retailer-section.js';
import { TripleSection } from './triple-section.js';

/** The home page with the six built-in sections, if the server has none (public spec §2, Home). */
export default function BuiltInHome() {
  return (
    <HomeFrame>
      <HeroSection />
      <CollectionSection />
      <RetailerSection />
      <TripleSection about="plans" />
      <TripleSection about="steps" />
      <ClosingSection />
    </HomeFrame>
  );
}
