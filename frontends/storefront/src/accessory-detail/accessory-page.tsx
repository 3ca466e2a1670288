import { useParams } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { getAccessoryPicture } from '../shared/catalogue/catalogue.js';
import { useAccessory } from '../shared/catalogue/queries.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import detail from '../shared/detail/detail.module.css';
import { DetailPage } from '../shared/detail/detail-page.js';
import { AccessoryDetail } from './accessory-detail.js';
import { AccessoryJsonLd } from './accessory-json-ld.js';
import { ACCESSORY_DETAIL_TEXTS } from './texts.js';

/** `/accessory/{accessoryId}` (public spec §2, Accessories). */
export default function AccessoryPage() {
  const { accessoryId = '' } = useParams();
  return (
    <PublicPage ground="ivory">
      <DetailPage
        read={useAccessory(accessoryId)}
        path={`/accessory/${accessoryId}`}
        listPath="/accessories"
        texts={ACCESSORY_DETAIL_TEXTS}
        pictureOf={getAccessoryPicture}
        skeleton={
          <div className={detail.waiting}>
            <Skeleton bones={['line', 'title', 'line', 'field']} />
          </div>
        }
      >
        {(accessory) => (
          <>
            <AccessoryJsonLd accessory={accessory} />
            <AccessoryDetail key={accessory.id} accessory={accessory} />
          </>
        )}
      </DetailPage>
    </PublicPage>
  );
}
