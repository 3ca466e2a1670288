import { ActiveBadge, Badge, Card, CardLine, CardText, type CardTools } from '../shared/cards/index.js';
import { format } from '../shared/format.js';
import { RowButton, RowLink } from '../shared/list/index.js';
import { type Coupon, discountText, periodText, usesText, getValidity } from './coupon.js';
import styles from './coupon-card.module.css';

interface CouponCardProps {
  coupon: Coupon;
  /** Addresses of its form and its usage. */
  edit: string;
  usage: string;
  onGiveBack: () => void;
  tools: CardTools;
}

/** The card of a coupon (back-office spec §2, Coupons page). */
export function CouponCard({ coupon, edit, usage, onGiveBack, tools }: CouponCardProps) {
  const { code, name, description, isActive, minimumOrderAmount, userUsageLimit, pendingUses } = coupon;
  const validity = getValidity(coupon);
  return (
    <Card
      title={code}
      isQuiet={!isActive}
      badges={
        <>
          <ActiveBadge isActive={isActive} />
          {validity && <Badge tone={validity === 'EXPIRED' ? 'bad' : 'waiting'}>{validity}</Badge>}
        </>
      }
      links={
        <RowLink to={usage} of={`of ${code}`}>
          Usage
        </RowLink>
      }
      edit={edit}
      toggle={isActive ? 'Deactivate' : 'Activate'}
      actions={
        isHeldUp(coupon) && (
          <RowButton of={code} onClick={onGiveBack}>
            Give back
          </RowButton>
        )
      }
      tools={tools}
    >
      <p className={styles.name}>{name}</p>
      <p className={styles.discount}>{discountText(coupon)}</p>
      <CardText>{description}</CardText>
      <CardLine>{periodText(coupon)}</CardLine>
      <CardLine>
        {usesText(coupon)}, {format.count(userUsageLimit)} for each customer
      </CardLine>
      <CardLine>
        {isHeldUp(coupon)
          ? `${counted(pendingUses, 'use is', 'uses are')} held by requests that have been pending for more than a day`
          : null}
      </CardLine>
      <CardLine>{minimumOrderAmount > 0 ? `Orders from ${format.price(minimumOrderAmount)}` : null}</CardLine>
      <CardLine>{scopeText(coupon)}</CardLine>
    </Card>
  );
}

/** Whether a coupon is used up, but some of its uses are held by old pending requests. */
const isHeldUp = ({ usageLimit, usageCount, pendingUses }: Coupon): boolean =>
  usageLimit !== null && usageCount >= usageLimit && pendingUses > 0;

/** What a coupon is limited to, where that is not everything. */
function scopeText({ applicableProducts, applicableCategories }: Coupon): string {
  const parts = [
    counted(applicableProducts.length, 'chosen product', 'chosen products'),
    counted(applicableCategories.length, 'category', 'categories'),
  ].filter(Boolean);
  return parts.length > 0 ? `For ${parts.join(' and ')}` : '';
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${format.count(count)} ${count === 1 ? one : many}`;
