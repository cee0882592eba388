import { sendDocument } from '../src/einvoicing/sendDocument.ts';
import { Database } from '../src/platform/db.ts';
import { asShopId, systemActor } from '../src/platform/scope.ts';
import type { Services } from '../src/platform/services.ts';
import { Tenants } from '../src/platform/shops.ts';

/** A process that asks for an invoice, and is killed before the answer comes. */
const [url = '', role = '', shopId = '', id = ''] = process.argv.slice(2);
const database = new Database({ url, role, pool: 2 });
const shop = await new Tenants(database).ofId(asShopId(shopId));
const { APP_SECRET, ECPAY_INVOICE_URL } = process.env;
const services = { config: { APP_SECRET, ECPAY_INVOICE_URL } } as unknown as Services;
await sendDocument(database.noTransaction(asShopId(shopId)), services, systemActor(shop, 'job'), id);
