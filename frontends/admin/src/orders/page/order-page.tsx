import { useParams } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import { useState } from 'react';
import { Badge } from '../../shared/cards/index.js';
import { Card, RetailerRequests, RecordCourse, RecordPage } from '../../shared/desk/index.js';
import { format } from '../../shared/format.js';
import { useMayOn } from '../../shared/permissions/index.js';
import { useOrder } from '../calls/get-order.js';
import { restoreOrder } from '../calls/restore-order.js';
import { CustomerData } from '../detail/customer-data.js';
import { RequestedDesign } from '../detail/design/requested-design.js';
import { HistoryTable } from '../detail/history-table.js';
import { MailState } from '../detail/mail-state.js';
import { OrderFacts } from '../detail/order-facts.js';
import { RequestOrders } from '../detail/together/request-orders.js';
import { type OrderDetail, orderLabel, orderPath } from '../order.js';
import { statusNames, statusTones } from '../status.js';
import { useOfferedStatus } from '../use-offered-mail.js';
import { OrderAnswer } from './order-answer.js';
import { OrderReply } from './order-reply.js';
import { MAILED_STATUSES } from './status-consequences.js';
import { useOrderNeighbours } from './use-order-neighbours.js';

/** The whole page of the order in the address. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const query = useOrder(id);
  const mayRestore = useMayOn('orders')('delete');
  return (
    <RecordPage
      key={id}
      record={{ kind: 'order', id }}
      noun="order"
      query={query}
      list={{ path: '/admin/orders', label: 'All orders' }}
      neighbours={useOrderNeighbours(id)}
      title={({ productName }) => `${orderLabel(id)} ${productName}`}
      badge={({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
      facts={(order) => <Facts order={order} />}
      work={(order) => <Work order={order} onReload={async () => (await query.refetch({ throwOnError: true })).data} />}
      restore={mayRestore ? () => restoreOrder(id) : undefined}
    />
  );
}

/** The request, the customer, and the prices. */
function Facts({ order }: { order: OrderDetail }) {
  return (
    <>
      <Card>
        <OrderFacts order={order} />
        <RequestOrders order={order} href={orderPath} />
      </Card>
      <Card>
        <CustomerData order={order} />
      </Card>
      {order.erasedAt === null && (
        <Card>
          <RetailerRequests record={{ kind: 'order', id: order.id }} email={order.customerInfo.email} />
        </Card>
      )}
      {order.configuration && (
        <Card>
          <RequestedDesign configuration={order.configuration} />
        </Card>
      )}
      {order.priceHistory.length > 0 && (
        <Card>
          <HistoryTable
            title="Price history"
            history={order.priceHistory}
            heads={['Old price', 'New price']}
            cells={({ oldPrice, newPrice }) => [format.price(oldPrice), format.price(newPrice)]}
          />
        </Card>
      )}
    </>
  );
}

interface WorkProps {
  order: OrderDetail;
  onReload: () => Promise<OrderDetail | undefined>;
}

/** The forms and actions of staff, and the timeline. */
function Work({ order, onReload }: WorkProps) {
  const mayWrite = useMayOn('orders')('write');
  const { offeredStatus, forget } = useOfferedStatus();
  const [offered, setOffered] = useState(order.status === offeredStatus ? offeredStatus : undefined);
  const offer = (status?: OrderStatus) => {
    setOffered(status);
    forget();
  };
  const record = { kind: 'order', id: order.id } as const;
  return (
    <>
      {mayWrite && (
        <Card>
          <OrderAnswer
            order={order}
            onReload={onReload}
            onStatus={(status) => offer(MAILED_STATUSES.includes(status) ? status : undefined)}
          />
        </Card>
      )}
      {mayWrite && order.erasedAt === null && (
        <Card>
          <OrderReply order={order} offered={offered} onSettled={() => offer()} />
        </Card>
      )}
      <RecordCourse record={record} work={order} mail={<MailState order={order} />} />
    </>
  );
}
