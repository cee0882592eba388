import { Database } from '../src/platform/db.ts';
import { publish } from '../src/platform/realtime.ts';
import { asShopId } from '../src/platform/scope.ts';

/** A process that is killed after its commit, one turn of the event loop before it would send its realtime events. */
const [url = '', role = '', shopId = '', memberId = ''] = process.argv.slice(2);
await new Database({ url, role, pool: 1 }).transact(asShopId(shopId), async (tx) => {
  await publish(tx, 'shop', null);
  await publish(tx, 'orders', memberId);
});
process.kill(process.pid, 'SIGKILL');
