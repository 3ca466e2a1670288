import { Link, useTexts } from '@vitrine/platform';
import { DEVELOPMENT_WEEKS } from '@vitrine/schemas/plan-facts';
import { type EditionSummary, useEditionSummaries } from '../../shared/catalogue/edition-summaries.js';
import { capitalised, productListPath } from '../../shared/catalogue/editions.js';
import { EditionSeal } from '../../shared/catalogue/edition-seal.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { Failure } from '../../shared/controls/states/failure.js';
import { Price } from '../../shared/controls/price.js';
import { CardSkeleton } from '../../shared/controls/states/skeleton.js';
import common from '../../shared/common.module.css';
import { Picture } from '../../shared/picture/picture.js';
import styles from './collection-section.module.css';
import { StickySection } from './sticky-section.js';
import type { HomeSection } from '../sections.js';
import { HOME_TEXTS } from '../texts.js';

interface CollectionSectionProps {
  /** The texts above the editions, if staff have written them. */
  section?: Pick<HomeSection, 'title' | 'subtitle' | 'description'>;
}

/**
 * The three EDITIONS, each with the picture of its first product and the lowest monthly price of its products, and the duration until the app is
 * ready.
 */
export function CollectionSection({ section }: CollectionSectionProps) {
  const t = useTexts(HOME_TEXTS);
  const summaries = useEditionSummaries();
  // the target of the hero's link must exist
  if (summaries.data?.length === 0) return <div id="collection" />;
  return (
    <StickySection id="collection" className={styles.section} aria-labelledby="collection-title">
      <div className={styles.intro}>
        <div>
          <Eyebrow>{section?.subtitle ?? t('collection.eyebrow')}</Eyebrow>
          <h2 id="collection-title" className={styles.title}>
            {section?.title ?? (
              <>
                <span>{t('collection.title1')} </span>
                <span>{t('collection.title2')}</span>
              </>
            )}
          </h2>
        </div>
        <p className={styles.text}>{section?.description ?? t('collection.text')}</p>
      </div>
      {summaries.data && (
        <ul className={common.columns}>
          {summaries.data.map((summary) => (
            <EditionCard key={summary.edition} {...summary} />
          ))}
        </ul>
      )}
      {summaries.data && <p className={styles.weeks}>{t('collection.weeks', DEVELOPMENT_WEEKS)}</p>}
      {summaries.isPending && <CardSkeleton className={common.columns} />}
      {summaries.isError && !summaries.data && (
        <Failure
          message={t('collection.failed')}
          onRetry={() => void summaries.refetch()}
          retrying={summaries.isFetching}
        />
      )}
    </StickySection>
  );
}

function EditionCard({ edition, picture, pictures, monthlyPrice }: EditionSummary) {
  const t = useTexts(HOME_TEXTS);
  return (
    <li className={styles.card}>
      <Link to={productListPath(edition)}>
        <div className={common.frame}>
          <Picture path={picture} pictures={pictures} alt="" sizes="(max-width: 48rem) 88vw, 27vw" />
          <EditionSeal name={edition} />
        </div>
        <Eyebrow>{t('collection.app')}</Eyebrow>
        <h3 className={styles.name}>{capitalised(edition)}</h3>
        <p className={styles.line}>{t(`collection.${edition}`)}</p>
        <p className={styles.foot}>
          <Price euros={monthlyPrice} from monthly />
          <span className={styles.more}>{t('collection.more')}</span>
        </p>
      </Link>
    </li>
  );
}
