import { PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { ClosingSection } from './ClosingSection.js';
import { CollectionSection } from './CollectionSection.js';
import { HeroSection } from './HeroSection.js';
import { HouseSection } from './HouseSection.js';
import { PlansSection } from './PlansSection.js';
import { StepsSection } from './StepsSection.js';
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
