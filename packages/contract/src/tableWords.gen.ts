// Written by scripts/registries.ts: made from where files stand and what they export.
import * as access from './access/words.ts';
import * as addresses from './addresses/words.ts';
import * as adjustments from './adjustments/words.ts';
import * as aftersales from './aftersales/words.ts';
import * as announcements from './announcements/words.ts';
import * as assistants from './assistants/words.ts';
import * as books from './books/words.ts';
import * as comments from './comments/words.ts';
import * as coupons from './coupons/words.ts';
import * as declarers from './declarers/words.ts';
import * as disputes from './disputes/words.ts';
import * as duties from './duties/words.ts';
import * as einvoices from './einvoices/words.ts';
import * as erasing from './erasing/words.ts';
import * as exceptions from './exceptions/words.ts';
import * as guide from './guide/words.ts';
import * as identity from './identity/words.ts';
import * as labels from './labels/words.ts';
import * as leaving from './leaving/words.ts';
import * as members from './members/words.ts';
import * as messages from './messages/words.ts';
import * as messengers from './messengers/words.ts';
import * as moving from './moving/words.ts';
import * as notices from './notices/words.ts';
import * as orders from './orders/words.ts';
import * as parcels from './parcels/words.ts';
import * as passkeys from './passkeys/words.ts';
import * as payments from './payments/words.ts';
import * as payouts from './payouts/words.ts';
import * as pickups from './pickups/words.ts';
import * as points from './points/words.ts';
import * as pricing from './pricing/words.ts';
import * as problems from './problems/words.ts';
import * as products from './products/words.ts';
import * as programs from './programs/words.ts';
import * as promotion from './promotion/words.ts';
import * as receipts from './receipts/words.ts';
import * as remittances from './remittances/words.ts';
import * as services from './services/words.ts';
import * as shops from './shops/words.ts';
import * as staff from './staff/words.ts';
import * as standingOrders from './standingOrders/words.ts';
import * as statements from './statements/words.ts';
import * as support from './support/words.ts';
import * as tracking from './tracking/words.ts';
import * as vipImports from './vipImports/words.ts';
import * as vipOrders from './vipOrders/words.ts';
import * as wallet from './wallet/words.ts';
import * as warehouses from './warehouses/words.ts';
import type { Texts } from './wire/values.ts';

/** What each table of an export contains, as its README says. */
export const tableWords: Readonly<Record<string, Texts>> = {
  ...access.tableWords,
  ...addresses.tableWords,
  ...adjustments.tableWords,
  ...aftersales.tableWords,
  ...announcements.tableWords,
  ...assistants.tableWords,
  ...books.tableWords,
  ...comments.tableWords,
  ...coupons.tableWords,
  ...declarers.tableWords,
  ...disputes.tableWords,
  ...duties.tableWords,
  ...einvoices.tableWords,
  ...erasing.tableWords,
  ...exceptions.tableWords,
  ...guide.tableWords,
  ...identity.tableWords,
  ...labels.tableWords,
  ...leaving.tableWords,
  ...members.tableWords,
  ...messages.tableWords,
  ...messengers.tableWords,
  ...moving.tableWords,
  ...notices.tableWords,
  ...orders.tableWords,
  ...parcels.tableWords,
  ...passkeys.tableWords,
  ...payments.tableWords,
  ...payouts.tableWords,
  ...pickups.tableWords,
  ...points.tableWords,
  ...pricing.tableWords,
  ...problems.tableWords,
  ...products.tableWords,
  ...programs.tableWords,
  ...promotion.tableWords,
  ...receipts.tableWords,
  ...remittances.tableWords,
  ...services.tableWords,
  ...shops.tableWords,
  ...staff.tableWords,
  ...standingOrders.tableWords,
  ...statements.tableWords,
  ...support.tableWords,
  ...tracking.tableWords,
  ...vipImports.tableWords,
  ...vipOrders.tableWords,
  ...wallet.tableWords,
  ...warehouses.tableWords,
};
