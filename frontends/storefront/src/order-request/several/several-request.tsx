import { useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { ActionLinks } from '../../shared/controls/action-links.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { Failure } from '../../shared/controls/states/failure.js';
import { Message } from '../../shared/controls/states/message.js';
import type { Favorite } from '../../shared/favorites/stored-favorites.js';
import { useCatalogueOf } from '../../shared/favorites/use-catalogue-of.js';
import split from '../../shared/page-layout/split.module.css';
import type { CreatedOrder } from '../order-api.js';
import styles from '../order-request.module.css';
import { OrderSkeleton } from '../order-skeleton.js';
import outcome from '../outcome/order-outcome.module.css';
import { RequestForm } from '../request-form.js';
import { ORDER_TEXTS } from '../texts.js';
import { useLead } from '../use-lead.js';
import { chooseItems, toRequestable, type Changes } from './requested-items.js';
import { SeveralSummary } from './several-summary.js';
import { SEVERAL_TEXTS } from './texts.js';

interface SeveralRequestProps {
  favorites: readonly Favorite[];
  onCreated: (orders: CreatedOrder[]) => void;
}

/** Renders the state of the request: loading, failed, nothing to request, or the form. */
export function SeveralRequest({ favorites, onCreated }: SeveralRequestProps) {
  const t = useTexts(SEVERAL_TEXTS);
  const o = useTexts(ORDER_TEXTS);
  const lead = useLead();
  const catalogue = useCatalogueOf(favorites);
  const [changes, setChanges] = useState<Changes>({ plans: {}, included: null });

  if (catalogue.hasFailed) {
    return (
      <div className={outcome.failed}>
        <Failure message={o('failed')} onRetry={catalogue.retry} retrying={catalogue.isRetrying} />
      </div>
    );
  }
  if (catalogue.isLoading) return <OrderSkeleton />;
  const requestable = toRequestable(favorites, catalogue);
  const { chosen, leftOut } = chooseItems(requestable.items, changes);
  const [first, ...others] = chosen;
  if (!first) {
    return (
      <Message eyebrow={o('eyebrow')} title={t('empty')} text={t('emptyText')}>
        <ActionLinks
          main={{ to: '/favorites', text: t('favorites') }}
          other={{ to: '/products', text: t('collection') }}
        />
      </Message>
    );
  }
  const include = (ids: readonly string[]) => setChanges((before) => ({ ...before, included: ids }));
  const ids = chosen.map(({ item }) => item.id);
  return (
    <RequestForm
      route="buy"
      chosen={[first, ...others]}
      heading={
        <header className={styles.heading}>
          <Eyebrow>{o('eyebrow')}</Eyebrow>
          <h1 className={split.title}>{t('title')}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
      }
      summary={(coupon) => (
        <SeveralSummary
          chosen={chosen}
          leftOut={leftOut}
          unavailable={requestable.unavailable}
          hasGone={requestable.hasGone}
          coupon={coupon}
          onPlan={(id, plan) => setChanges((before) => ({ ...before, plans: { ...before.plans, [id]: plan } }))}
          onLeaveOut={(id) => include(ids.filter((each) => each !== id))}
          onTakeIn={(id) => include([...ids, id])}
        />
      )}
      onCreated={onCreated}
    />
  );
}
