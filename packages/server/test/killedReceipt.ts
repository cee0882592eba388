import { lockOrder } from '../src/orders/store.ts';
import { Database } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import { Tenants } from '../src/platform/shops.ts';
import { writeOrderReceipts } from '../src/receipting/issue.ts';

/** A process that is killed after it has written an order's receipt and before it commits. */
const [url = '', role = '', shopId = '', orderId = ''] = process.argv.slice(2);
const database = new Database({ url, role, pool: 2 });
const shop = await new Tenants(database).ofId(asShopId(shopId));
await database.transact(asShopId(shopId), async (tx) => {
  const order = await lockOrder(tx, orderId);
  if (order) await writeOrderReceipts(tx, shop, order);
  process.kill(process.pid, 'SIGKILL');
});
