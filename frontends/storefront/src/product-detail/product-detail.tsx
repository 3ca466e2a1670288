import { Link, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import type { Product } from '../shared/catalogue/catalogue.js';
import { getGallery } from '../shared/catalogue/catalogue.js';
import { AppEyebrow } from '../shared/catalogue/app-eyebrow.js';
import detail from '../shared/detail/detail.module.css';
import { FavoriteToggle } from '../shared/favorites/favorite-toggle.js';
import { Gallery } from '../shared/picture/gallery.js';
import { PictureLink } from '../shared/view-transition/picture-link.js';
import { pictureMark } from '../shared/view-transition/pictures-in-view.js';
import { Film } from './media/film.js';
import { MoreViews } from './media/more-views.js';
import { PlanSection } from './plans/plan-section.js';
import { PreviewSection } from './preview/preview-section.js';
import styles from './product-detail.module.css';
import { listOffers, type Offer } from './purchase/offers.js';
import { PurchaseOptions } from './purchase/purchase-options.js';
import { ClosingRequest, RequestBar } from './purchase/request-sections.js';
import { SheetLink } from './purchase/sheet-link.js';
import { RelatedEditions } from './related/related-editions.js';
import { FeatureGrid } from './story/feature-grid.js';
import { MakeList } from './story/make-list.js';
import { Questions } from './story/questions.js';
import { Quotation } from './story/quotation.js';
import { Timeline } from './story/timeline.js';
import { PRODUCT_TEXTS } from './texts.js';

/** The product: pictures and choice of a plan in the first view, details below. */
export function ProductDetail({ product }: { product: Product }) {
  const t = useTexts(PRODUCT_TEXTS);
  const gallery = getGallery(product);
  const offers = listOffers(product);
  const [plan, setPlan] = useState<Offer['plan']>();
  const chosen = offers.find((offer) => offer.plan === plan) ?? offers[0];
  return (
    <>
      <article className={`${detail.stage} ${detail.product}`} aria-labelledby="product-title">
        <div className={`${detail.pictures} ${styles.pictures}`} {...pictureMark(product.id)}>
          <Gallery
            name={product.name}
            paths={gallery}
            pictures={product.pictures}
            video={product.headerVideo ?? product.video}
          />
        </div>
        <div className={`${detail.copy} ${styles.copy}`}>
          <div className={detail.ways}>
            <PictureLink to="/products" product={product} toList>
              {t('back')}
            </PictureLink>
            <FavoriteToggle type="product" id={product.id} name={product.name} />
            <Link to={`/configure?product=${product.id}`}>{t('configure')}</Link>
          </div>
          <AppEyebrow name={product.name} />
          <h1 id="product-title" className={detail.title}>
            {product.name}
          </h1>
          {product.subtitle && <p className={detail.subtitle}>{product.subtitle}</p>}
          <p className={detail.description}>{product.description}</p>
          <p className={styles.sheet}>
            <SheetLink product={product} />
          </p>
          <PurchaseOptions
            product={product}
            offers={offers}
            chosen={chosen}
            onChoose={(offer) => setPlan(offer.plan)}
          />
        </div>
      </article>
      {(product.headerTitle ?? product.headerDescription) && (
        <section className={styles.header} aria-labelledby={product.headerTitle ? 'product-header' : undefined}>
          {product.headerTitle && <h2 id="product-header">{product.headerTitle}</h2>}
          {product.headerDescription && <p>{product.headerDescription}</p>}
        </section>
      )}
      <PreviewSection product={product} />
      <FeatureGrid productName={product.name} features={product.featureDetails} pictures={product.pictures} />
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
      <Timeline />
      <PlanSection product={product} offers={offers} />
      <MakeList colors={product.colors} materials={product.materials} />
      <Quotation product={product} />
      <Questions product={product} />
      <ClosingRequest product={product} offer={chosen} />
      <RelatedEditions product={product} />
      <RequestBar product={product} offer={chosen} />
    </>
  );
}
