import { Link, useTexts } from '@vitrine/platform';
import type { Store } from '../shared/catalogue/catalogue.js';
import { telephoneLink } from '../shared/company/telephone-link.js';
import { buttonClass } from '../shared/controls/button-link.js';
import { Picture } from '../shared/picture/picture.js';
import { OpeningHours } from './opening/opening-hours.js';
import { getRouteLink } from './route-link.js';
import styles from './store-details.module.css';
import { STORE_TEXTS } from './texts.js';

/** Opening hours, contact details and services of a store. */
export function StoreDetails({ store, now }: { store: Store; now: Date | undefined }) {
  const t = useTexts(STORE_TEXTS);
  const ways = [
    store.phone && { term: t('phone'), text: store.phone, href: telephoneLink(store.phone) },
    store.email && { term: t('email'), text: store.email, href: `mailto:${store.email}` },
    store.website && { term: t('website'), text: new URL(store.website).host, href: store.website },
  ].filter((way) => typeof way === 'object' && way !== null);
  return (
    <div className={styles.details}>
      {store.image && (
        <div className={styles.picture}>
          <Picture path={store.image} pictures={store.pictures} alt="" sizes="(max-width: 60rem) 88vw, 32vw" />
        </div>
      )}
      {store.description && <p>{store.description}</p>}
      <OpeningHours store={store} now={now} />
      <p>
        <a
          className={buttonClass('line')}
          href={getRouteLink(store)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={`route-${store.id}`}
        >
          {t('route')}
        </a>
        <small id={`route-${store.id}`} className={styles.hint}>
          {t('routeHint')}
        </small>
      </p>
      {ways.length > 0 && (
        <dl className={styles.ways}>
          {ways.map(({ term, text, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <a href={href} {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}>
                  {text}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {store.services.length > 0 && (
        <ul aria-label={t('services')}>
          {store.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      <p>
        <Link to={`/demonstration?store=${store.id}`}>{t('demonstration')}</Link>
      </p>
    </div>
  );
}
