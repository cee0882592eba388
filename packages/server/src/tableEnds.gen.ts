// Written by scripts/registries.ts: made from where files stand and what they export.
import { accessEnds } from './access/retention.ts';
import { addressesEnds } from './addresses/retention.ts';
import { adjustmentsEnds } from './adjustments/retention.ts';
import { aftersalesEnds } from './aftersales/retention.ts';
import { announcementsEnds } from './announcements/retention.ts';
import { assistantsEnds } from './assistants/retention.ts';
import { booksEnds } from './books/retention.ts';
import { commentsEnds } from './comments/retention.ts';
import { couponsEnds } from './coupons/retention.ts';
import { declarersEnds } from './declarers/retention.ts';
import { disputesEnds } from './disputes/retention.ts';
import { dutiesEnds } from './duties/retention.ts';
import { einvoicesEnds } from './einvoices/retention.ts';
import { erasingEnds } from './erasing/retention.ts';
import { exceptionsEnds } from './exceptions/retention.ts';
import { guideEnds } from './guide/retention.ts';
import { identityEnds } from './identity/retention.ts';
import { labelsEnds } from './labels/retention.ts';
import { leavingEnds } from './leaving/retention.ts';
import { membersEnds } from './members/retention.ts';
import { messagesEnds } from './messages/retention.ts';
import { messengersEnds } from './messengers/retention.ts';
import { movingEnds } from './moving/retention.ts';
import { noticesEnds } from './notices/retention.ts';
import { ordersEnds } from './orders/retention.ts';
import { parcelsEnds } from './parcels/retention.ts';
import { passkeysEnds } from './passkeys/retention.ts';
import { paymentsEnds } from './payments/retention.ts';
import { payoutsEnds } from './payouts/retention.ts';
import { pickupsEnds } from './pickups/retention.ts';
import { platformEnds } from './platform/platformRetention.ts';
import { pointsEnds } from './points/retention.ts';
import { pricingEnds } from './pricing/retention.ts';
import { problemsEnds } from './problems/retention.ts';
import { productsEnds } from './products/retention.ts';
import { programsEnds } from './programs/retention.ts';
import { promotionEnds } from './promotion/retention.ts';
import { receiptsEnds } from './receipts/retention.ts';
import { remittancesEnds } from './remittances/retention.ts';
import { servicesEnds } from './services/retention.ts';
import { shopsEnds } from './shops/retention.ts';
import { staffEnds } from './staff/retention.ts';
import { standingEnds } from './standingOrders/retention.ts';
import { statementsEnds } from './statements/retention.ts';
import { supportEnds } from './support/retention.ts';
import { trackingEnds } from './tracking/retention.ts';
import { vipImportsEnds } from './vipImports/retention.ts';
import { vipOrdersEnds } from './vipOrders/retention.ts';
import { walletEnds } from './wallet/retention.ts';
import { warehousesEnds } from './warehouses/retention.ts';

import type { End } from './platform/retention.ts';
import type { Schema } from './platform/schema.gen.ts';

/** A table that is missing here does not compile. */
export const tableEnds: Readonly<Record<keyof Schema, End>> = {
  ...accessEnds,
  ...addressesEnds,
  ...adjustmentsEnds,
  ...aftersalesEnds,
  ...announcementsEnds,
  ...assistantsEnds,
  ...booksEnds,
  ...commentsEnds,
  ...couponsEnds,
  ...declarersEnds,
  ...disputesEnds,
  ...dutiesEnds,
  ...einvoicesEnds,
  ...erasingEnds,
  ...exceptionsEnds,
  ...guideEnds,
  ...identityEnds,
  ...labelsEnds,
  ...leavingEnds,
  ...membersEnds,
  ...messagesEnds,
  ...messengersEnds,
  ...movingEnds,
  ...noticesEnds,
  ...ordersEnds,
  ...parcelsEnds,
  ...passkeysEnds,
  ...paymentsEnds,
  ...payoutsEnds,
  ...pickupsEnds,
  ...platformEnds,
  ...pointsEnds,
  ...pricingEnds,
  ...problemsEnds,
  ...productsEnds,
  ...programsEnds,
  ...promotionEnds,
  ...receiptsEnds,
  ...remittancesEnds,
  ...servicesEnds,
  ...shopsEnds,
  ...staffEnds,
  ...standingEnds,
  ...statementsEnds,
  ...supportEnds,
  ...trackingEnds,
  ...vipImportsEnds,
  ...vipOrdersEnds,
  ...walletEnds,
  ...warehousesEnds,
};
