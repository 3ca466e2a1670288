import { useTexts } from '@vitrine/platform';
import { productListPath } from '../shared/catalogue/editions.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { HeroDial } from '../shared/picture/hero-dial.js';
import styles from './hero-section.module.css';
import { homeTexts } from './texts.js';

/** The first view: the house's dial running out of the picture, one sentence, one action. */
export function HeroSection() {
  const t = useTexts(homeTexts);
  return (
    <section className={styles['hero']} aria-labelledby="hero-title">
      <div className={styles['dial']}>
        <HeroDial sizes="(max-width: 48rem) 120vw, 58vw" />
      </div>
      <div className={styles['copy']}>
        <Eyebrow onGreen>{t('hero.eyebrow')}</Eyebrow>
        <h1 id="hero-title" className={styles['title']}>
          <span>{t('hero.title1')} </span>
          <span>{t('hero.title2')}</span>
        </h1>
        <p className={styles['text']}>{t('hero.text')}</p>
        <div className={styles['actions']}>
          <ButtonLink tone="gold" to={productListPath()}>
            {t('hero.discover')}
          </ButtonLink>
          <ButtonLink tone="outline" to={productListPath('prestige')}>
            {t('hero.prestige')}
          </ButtonLink>
        </div>
      </div>
      <a className={styles['onward']} href="#collection">
        {t('hero.onward')}
      </a>
    </section>
  );
}
