import { Database } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import type { Services } from '../src/platform/services.ts';
import { Tenants } from '../src/platform/shops.ts';
import { standingOrderChecks } from '../src/standingOrders/job.ts';

/** A process that runs the job of standing orders once, as a server's worker does. */
const [url = '', role = '', shopId = ''] = process.argv.slice(2);
const database = new Database({ url, role, pool: 2 });
const services = { tenants: new Tenants(database) } as Services;
const shop = asShopId(shopId);
await standingOrderChecks(services).run(database.noTransaction(shop), { shopId: shop });
process.exit(0);
