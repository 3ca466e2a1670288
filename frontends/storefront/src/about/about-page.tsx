import { inLanguage, PageHead, useLanguage, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { getMainPicture } from '../shared/catalogue/catalogue.js';
import { useHero } from '../shared/catalogue/hero.js';
import { useProducts } from '../shared/catalogue/queries.js';
import { useContentPage } from '../shared/content/content-page.js';
import { RichText } from '../shared/content/rich-text.js';
import { ActionLinks } from '../shared/controls/action-links.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Backdrop } from '../shared/film/backdrop.js';
import banner from '../shared/page-layout/banner.module.css';
import { Picture } from '../shared/picture/picture.js';
import { AT_COUNTER } from '../shared/picture/scenes/scenes.js';
import styles from './about-page.module.css';
import { ABOUT_TEXTS } from './texts.js';

const PROMISES = ['warranty', 'service', 'care'] as const;

/** How many pictures of the company's work are shown. */
const PICTURES = 3;

/** Some of the products, and none beside another one if there are enough, because neighbours have similar pictures. */
const chooseShown = <T,>(items: readonly T[]): T[] =>
  items.length < 2 * PICTURES ? items.slice(-PICTURES) : items.filter((_, index) => index % 2 === 1).slice(0, PICTURES);

/** `/about`, Über uns: the company, what staff wrote about it, warranty and service (public spec §2, Content pages). */
export default function AboutPage() {
  const t = useTexts(ABOUT_TEXTS);
  const { data, isPending } = useContentPage('about_us');
  const hero = useHero();
  const scene = inLanguage(AT_COUNTER, useLanguage().language);
  const products = useProducts();
  const shown = chooseShown(products.data?.filter((product) => getMainPicture(product)) ?? []);
  return (
    <PublicPage ground="green">
      <PageHead title={t('title')} description={data?.metaDescription ?? t('description')} canonical="/about" />
      <section className={styles.hero} aria-labelledby="about-title">
        <Backdrop
          image={scene.path}
          pictures={{ ...scene.pictures, ...hero?.pictures }}
          video={hero?.video ?? null}
          patient
          first
          veiled
        />
        <div className={banner.copy}>
          <Eyebrow onGreen>{t('eyebrow')}</Eyebrow>
          <h1 id="about-title" className={banner.title}>
            {t('title')}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
      </section>
      <section className={styles.house} aria-labelledby="about-house">
        <h2 id="about-house">{t('house.title')}</h2>
        {data ? (
          <RichText html={data.content} />
        ) : (
          <div className={styles.text} hidden={isPending}>
            <p>{t('house.text1')}</p>
            <p>{t('house.text2')}</p>
          </div>
        )}
      </section>
      {shown.length > 0 && (
        <div className={styles.pictures}>
          {shown.map((product) => (
            <Picture
              key={product.id}
              path={getMainPicture(product)}
              pictures={product.pictures}
              alt=""
              sizes="(max-width: 48rem) 50vw, 34vw"
            />
          ))}
        </div>
      )}
      <section className={styles.promises} aria-labelledby="about-promises">
        <Eyebrow>{t('promises.eyebrow')}</Eyebrow>
        <h2 id="about-promises">{t('promises.title')}</h2>
        <ul className={styles.list}>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <strong className={styles.figure}>{t(`promises.${promise}.figure`)}</strong>
              <h3>{t(`promises.${promise}.title`)}</h3>
              <p>{t(`promises.${promise}.text`)}</p>
            </li>
          ))}
        </ul>
        <ActionLinks
          main={{ to: '/products', text: t('collection') }}
          other={{ to: '/contact', text: t('contact') }}
          className={styles.actions}
        />
      </section>
    </PublicPage>
  );
}
