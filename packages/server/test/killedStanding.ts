import { Database } from '../src/platform/db.ts';
import { asShopId, systemActor } from '../src/platform/scope.ts';
import type { Services } from '../src/platform/services.ts';
import { Tenants } from '../src/platform/shops.ts';
import { checkRule } from '../src/standingOrders/checkRule.ts';
import { rulesToCheck } from '../src/standingOrders/rules.store.ts';

/** A process that is killed after it has ordered and paid for a rule and before it commits. */
const [url = '', role = '', shopId = ''] = process.argv.slice(2);
const database = new Database({ url, role, pool: 2 });
const tenants = new Tenants(database);
const actor = systemActor(await tenants.ofId(asShopId(shopId)), 'test');
await database.transact(asShopId(shopId), async (tx) => {
  for (const look of await rulesToCheck(tx, 10)) await checkRule(tx, actor, { tenants } as Services, look);
  process.kill(process.pid, 'SIGKILL');
});
