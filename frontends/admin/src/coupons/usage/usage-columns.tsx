import { Link } from '@vitrine/platform';
import { format } from '../../shared/format.js';
import { cells, type Column } from '../../shared/list/index.js';
import type { CouponUse } from '../coupon.js';

/** The columns of a coupon's uses (back-office spec §3, Coupon usage record). */
export const columns: readonly Column<CouponUse>[] = [
  {
    title: 'Customer',
    // empty once the person was taken out
    cell: ({ customerEmail }) => customerEmail || <span className={cells.quiet}>Erased</span>,
  },
  {
    title: 'Order',
    cell: ({ orderId }) => <Link to={`/admin/orders?order=${orderId}`}>#{orderId.slice(-8)}</Link>,
  },
  { title: 'Order amount', className: cells.figure, cell: ({ orderAmount }) => format.price(orderAmount) },
  { title: 'Discount', className: cells.figure, cell: ({ discountAmount }) => format.price(discountAmount) },
  {
    title: 'Used',
    className: cells.date,
    cell: ({ usedAt }) => <time dateTime={usedAt}>{format.shortDateTime(usedAt)}</time>,
  },
];
