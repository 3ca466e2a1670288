import { PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import cards from '../shared/card/cards.module.css';
import { useAccessories } from '../shared/catalogue/queries.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Failure } from '../shared/controls/states/failure.js';
import { SearchField } from '../shared/controls/search-field.js';
import { CardSkeleton } from '../shared/controls/states/skeleton.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import pageLayout from '../shared/page-layout/page.module.css';
import { PageHeading } from '../shared/page-layout/page-heading.js';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import styles from './accessories-page.module.css';
import { AccessoryCard } from './accessory-card.js';
import { CategoryChips } from './category-chips.js';
import { narrowed, SEARCH_PARAMETER } from './filter.js';
import { ACCESSORIES_TEXTS } from './texts.js';
import { useFilter } from './use-filter.js';

/** The accessory list; its search and category are part of the address (public spec §2, Accessories). */
export default function AccessoriesPage() {
  const t = useTexts(ACCESSORIES_TEXTS);
  const title = usePageTitle();
  const { filter, type } = useFilter();
  const accessories = useAccessories();
  const shown = narrowed(accessories.data ?? [], filter);
  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('head.description')} canonical="/accessories" />
      <Breadcrumbs />
      <div className={pageLayout.page}>
        <PageHeading eyebrow={t('eyebrow')} title={title}>
          <p className={styles.text}>{t('text')}</p>
        </PageHeading>
        <div className={styles.filters}>
          <CategoryChips filter={filter} />
          <SearchField
            label={t('search')}
            submit={t('submit')}
            name={SEARCH_PARAMETER}
            value={filter.search}
            onType={type}
          />
        </div>
        <section aria-label={t('shown')}>
          <p role="status" className={styles.count}>
            {accessories.data &&
              shown.length > 0 &&
              t(shown.length === 1 ? 'countOne' : 'count', { count: shown.length })}
          </p>
          {shown.length > 0 && (
            <ul className={cards.cards}>
              {shown.map((accessory, index) => (
                <AccessoryCard key={accessory.id} accessory={accessory} first={index === 0} />
              ))}
            </ul>
          )}
          {accessories.data && shown.length === 0 && (
            <div className={cards.none}>
              <p role="status">{t('none')}</p>
              <ButtonLink tone="line" to="/accessories" replace>
                {t('reset')}
              </ButtonLink>
            </div>
          )}
          {accessories.isPending && <CardSkeleton className={cards.cards} />}
          {accessories.isError && !accessories.data && (
            <Failure
              message={t('failed')}
              onRetry={() => void accessories.refetch()}
              retrying={accessories.isFetching}
            />
          )}
        </section>
      </div>
    </PublicPage>
  );
}
