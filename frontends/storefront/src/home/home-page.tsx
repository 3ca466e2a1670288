import { PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { ClosingSection } from './closing-section.js';
import { CollectionSection } from './collection-section.js';
import { HeroSection } from './hero-section.js';
import { HouseSection } from './house-section.js';
import { PlansSection } from './plans-section.js';
import { StepsSection } from './steps-section.js';
import { homeTexts } from './texts.js';

/** The home page with its six built-in sections (public spec §2, Home). */
export default function HomePage() {
  const t = useTexts(homeTexts);
  return (
    <PublicPage ground="green">
      <PageHead title={t('head.title')} description={t('head.description')} canonical="/" />
      <HeroSection />
      <CollectionSection />
      <HouseSection />
      <PlansSection />
      <StepsSection />
      <ClosingSection />
    </PublicPage>
  );
}
