// Written by scripts/registries.ts: made from where files stand and what they export.
import { accessRefusals } from './access/refusals.ts';
import { addressRefusals } from './addresses/refusals.ts';
import { afterSalesRefusals } from './aftersales/refusals.ts';
import { announcementRefusals } from './announcements/refusals.ts';
import { assistantRefusals } from './assistants/refusals.ts';
import { chargebacksRefusals } from './chargebacks/refusals.ts';
import { advanceRefusals } from './checkout/advanceRefusals.ts';
import { commentRefusals } from './comments/refusals.ts';
import { couponRefusals } from './coupons/refusals.ts';
import { declarerRefusals } from './declarers/refusals.ts';
import { disputeRefusals } from './disputes/refusals.ts';
import { dutyRefusals } from './duties/refusals.ts';
import { einvoiceRefusals } from './einvoices/refusals.ts';
import { erasingRefusals } from './erasing/refusals.ts';
import { evidenceRefusals } from './evidence/refusals.ts';
import { exceptionRefusals } from './exceptions/refusals.ts';
import { guideRefusals } from './guide/refusals.ts';
import { identityRefusals } from './identity/refusals.ts';
import { labelRefusals } from './labels/refusals.ts';
import { dataExportRefusals } from './leaving/refusals.ts';
import { memberRefusals } from './members/refusals.ts';
import { messageRefusals } from './messages/refusals.ts';
import { messengerRefusals } from './messengers/refusals.ts';
import { movingRefusals } from './moving/refusals.ts';
import { noticeRefusals } from './notices/refusals.ts';
import { orderDeskRefusals } from './orders/deskRefusals.ts';
import { orderRefusals } from './orders/refusals.ts';
import { deskRefusals } from './parcels/deskRefusals.ts';
import { parcelRefusals } from './parcels/refusals.ts';
import { passkeyRefusals } from './passkeys/refusals.ts';
import { accountRefusals } from './payments/accountRefusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import { payoutsRefusals } from './payouts/refusals.ts';
import { pickupRefusals } from './pickups/refusals.ts';
import { pointsRefusals } from './points/refusals.ts';
import { pricingRefusals } from './pricing/refusals.ts';
import { problemRefusals } from './problems/refusals.ts';
import { productRefusals } from './products/refusals.ts';
import { programRefusals } from './programs/refusals.ts';
import { promotionRefusals } from './promotion/refusals.ts';
import { receiptRefusals } from './receipts/refusals.ts';
import { remittanceRefusals } from './remittances/refusals.ts';
import { serviceRefusals } from './services/refusals.ts';
import { shopRefusals } from './shops/refusals.ts';
import { staffRefusals } from './staff/refusals.ts';
import { standingRefusals } from './standingOrders/refusals.ts';
import { statementRefusals } from './statements/refusals.ts';
import { supportRefusals } from './support/refusals.ts';
import { tablesRefusals } from './tables/refusals.ts';
import { trackingRefusals } from './tracking/refusals.ts';
import { vipImportRefusals } from './vipImports/refusals.ts';
import { vipRefusals } from './vipOrders/refusals.ts';
import { walletRefusals } from './wallet/refusals.ts';
import { warehouseRefusals } from './warehouses/refusals.ts';
import { platformRefusals } from './wire/platformRefusals.ts';
import { sheetRefusals } from './wire/sheetRefusals.ts';

export const refusals = {
  ...accessRefusals,
  ...addressRefusals,
  ...afterSalesRefusals,
  ...announcementRefusals,
  ...assistantRefusals,
  ...chargebacksRefusals,
  ...advanceRefusals,
  ...commentRefusals,
  ...couponRefusals,
  ...declarerRefusals,
  ...disputeRefusals,
  ...dutyRefusals,
  ...einvoiceRefusals,
  ...erasingRefusals,
  ...evidenceRefusals,
  ...exceptionRefusals,
  ...guideRefusals,
  ...identityRefusals,
  ...labelRefusals,
  ...dataExportRefusals,
  ...memberRefusals,
  ...messageRefusals,
  ...messengerRefusals,
  ...movingRefusals,
  ...noticeRefusals,
  ...orderDeskRefusals,
  ...orderRefusals,
  ...deskRefusals,
  ...parcelRefusals,
  ...passkeyRefusals,
  ...accountRefusals,
  ...paymentRefusals,
  ...payoutsRefusals,
  ...pickupRefusals,
  ...pointsRefusals,
  ...pricingRefusals,
  ...problemRefusals,
  ...productRefusals,
  ...programRefusals,
  ...promotionRefusals,
  ...receiptRefusals,
  ...remittanceRefusals,
  ...serviceRefusals,
  ...shopRefusals,
  ...staffRefusals,
  ...standingRefusals,
  ...statementRefusals,
  ...supportRefusals,
  ...tablesRefusals,
  ...trackingRefusals,
  ...vipImportRefusals,
  ...vipRefusals,
  ...walletRefusals,
  ...warehouseRefusals,
  ...platformRefusals,
  ...sheetRefusals,
} as const;
