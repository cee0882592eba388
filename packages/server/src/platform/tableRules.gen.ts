// Written by scripts/registries.ts: made from where files stand and what they export.
import { accessTables } from './tableRules/access.ts';
import { addressesTables } from './tableRules/addresses.ts';
import { adjustmentsTables } from './tableRules/adjustments.ts';
import { aftersalesTables } from './tableRules/aftersales.ts';
import { announcementsTables } from './tableRules/announcements.ts';
import { assistantsTables } from './tableRules/assistants.ts';
import { booksTables } from './tableRules/books.ts';
import { commentsTables } from './tableRules/comments.ts';
import { couponsTables } from './tableRules/coupons.ts';
import { declarersTables } from './tableRules/declarers.ts';
import { disputesTables } from './tableRules/disputes.ts';
import { dutiesTables } from './tableRules/duties.ts';
import { einvoicesTables } from './tableRules/einvoices.ts';
import { erasingTables } from './tableRules/erasing.ts';
import { exceptionsTables } from './tableRules/exceptions.ts';
import { guideTables } from './tableRules/guide.ts';
import { identityTables } from './tableRules/identity.ts';
import { labelsTables } from './tableRules/labels.ts';
import { leavingTables } from './tableRules/leaving.ts';
import { membersTables } from './tableRules/members.ts';
import { messagesTables } from './tableRules/messages.ts';
import { messengersTables } from './tableRules/messengers.ts';
import { movingTables } from './tableRules/moving.ts';
import { noticesTables } from './tableRules/notices.ts';
import { ordersTables } from './tableRules/orders.ts';
import { parcelsTables } from './tableRules/parcels.ts';
import { passkeysTables } from './tableRules/passkeys.ts';
import { paymentsTables } from './tableRules/payments.ts';
import { payoutsTables } from './tableRules/payouts.ts';
import { pickupsTables } from './tableRules/pickups.ts';
import { platformTables } from './tableRules/platform.ts';
import { pointsTables } from './tableRules/points.ts';
import { pricingTables } from './tableRules/pricing.ts';
import { problemsTables } from './tableRules/problems.ts';
import { productsTables } from './tableRules/products.ts';
import { programsTables } from './tableRules/programs.ts';
import { promotionTables } from './tableRules/promotion.ts';
import { receiptsTables } from './tableRules/receipts.ts';
import { remittancesTables } from './tableRules/remittances.ts';
import { servicesTables } from './tableRules/services.ts';
import { shopsTables } from './tableRules/shops.ts';
import { staffTables } from './tableRules/staff.ts';
import { standingOrdersTables } from './tableRules/standingOrders.ts';
import { statementsTables } from './tableRules/statements.ts';
import { supportTables } from './tableRules/support.ts';
import { trackingTables } from './tableRules/tracking.ts';
import { vipImportsTables } from './tableRules/vipImports.ts';
import { vipOrdersTables } from './tableRules/vipOrders.ts';
import { walletTables } from './tableRules/wallet.ts';
import { warehousesTables } from './tableRules/warehouses.ts';

import type { Schema } from './schema.gen.ts';
import type { TableRule } from './tableRule.ts';

/** A table that is missing here does not compile. */
export const tableRules: { readonly [T in keyof Schema]: TableRule<T> } = {
  ...accessTables,
  ...addressesTables,
  ...adjustmentsTables,
  ...aftersalesTables,
  ...announcementsTables,
  ...assistantsTables,
  ...booksTables,
  ...commentsTables,
  ...couponsTables,
  ...declarersTables,
  ...disputesTables,
  ...dutiesTables,
  ...einvoicesTables,
  ...erasingTables,
  ...exceptionsTables,
  ...guideTables,
  ...identityTables,
  ...labelsTables,
  ...leavingTables,
  ...membersTables,
  ...messagesTables,
  ...messengersTables,
  ...movingTables,
  ...noticesTables,
  ...ordersTables,
  ...parcelsTables,
  ...passkeysTables,
  ...paymentsTables,
  ...payoutsTables,
  ...pickupsTables,
  ...platformTables,
  ...pointsTables,
  ...pricingTables,
  ...problemsTables,
  ...productsTables,
  ...programsTables,
  ...promotionTables,
  ...receiptsTables,
  ...remittancesTables,
  ...servicesTables,
  ...shopsTables,
  ...staffTables,
  ...standingOrdersTables,
  ...statementsTables,
  ...supportTables,
  ...trackingTables,
  ...vipImportsTables,
  ...vipOrdersTables,
  ...walletTables,
  ...warehousesTables,
};
