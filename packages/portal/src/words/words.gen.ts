// Written by scripts/registries.ts: made from where files stand and what they export.
import * as access from '@crossdock/contract/access/words.ts';
import * as addresses from '@crossdock/contract/addresses/words.ts';
import * as aftersales from '@crossdock/contract/aftersales/words.ts';
import * as announcements from '@crossdock/contract/announcements/words.ts';
import * as assistants from '@crossdock/contract/assistants/words.ts';
import * as checkout from '@crossdock/contract/checkout/words.ts';
import * as comments from '@crossdock/contract/comments/words.ts';
import * as coupons from '@crossdock/contract/coupons/words.ts';
import * as declarers from '@crossdock/contract/declarers/words.ts';
import * as disputes from '@crossdock/contract/disputes/words.ts';
import * as duties from '@crossdock/contract/duties/words.ts';
import * as einvoices from '@crossdock/contract/einvoices/words.ts';
import * as erasing from '@crossdock/contract/erasing/words.ts';
import * as evidence from '@crossdock/contract/evidence/words.ts';
import * as guide from '@crossdock/contract/guide/words.ts';
import * as identity from '@crossdock/contract/identity/words.ts';
import * as leaving from '@crossdock/contract/leaving/words.ts';
import * as members from '@crossdock/contract/members/words.ts';
import * as messengers from '@crossdock/contract/messengers/words.ts';
import * as notices from '@crossdock/contract/notices/words.ts';
import * as orders from '@crossdock/contract/orders/words.ts';
import * as parcels from '@crossdock/contract/parcels/words.ts';
import * as passkeys from '@crossdock/contract/passkeys/words.ts';
import * as payments from '@crossdock/contract/payments/words.ts';
import * as pickups from '@crossdock/contract/pickups/words.ts';
import * as planning from '@crossdock/contract/planning/words.ts';
import * as points from '@crossdock/contract/points/words.ts';
import * as pricing from '@crossdock/contract/pricing/words.ts';
import * as problems from '@crossdock/contract/problems/words.ts';
import * as products from '@crossdock/contract/products/words.ts';
import * as promotion from '@crossdock/contract/promotion/words.ts';
import * as receipts from '@crossdock/contract/receipts/words.ts';
import * as services from '@crossdock/contract/services/words.ts';
import * as standingOrders from '@crossdock/contract/standingOrders/words.ts';
import * as support from '@crossdock/contract/support/words.ts';
import * as tracking from '@crossdock/contract/tracking/words.ts';
import * as vipImports from '@crossdock/contract/vipImports/words.ts';
import * as vipOrders from '@crossdock/contract/vipOrders/words.ts';
import * as wallet from '@crossdock/contract/wallet/words.ts';
import * as warehouses from '@crossdock/contract/warehouses/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import * as shared from '@crossdock/web/words.ts';
import * as home from './home.ts';
import * as journey from './journey.ts';
import * as shell from './shell.ts';
import * as unsent from './unsent.ts';

/** Every text of this app. Only the build reads them (`languagePacks`); the code of the app knows their keys. */
export const words = {
  ...shared.words,
  ...home.words,
  ...journey.words,
  ...shell.words,
  ...unsent.words,
  ...access.portalWords,
  ...addresses.words,
  ...addresses.portalWords,
  ...aftersales.words,
  ...aftersales.portalWords,
  ...announcements.words,
  ...announcements.portalWords,
  ...assistants.portalWords,
  ...checkout.portalWords,
  ...comments.words,
  ...comments.portalWords,
  ...coupons.portalWords,
  ...declarers.words,
  ...declarers.portalWords,
  ...disputes.words,
  ...disputes.portalWords,
  ...duties.words,
  ...duties.portalWords,
  ...einvoices.words,
  ...einvoices.portalWords,
  ...erasing.words,
  ...erasing.portalWords,
  ...evidence.words,
  ...evidence.portalWords,
  ...guide.words,
  ...guide.portalWords,
  ...identity.words,
  ...identity.portalWords,
  ...leaving.words,
  ...leaving.portalWords,
  ...members.words,
  ...members.portalWords,
  ...messengers.portalWords,
  ...notices.words,
  ...notices.portalWords,
  ...orders.words,
  ...orders.portalWords,
  ...parcels.words,
  ...parcels.portalWords,
  ...passkeys.portalWords,
  ...payments.words,
  ...payments.portalWords,
  ...pickups.words,
  ...pickups.portalWords,
  ...planning.portalWords,
  ...points.words,
  ...points.portalWords,
  ...pricing.words,
  ...pricing.portalWords,
  ...problems.words,
  ...problems.portalWords,
  ...products.words,
  ...products.portalWords,
  ...promotion.words,
  ...promotion.portalWords,
  ...receipts.words,
  ...receipts.portalWords,
  ...services.words,
  ...services.portalWords,
  ...standingOrders.portalWords,
  ...support.words,
  ...support.portalWords,
  ...tracking.portalWords,
  ...vipImports.words,
  ...vipImports.portalWords,
  ...vipOrders.words,
  ...vipOrders.portalWords,
  ...wallet.words,
  ...wallet.portalWords,
  ...warehouses.words,
  ...warehouses.portalWords,
} satisfies Record<string, Texts>;

export type TextKey = keyof typeof words;
