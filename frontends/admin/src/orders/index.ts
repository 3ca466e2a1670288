export type { Order, OrderDetail, OrderPage } from './order.js';
export { OrdersPage } from './orders-page.js';
