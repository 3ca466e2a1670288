import { PageHead, useParams, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { getAccessoryPicture } from '../shared/catalogue/catalogue.js';
import { useAccessory } from '../shared/catalogue/queries.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Message } from '../shared/controls/states/message.js';
import { Bone, Skeleton } from '../shared/controls/states/skeleton.js';
import detail from '../shared/detail/detail.module.css';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { AccessoryDetail } from './accessory-detail.js';
import { AccessoryJsonLd } from './accessory-json-ld.js';
import { ACCESSORY_DETAIL_TEXTS } from './texts.js';

/** `/accessory/{accessoryId}` (public spec §2, Accessories). */
export default function AccessoryPage() {
  const t = useTexts(ACCESSORY_DETAIL_TEXTS);
  const { accessoryId = '' } = useParams();
  const { data: accessory, isPending, isFetching, refetch } = useAccessory(accessoryId);
  const path = `/accessory/${accessoryId}`;
  if (accessory) {
    return (
      <PublicPage ground="ivory">
        <PageHead
          title={accessory.name}
          description={accessory.subtitle ?? accessory.description}
          canonical={path}
          image={getAccessoryPicture(accessory)}
        />
        <AccessoryJsonLd accessory={accessory} />
        <Breadcrumbs last={{ name: accessory.name, path }} />
        <AccessoryDetail key={accessory.id} accessory={accessory} />
      </PublicPage>
    );
  }
  if (accessory === null) {
    return (
      <PublicPage ground="ivory">
        <PageHead title={t('notFound.title')} status={404} />
        <Message title={t('notFound.title')} text={t('notFound.text')}>
          <ButtonLink tone="green" to="/accessories">
            {t('back')}
          </ButtonLink>
        </Message>
      </PublicPage>
    );
  }
  return (
    <PublicPage ground="ivory">
      <PageHead canonical={path} />
      <div className={detail.waiting}>
        {isPending ? (
          <Skeleton>
            <Bone />
            <Bone as="title" />
            <Bone />
            <Bone as="field" />
          </Skeleton>
        ) : (
          <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </div>
    </PublicPage>
  );
}
