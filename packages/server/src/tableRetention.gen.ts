// Written by scripts/registries.ts: made from where files stand and what they export.
import { accessRetention } from './access/retention.ts';
import { addressesRetention } from './addresses/retention.ts';
import { adjustmentsRetention } from './adjustments/retention.ts';
import { aftersalesRetention } from './aftersales/retention.ts';
import { announcementsRetention } from './announcements/retention.ts';
import { assistantsRetention } from './assistants/retention.ts';
import { booksRetention } from './books/retention.ts';
import { commentsRetention } from './comments/retention.ts';
import { couponsRetention } from './coupons/retention.ts';
import { declarersRetention } from './declarers/retention.ts';
import { disputesRetention } from './disputes/retention.ts';
import { dutiesRetention } from './duties/retention.ts';
import { einvoicesRetention } from './einvoices/retention.ts';
import { erasingRetention } from './erasing/retention.ts';
import { exceptionsRetention } from './exceptions/retention.ts';
import { guideRetention } from './guide/retention.ts';
import { identityRetention } from './identity/retention.ts';
import { labelsRetention } from './labels/retention.ts';
import { leavingRetention } from './leaving/retention.ts';
import { membersRetention } from './members/retention.ts';
import { messagesRetention } from './messages/retention.ts';
import { messengersRetention } from './messengers/retention.ts';
import { movingRetention } from './moving/retention.ts';
import { noticesRetention } from './notices/retention.ts';
import { ordersRetention } from './orders/retention.ts';
import { parcelsRetention } from './parcels/retention.ts';
import { passkeysRetention } from './passkeys/retention.ts';
import { paymentsRetention } from './payments/retention.ts';
import { payoutsRetention } from './payouts/retention.ts';
import { pickupsRetention } from './pickups/retention.ts';
import { platformRetention } from './platform/platformRetention.ts';
import { pointsRetention } from './points/retention.ts';
import { pricingRetention } from './pricing/retention.ts';
import { problemsRetention } from './problems/retention.ts';
import { productsRetention } from './products/retention.ts';
import { programsRetention } from './programs/retention.ts';
import { promotionRetention } from './promotion/retention.ts';
import { receiptsRetention } from './receipts/retention.ts';
import { remittancesRetention } from './remittances/retention.ts';
import { servicesRetention } from './services/retention.ts';
import { shopsRetention } from './shops/retention.ts';
import { staffRetention } from './staff/retention.ts';
import { standingRetention } from './standingOrders/retention.ts';
import { statementsRetention } from './statements/retention.ts';
import { supportRetention } from './support/retention.ts';
import { trackingRetention } from './tracking/retention.ts';
import { vipImportsRetention } from './vipImports/retention.ts';
import { vipOrdersRetention } from './vipOrders/retention.ts';
import { walletRetention } from './wallet/retention.ts';
import { warehousesRetention } from './warehouses/retention.ts';

import type { RetentionRule } from './platform/retention.ts';
import type { Schema } from './platform/schema.gen.ts';

/** A table that is missing here does not compile. */
export const tableRetention: Readonly<Record<keyof Schema, RetentionRule>> = {
  ...accessRetention,
  ...addressesRetention,
  ...adjustmentsRetention,
  ...aftersalesRetention,
  ...announcementsRetention,
  ...assistantsRetention,
  ...booksRetention,
  ...commentsRetention,
  ...couponsRetention,
  ...declarersRetention,
  ...disputesRetention,
  ...dutiesRetention,
  ...einvoicesRetention,
  ...erasingRetention,
  ...exceptionsRetention,
  ...guideRetention,
  ...identityRetention,
  ...labelsRetention,
  ...leavingRetention,
  ...membersRetention,
  ...messagesRetention,
  ...messengersRetention,
  ...movingRetention,
  ...noticesRetention,
  ...ordersRetention,
  ...parcelsRetention,
  ...passkeysRetention,
  ...paymentsRetention,
  ...payoutsRetention,
  ...pickupsRetention,
  ...platformRetention,
  ...pointsRetention,
  ...pricingRetention,
  ...problemsRetention,
  ...productsRetention,
  ...programsRetention,
  ...promotionRetention,
  ...receiptsRetention,
  ...remittancesRetention,
  ...servicesRetention,
  ...shopsRetention,
  ...staffRetention,
  ...standingRetention,
  ...statementsRetention,
  ...supportRetention,
  ...trackingRetention,
  ...vipImportsRetention,
  ...vipOrdersRetention,
  ...walletRetention,
  ...warehousesRetention,
};
