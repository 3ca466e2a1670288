import { fillWithOrders, MANY_ORDERS, MANY_ORDERS_FOLDER, startMeasured } from './systems.ts';

/** `npm run bench:data [COUNT]` fills the kept database of the search measurement; a second run finds it filled. */
const wanted = Number(process.argv[2] ?? MANY_ORDERS);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('Say how many orders: a whole number');
const system = await startMeasured(MANY_ORDERS_FOLDER);
try {
  const count = await fillWithOrders(system, wanted, (line) => console.log(line));
  console.log(`${count} orders are in ${MANY_ORDERS_FOLDER}`);
} finally {
  await system.stop();
}
