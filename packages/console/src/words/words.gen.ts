// Written by scripts/registries.ts: made from where files stand and what they export.
import * as access from '@crossdock/contract/access/words.ts';
import * as addresses from '@crossdock/contract/addresses/words.ts';
import * as adjustments from '@crossdock/contract/adjustments/words.ts';
import * as aftersales from '@crossdock/contract/aftersales/words.ts';
import * as announcements from '@crossdock/contract/announcements/words.ts';
import * as books from '@crossdock/contract/books/words.ts';
import * as chargebacks from '@crossdock/contract/chargebacks/words.ts';
import * as checkout from '@crossdock/contract/checkout/words.ts';
import * as comments from '@crossdock/contract/comments/words.ts';
import * as coupons from '@crossdock/contract/coupons/words.ts';
import * as declarers from '@crossdock/contract/declarers/words.ts';
import * as disputes from '@crossdock/contract/disputes/words.ts';
import * as duties from '@crossdock/contract/duties/words.ts';
import * as einvoices from '@crossdock/contract/einvoices/words.ts';
import * as erasing from '@crossdock/contract/erasing/words.ts';
import * as evidence from '@crossdock/contract/evidence/words.ts';
import * as exceptions from '@crossdock/contract/exceptions/words.ts';
import * as finding from '@crossdock/contract/finding/words.ts';
import * as guide from '@crossdock/contract/guide/words.ts';
import * as identity from '@crossdock/contract/identity/words.ts';
import * as labels from '@crossdock/contract/labels/words.ts';
import * as leaving from '@crossdock/contract/leaving/words.ts';
import * as members from '@crossdock/contract/members/words.ts';
import * as messages from '@crossdock/contract/messages/words.ts';
import * as messengers from '@crossdock/contract/messengers/words.ts';
import * as moving from '@crossdock/contract/moving/words.ts';
import * as notices from '@crossdock/contract/notices/words.ts';
import * as orders from '@crossdock/contract/orders/words.ts';
import * as parcels from '@crossdock/contract/parcels/words.ts';
import * as payments from '@crossdock/contract/payments/words.ts';
import * as payouts from '@crossdock/contract/payouts/words.ts';
import * as pickups from '@crossdock/contract/pickups/words.ts';
import * as points from '@crossdock/contract/points/words.ts';
import * as pricing from '@crossdock/contract/pricing/words.ts';
import * as problems from '@crossdock/contract/problems/words.ts';
import * as products from '@crossdock/contract/products/words.ts';
import * as programs from '@crossdock/contract/programs/words.ts';
import * as promotion from '@crossdock/contract/promotion/words.ts';
import * as receipts from '@crossdock/contract/receipts/words.ts';
import * as remittances from '@crossdock/contract/remittances/words.ts';
import * as services from '@crossdock/contract/services/words.ts';
import * as shipping from '@crossdock/contract/shipping/words.ts';
import * as shops from '@crossdock/contract/shops/words.ts';
import * as staff from '@crossdock/contract/staff/words.ts';
import * as standingOrders from '@crossdock/contract/standingOrders/words.ts';
import * as statements from '@crossdock/contract/statements/words.ts';
import * as stations from '@crossdock/contract/stations/words.ts';
import * as support from '@crossdock/contract/support/words.ts';
import * as tracking from '@crossdock/contract/tracking/words.ts';
import * as vipImports from '@crossdock/contract/vipImports/words.ts';
import * as vipOrders from '@crossdock/contract/vipOrders/words.ts';
import * as wallet from '@crossdock/contract/wallet/words.ts';
import * as warehouses from '@crossdock/contract/warehouses/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import * as shared from '@crossdock/web/words.ts';
import * as shell from './shell.ts';

/** Every text of this app. Only the build reads them (`languagePacks`); the code of the app knows their keys. */
export const words = {
  ...shared.words,
  ...shell.words,
  ...access.consoleWords,
  ...addresses.words,
  ...addresses.consoleWords,
  ...adjustments.consoleWords,
  ...aftersales.words,
  ...aftersales.consoleWords,
  ...announcements.words,
  ...announcements.consoleWords,
  ...books.consoleWords,
  ...chargebacks.consoleWords,
  ...checkout.consoleWords,
  ...comments.words,
  ...comments.consoleWords,
  ...coupons.consoleWords,
  ...declarers.words,
  ...declarers.consoleWords,
  ...disputes.words,
  ...disputes.consoleWords,
  ...duties.words,
  ...duties.consoleWords,
  ...einvoices.words,
  ...einvoices.consoleWords,
  ...erasing.words,
  ...erasing.consoleWords,
  ...evidence.words,
  ...evidence.consoleWords,
  ...exceptions.consoleWords,
  ...finding.consoleWords,
  ...guide.words,
  ...guide.consoleWords,
  ...identity.words,
  ...identity.consoleWords,
  ...labels.consoleWords,
  ...leaving.words,
  ...leaving.consoleWords,
  ...members.words,
  ...members.consoleWords,
  ...messages.consoleWords,
  ...messengers.consoleWords,
  ...moving.consoleWords,
  ...notices.words,
  ...notices.consoleWords,
  ...orders.words,
  ...orders.consoleWords,
  ...parcels.words,
  ...parcels.consoleWords,
  ...payments.words,
  ...payments.consoleWords,
  ...payouts.consoleWords,
  ...pickups.words,
  ...pickups.consoleWords,
  ...points.words,
  ...points.consoleWords,
  ...pricing.words,
  ...pricing.consoleWords,
  ...problems.words,
  ...problems.consoleWords,
  ...products.words,
  ...products.consoleWords,
  ...programs.consoleWords,
  ...promotion.words,
  ...promotion.consoleWords,
  ...receipts.words,
  ...receipts.consoleWords,
  ...remittances.consoleWords,
  ...services.words,
  ...services.consoleWords,
  ...shipping.consoleWords,
  ...shops.consoleWords,
  ...staff.consoleWords,
  ...standingOrders.consoleWords,
  ...statements.consoleWords,
  ...stations.consoleWords,
  ...support.words,
  ...support.consoleWords,
  ...tracking.consoleWords,
  ...vipImports.words,
  ...vipImports.consoleWords,
  ...vipOrders.words,
  ...vipOrders.consoleWords,
  ...wallet.words,
  ...wallet.consoleWords,
  ...warehouses.words,
  ...warehouses.consoleWords,
} satisfies Record<string, Texts>;

export type TextKey = keyof typeof words;
