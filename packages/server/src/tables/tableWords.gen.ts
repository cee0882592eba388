// Written by scripts/registries.ts: made from where files stand and what they export.
import * as addresses from '@crossdock/contract/addresses/words.ts';
import * as adjustments from '@crossdock/contract/adjustments/words.ts';
import * as aftersales from '@crossdock/contract/aftersales/words.ts';
import * as announcements from '@crossdock/contract/announcements/words.ts';
import * as chargebacks from '@crossdock/contract/chargebacks/words.ts';
import * as coupons from '@crossdock/contract/coupons/words.ts';
import * as declarers from '@crossdock/contract/declarers/words.ts';
import * as disputes from '@crossdock/contract/disputes/words.ts';
import * as einvoices from '@crossdock/contract/einvoices/words.ts';
import * as exceptions from '@crossdock/contract/exceptions/words.ts';
import * as identity from '@crossdock/contract/identity/words.ts';
import * as notices from '@crossdock/contract/notices/words.ts';
import * as orders from '@crossdock/contract/orders/words.ts';
import * as parcels from '@crossdock/contract/parcels/words.ts';
import * as payments from '@crossdock/contract/payments/words.ts';
import * as payouts from '@crossdock/contract/payouts/words.ts';
import * as pickups from '@crossdock/contract/pickups/words.ts';
import * as points from '@crossdock/contract/points/words.ts';
import * as problems from '@crossdock/contract/problems/words.ts';
import * as products from '@crossdock/contract/products/words.ts';
import * as promotion from '@crossdock/contract/promotion/words.ts';
import * as receipts from '@crossdock/contract/receipts/words.ts';
import * as remittances from '@crossdock/contract/remittances/words.ts';
import * as services from '@crossdock/contract/services/words.ts';
import * as staff from '@crossdock/contract/staff/words.ts';
import * as statements from '@crossdock/contract/statements/words.ts';
import * as tables from '@crossdock/contract/tables/words.ts';
import * as vipImports from '@crossdock/contract/vipImports/words.ts';
import * as vipOrders from '@crossdock/contract/vipOrders/words.ts';
import * as wallet from '@crossdock/contract/wallet/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';

/** The texts of all nouns that the columns of exported lists name. */
export const tableWords: Readonly<Record<string, Texts>> = {
  ...addresses.words,
  ...addresses.consoleWords,
  ...addresses.sheetWords,
  ...adjustments.consoleWords,
  ...aftersales.words,
  ...aftersales.consoleWords,
  ...announcements.words,
  ...announcements.consoleWords,
  ...chargebacks.consoleWords,
  ...coupons.consoleWords,
  ...coupons.sheetWords,
  ...declarers.words,
  ...declarers.consoleWords,
  ...disputes.words,
  ...disputes.consoleWords,
  ...einvoices.words,
  ...einvoices.consoleWords,
  ...einvoices.sheetWords,
  ...exceptions.consoleWords,
  ...identity.words,
  ...identity.consoleWords,
  ...notices.words,
  ...notices.consoleWords,
  ...orders.words,
  ...orders.consoleWords,
  ...orders.sheetWords,
  ...parcels.words,
  ...parcels.consoleWords,
  ...payments.words,
  ...payments.consoleWords,
  ...payouts.consoleWords,
  ...pickups.words,
  ...pickups.consoleWords,
  ...points.words,
  ...points.consoleWords,
  ...problems.words,
  ...problems.consoleWords,
  ...products.words,
  ...products.consoleWords,
  ...products.sheetWords,
  ...promotion.words,
  ...promotion.consoleWords,
  ...receipts.words,
  ...receipts.consoleWords,
  ...receipts.sheetWords,
  ...remittances.consoleWords,
  ...services.words,
  ...services.consoleWords,
  ...staff.consoleWords,
  ...statements.consoleWords,
  ...tables.sheetWords,
  ...vipImports.words,
  ...vipImports.consoleWords,
  ...vipImports.sheetWords,
  ...vipOrders.words,
  ...vipOrders.consoleWords,
  ...wallet.words,
  ...wallet.consoleWords,
  ...wallet.sheetWords,
};
