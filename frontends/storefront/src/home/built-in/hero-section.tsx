import { useTexts } from '@vitrine/platform';
import { productListPath } from '../../shared/catalogue/editions.js';
import { useHero } from '../../shared/catalogue/hero.js';
import common from '../../shared/common.module.css';
import { ButtonLink } from '../../shared/controls/button-link.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { Backdrop } from '../../shared/film/backdrop.js';
import styles from './hero-section.module.css';
import { BUILT_IN_TEXTS } from './texts.js';

/** The first view: the film or the company's dial, which extends beyond the edge, with one sentence and one action. */
export function HeroSection() {
  const t = useTexts(BUILT_IN_TEXTS);
  const hero = useHero();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Backdrop image={null} pictures={hero?.pictures} video={hero?.video ?? null} first veiled />
      <div className={styles.copy}>
        <Eyebrow onGreen>{t('hero.eyebrow')}</Eyebrow>
        <h1 id="hero-title" className={styles.title}>
          {hero?.heading ?? (
            <>
              <span>{t('hero.title1')} </span>
              <span>{t('hero.title2')}</span>
            </>
          )}
        </h1>
        <p className={styles.text}>{t('hero.text')}</p>
        <div className={common.actions}>
          <ButtonLink tone="gold" to={productListPath()}>
            {t('hero.discover')}
          </ButtonLink>
          <ButtonLink tone="outline" to="/compare">
            {t('hero.compare')}
          </ButtonLink>
        </div>
      </div>
      <a className={styles.onward} href="#collection">
        {t('hero.onward')}
      </a>
    </section>
  );
}
