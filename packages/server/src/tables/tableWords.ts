import {
  consoleWords as addressesConsoleWords,
  words as addressesWords,
} from '@crossdock/contract/addresses/words.ts';
import { consoleWords as adjustmentsConsoleWords } from '@crossdock/contract/adjustments/words.ts';
import {
  consoleWords as aftersalesConsoleWords,
  words as aftersalesWords,
} from '@crossdock/contract/aftersales/words.ts';
import { consoleWords as announcementsConsoleWords } from '@crossdock/contract/announcements/words.ts';
import { consoleWords as chargebacksConsoleWords } from '@crossdock/contract/chargebacks/words.ts';
import { consoleWords as couponsConsoleWords } from '@crossdock/contract/coupons/words.ts';
import { consoleWords as declarersConsoleWords } from '@crossdock/contract/declarers/words.ts';
import { words as disputesWords } from '@crossdock/contract/disputes/words.ts';
import {
  consoleWords as einvoicesConsoleWords,
  words as einvoicesWords,
} from '@crossdock/contract/einvoices/words.ts';
import { consoleWords as exceptionsConsoleWords } from '@crossdock/contract/exceptions/words.ts';
import {
  consoleWords as identityConsoleWords,
  words as identityWords,
} from '@crossdock/contract/identity/words.ts';
import {
  consoleWords as noticesConsoleWords,
  words as noticesWords,
} from '@crossdock/contract/notices/words.ts';
import { consoleWords as parcelsConsoleWords } from '@crossdock/contract/parcels/words.ts';
import {
  consoleWords as paymentsConsoleWords,
  words as paymentsWords,
} from '@crossdock/contract/payments/words.ts';
import { consoleWords as payoutsConsoleWords } from '@crossdock/contract/payouts/words.ts';
import { words as pickupsWords } from '@crossdock/contract/pickups/words.ts';
import {
  consoleWords as pointsConsoleWords,
  words as pointsWords,
} from '@crossdock/contract/points/words.ts';
import {
  consoleWords as problemsConsoleWords,
  words as problemsWords,
} from '@crossdock/contract/problems/words.ts';
import { consoleWords as productsConsoleWords } from '@crossdock/contract/products/words.ts';
import {
  consoleWords as promotionConsoleWords,
  words as promotionWords,
} from '@crossdock/contract/promotion/words.ts';
import {
  consoleWords as receiptsConsoleWords,
  words as receiptsWords,
} from '@crossdock/contract/receipts/words.ts';
import { consoleWords as remittancesConsoleWords } from '@crossdock/contract/remittances/words.ts';
import {
  consoleWords as servicesConsoleWords,
  words as servicesWords,
} from '@crossdock/contract/services/words.ts';
import { consoleWords as staffConsoleWords } from '@crossdock/contract/staff/words.ts';
import { consoleWords as statementsConsoleWords } from '@crossdock/contract/statements/words.ts';
import { sheetWords as listingSheetWords } from '@crossdock/contract/tables/words.ts';
import {
  consoleWords as vipImportsConsoleWords,
  words as vipImportsWords,
} from '@crossdock/contract/vipImports/words.ts';
import { consoleWords as vipOrdersConsoleWords } from '@crossdock/contract/vipOrders/words.ts';
import {
  consoleWords as walletConsoleWords,
  words as walletWords,
} from '@crossdock/contract/wallet/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';

/** The texts of all nouns whose lists can be exported as tables. */
export const tableWords: Readonly<Record<string, Texts>> = {
  ...addressesWords,
  ...addressesConsoleWords,
  ...adjustmentsConsoleWords,
  ...aftersalesWords,
  ...aftersalesConsoleWords,
  ...announcementsConsoleWords,
  ...chargebacksConsoleWords,
  ...couponsConsoleWords,
  ...declarersConsoleWords,
  ...disputesWords,
  ...einvoicesWords,
  ...einvoicesConsoleWords,
  ...exceptionsConsoleWords,
  ...identityWords,
  ...identityConsoleWords,
  ...listingSheetWords,
  ...noticesWords,
  ...noticesConsoleWords,
  ...parcelsConsoleWords,
  ...paymentsWords,
  ...paymentsConsoleWords,
  ...payoutsConsoleWords,
  ...pickupsWords,
  ...pointsWords,
  ...pointsConsoleWords,
  ...problemsWords,
  ...problemsConsoleWords,
  ...productsConsoleWords,
  ...promotionWords,
  ...promotionConsoleWords,
  ...receiptsWords,
  ...receiptsConsoleWords,
  ...remittancesConsoleWords,
  ...servicesWords,
  ...servicesConsoleWords,
  ...staffConsoleWords,
  ...statementsConsoleWords,
  ...vipImportsWords,
  ...vipImportsConsoleWords,
  ...vipOrdersConsoleWords,
  ...walletWords,
  ...walletConsoleWords,
};
