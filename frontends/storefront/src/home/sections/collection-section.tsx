import { Link, useTexts } from '@vitrine/platform';
import { getMainPicture, type Product } from '../../shared/catalogue/catalogue.js';
import {
  capitalised,
  EDITIONS,
  filterByEdition,
  productListPath,
  type Edition,
} from '../../shared/catalogue/editions.js';
import { EditionSeal } from '../../shared/catalogue/edition-seal.js';
import { useProducts } from '../../shared/catalogue/queries.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { Failure } from '../../shared/controls/states/failure.js';
import { Price } from '../../shared/controls/price.js';
import { CardSkeleton } from '../../shared/controls/states/skeleton.js';
import common from '../../shared/common.module.css';
import { Picture } from '../../shared/picture/picture.js';
import styles from './collection-section.module.css';
import { StickySection } from './sticky-section.js';
import { HOME_TEXTS } from '../texts.js';

/** The three EDITIONS, each with the picture of its first product and the lowest price asked for one of its products. */
export function CollectionSection() {
  const t = useTexts(HOME_TEXTS);
  const products = useProducts();
  // the hero's link onward still leads past it
  if (products.data?.length === 0) return <div id="collection" />;
  return (
    <StickySection id="collection" className={styles.section} aria-labelledby="collection-title">
      <div className={styles.intro}>
        <div>
          <Eyebrow>{t('collection.eyebrow')}</Eyebrow>
          <h2 id="collection-title" className={styles.title}>
            <span>{t('collection.title1')} </span>
            <span>{t('collection.title2')}</span>
          </h2>
        </div>
        <p className={styles.text}>{t('collection.text')}</p>
      </div>
      {products.data && (
        <ul className={common.columns}>
          {EDITIONS.map((edition) => (
            <EditionCard key={edition} edition={edition} products={filterByEdition(products.data ?? [], edition)} />
          ))}
        </ul>
      )}
      {products.isPending && <CardSkeleton className={common.columns} />}
      {products.isError && !products.data && (
        <Failure
          message={t('collection.failed')}
          onRetry={() => void products.refetch()}
          retrying={products.isFetching}
        />
      )}
    </StickySection>
  );
}

function EditionCard({ edition, products }: { edition: Edition; products: readonly Product[] }) {
  const t = useTexts(HOME_TEXTS);
  const [first] = products;
  if (!first) return null;
  const prices = products.flatMap(({ price }) => price ?? []);
  return (
    <li className={styles.card}>
      <Link to={productListPath(edition)}>
        <div className={common.frame}>
          <Picture
            path={getMainPicture(first)}
            pictures={first.pictures}
            alt=""
            sizes="(max-width: 48rem) 88vw, 27vw"
          />
          <EditionSeal name={edition} />
        </div>
        <Eyebrow>{t('collection.app')}</Eyebrow>
        <h3 className={styles.name}>{capitalised(edition)}</h3>
        <p className={styles.line}>{t(`collection.${edition}`)}</p>
        <p className={styles.foot}>
          <Price euros={prices.length > 0 ? Math.min(...prices) : null} from />
          <span className={styles.more}>{t('collection.more')}</span>
        </p>
      </Link>
    </li>
  );
}
