import * as access from '@crossdock/contract/access/words.ts';
import * as addresses from '@crossdock/contract/addresses/words.ts';
import * as adjustments from '@crossdock/contract/adjustments/words.ts';
import * as aftersales from '@crossdock/contract/aftersales/words.ts';
import * as announcements from '@crossdock/contract/announcements/words.ts';
import * as books from '@crossdock/contract/books/words.ts';
import * as checkout from '@crossdock/contract/checkout/words.ts';
import * as comments from '@crossdock/contract/comments/words.ts';
import * as coupons from '@crossdock/contract/coupons/words.ts';
import * as declarers from '@crossdock/contract/declarers/words.ts';
import * as disputes from '@crossdock/contract/disputes/words.ts';
import * as guide from '@crossdock/contract/guide/words.ts';
import * as identity from '@crossdock/contract/identity/words.ts';
import * as members from '@crossdock/contract/members/words.ts';
import * as messages from '@crossdock/contract/messages/words.ts';
import * as messengers from '@crossdock/contract/messengers/words.ts';
import * as notices from '@crossdock/contract/notices/words.ts';
import * as orders from '@crossdock/contract/orders/words.ts';
import * as parcels from '@crossdock/contract/parcels/words.ts';
import * as payments from '@crossdock/contract/payments/words.ts';
import * as pickups from '@crossdock/contract/pickups/words.ts';
import * as points from '@crossdock/contract/points/words.ts';
import * as pricing from '@crossdock/contract/pricing/words.ts';
import * as problems from '@crossdock/contract/problems/words.ts';
import * as products from '@crossdock/contract/products/words.ts';
import * as programs from '@crossdock/contract/programs/words.ts';
import * as promotion from '@crossdock/contract/promotion/words.ts';
import * as services from '@crossdock/contract/services/words.ts';
import * as shipping from '@crossdock/contract/shipping/words.ts';
import * as shops from '@crossdock/contract/shops/words.ts';
import * as staff from '@crossdock/contract/staff/words.ts';
import * as support from '@crossdock/contract/support/words.ts';
import * as tracking from '@crossdock/contract/tracking/words.ts';
import * as vipImports from '@crossdock/contract/vipImports/words.ts';
import * as vipOrders from '@crossdock/contract/vipOrders/words.ts';
import * as wallet from '@crossdock/contract/wallet/words.ts';
import * as warehouses from '@crossdock/contract/warehouses/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import * as shared from '@crossdock/web/words.ts';
import * as shell from './shell/words.ts';

/** Every text of this app. Only the build reads them (`languagePacks`); the code of the app knows their keys. */
export const words = {
  ...shared.words,
  ...shell.words,
  ...parcels.consoleWords,
  ...parcels.words,
  ...orders.consoleWords,
  ...orders.words,
  ...checkout.consoleWords,
  ...shipping.consoleWords,
  ...warehouses.consoleWords,
  ...warehouses.words,
  ...access.consoleWords,
  ...members.consoleWords,
  ...members.words,
  ...messages.consoleWords,
  ...messengers.consoleWords,
  ...addresses.consoleWords,
  ...addresses.words,
  ...payments.consoleWords,
  ...payments.words,
  ...books.consoleWords,
  ...books.words,
  ...wallet.consoleWords,
  ...wallet.words,
  ...adjustments.consoleWords,
  ...announcements.consoleWords,
  ...announcements.words,
  ...guide.consoleWords,
  ...guide.words,
  ...pickups.consoleWords,
  ...pickups.words,
  ...services.consoleWords,
  ...services.words,
  ...comments.consoleWords,
  ...vipImports.consoleWords,
  ...vipImports.words,
  ...vipOrders.consoleWords,
  ...vipOrders.words,
  ...comments.words,
  ...aftersales.consoleWords,
  ...aftersales.words,
  ...coupons.consoleWords,
  ...declarers.consoleWords,
  ...declarers.words,
  ...identity.consoleWords,
  ...identity.words,
  ...points.consoleWords,
  ...points.words,
  ...problems.consoleWords,
  ...disputes.consoleWords,
  ...problems.words,
  ...disputes.words,
  ...products.consoleWords,
  ...products.words,
  ...promotion.consoleWords,
  ...promotion.words,
  ...pricing.consoleWords,
  ...pricing.words,
  ...support.consoleWords,
  ...support.words,
  ...tracking.consoleWords,
  ...staff.consoleWords,
  ...programs.consoleWords,
  ...shops.consoleWords,
  ...notices.consoleWords,
  ...notices.words,
} satisfies Record<string, Texts>;

export type TextKey = keyof typeof words;
