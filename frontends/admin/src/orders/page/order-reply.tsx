import { formats } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import { ReplyForm } from '../../shared/desk/index.js';
import { useStaff } from '../../shared/permissions/index.js';
import { type Order, orderLabel } from '../order.js';

interface OrderReplyProps {
  order: Order;
  /** The status that was just set, whose mail is offered. */
  offered: OrderStatus | undefined;
  onSettled: () => void;
}

/** The form of a mail to the customer of an order. */
export function OrderReply({ order, offered, onSettled }: OrderReplyProps) {
  const { customerInfo, language, productName, productPrice } = order;
  const staff = useStaff();
  return (
    <ReplyForm
      record={{ kind: 'order', id: order.id }}
      customer={{ name: customerInfo.fullName, email: customerInfo.email, language }}
      values={{
        name: customerInfo.fullName,
        number: orderLabel(order.id),
        product: productName,
        price: formats[language].price(productPrice),
        staff: staff?.name ?? staff?.email ?? '',
      }}
      offered={offered}
      onSettled={onSettled}
    />
  );
}
