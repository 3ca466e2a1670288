import { Link, useTexts } from '@vitrine/platform';
import type { Product } from '../shared/catalogue/catalogue.js';
import { getGallery } from '../shared/catalogue/catalogue.js';
import { AppEyebrow } from '../shared/catalogue/app-eyebrow.js';
import detail from '../shared/detail/detail.module.css';
import { FavoriteToggle } from '../shared/favorites/favorite-toggle.js';
import { Gallery } from '../shared/picture/gallery.js';
import { FeatureGrid } from './feature-grid.js';
import { Film } from './film.js';
import { MakeList } from './make-list.js';
import { MoreViews } from './more-views.js';
import { PreviewSection } from './preview-section.js';
import { PurchaseOptions } from './purchase-options.js';
import { RequestLink } from './request-link.js';
import { ClosingRequest, RequestBar } from './request-sections.js';
import styles from './product-detail.module.css';
import { PRODUCT_TEXTS } from './texts.js';

/** The whole product: pictures and choice in the first view, what it holds below. */
export function ProductDetail({ product }: { product: Product }) {
  const t = useTexts(PRODUCT_TEXTS);
  const gallery = getGallery(product);
  return (
    <>
      <article className={`${detail.stage} ${detail.product}`} aria-labelledby="product-title">
        <div className={detail.pictures}>
          <Gallery
            name={product.name}
            paths={gallery}
            pictures={product.pictures}
            video={product.headerVideo ?? product.video}
          />
        </div>
        <div className={detail.copy}>
          <div className={detail.ways}>
            <Link to="/products">{t('back')}</Link>
            <FavoriteToggle type="product" id={product.id} name={product.name} />
            <Link to={`/configure?product=${product.id}`}>{t('configure')}</Link>
          </div>
          <AppEyebrow name={product.name} />
          <h1 id="product-title" className={detail.title}>
            {product.name}
          </h1>
          {product.subtitle && <p className={detail.subtitle}>{product.subtitle}</p>}
          <p className={detail.description}>{product.description}</p>
          <p className={styles.request}>
            <RequestLink product={product} />
          </p>
          <PurchaseOptions product={product} />
        </div>
      </article>
      {(product.headerTitle ?? product.headerDescription) && (
        <section className={styles.header} aria-labelledby={product.headerTitle ? 'product-header' : undefined}>
          {product.headerTitle && <h2 id="product-header">{product.headerTitle}</h2>}
          {product.headerDescription && <p>{product.headerDescription}</p>}
        </section>
      )}
      <PreviewSection product={product} />
      <FeatureGrid features={product.featureDetails} pictures={product.pictures} />
      <MoreViews name={product.name} paths={gallery.slice(1, 3)} pictures={product.pictures} />
      {product.headerVideo && product.video && (
        <Film src={product.video} heading={null} name={product.name} picture={gallery[0]} pictures={product.pictures} />
      )}
      {product.productVideo && (
        <Film
          src={product.productVideo}
          heading={product.videoHeading}
          name={product.name}
          picture={gallery[0]}
          pictures={product.pictures}
        />
      )}
      <MakeList colors={product.colors} materials={product.materials} />
      <ClosingRequest product={product} />
      <RequestBar product={product} />
    </>
  );
}
