import * as access from '@crossdock/contract/access/words.ts';
import * as addresses from '@crossdock/contract/addresses/words.ts';
import * as checkout from '@crossdock/contract/checkout/words.ts';
import * as coupons from '@crossdock/contract/coupons/words.ts';
import * as declarers from '@crossdock/contract/declarers/words.ts';
import * as identity from '@crossdock/contract/identity/words.ts';
import * as members from '@crossdock/contract/members/words.ts';
import * as messengers from '@crossdock/contract/messengers/words.ts';
import * as notices from '@crossdock/contract/notices/words.ts';
import * as orders from '@crossdock/contract/orders/words.ts';
import * as parcels from '@crossdock/contract/parcels/words.ts';
import * as payments from '@crossdock/contract/payments/words.ts';
import * as points from '@crossdock/contract/points/words.ts';
import * as pricing from '@crossdock/contract/pricing/words.ts';
import * as promotion from '@crossdock/contract/promotion/words.ts';
import * as tracking from '@crossdock/contract/tracking/words.ts';
import * as wallet from '@crossdock/contract/wallet/words.ts';
import * as warehouses from '@crossdock/contract/warehouses/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import * as shared from '@crossdock/web/words.ts';
import * as home from './home/words.ts';
import * as shell from './shell/words.ts';
import * as support from './support/words.ts';

/** Every text of this app. Only the build reads them (`languagePacks`): the app's own code knows their keys. */
export const words = {
  ...shell.words,
  ...shared.words,
  ...home.words,
  ...members.words,
  ...members.portalWords,
  ...messengers.portalWords,
  ...access.portalWords,
  ...addresses.words,
  ...addresses.portalWords,
  ...parcels.words,
  ...parcels.portalWords,
  ...warehouses.words,
  ...warehouses.portalWords,
  ...orders.words,
  ...orders.portalWords,
  ...checkout.portalWords,
  ...pricing.words,
  ...pricing.portalWords,
  ...support.words,
  ...tracking.portalWords,
  ...coupons.portalWords,
  ...declarers.words,
  ...declarers.portalWords,
  ...identity.words,
  ...identity.portalWords,
  ...points.words,
  ...points.portalWords,
  ...promotion.words,
  ...promotion.portalWords,
  ...wallet.words,
  ...wallet.portalWords,
  ...payments.words,
  ...payments.portalWords,
  ...notices.portalWords,
} as const satisfies Record<string, Texts>;

export type TextKey = keyof typeof words;
