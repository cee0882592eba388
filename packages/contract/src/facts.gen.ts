// Written by scripts/registries.ts: made from where files stand and what they export.
import { accessFacts } from './access/facts.ts';
import { addressesFacts } from './addresses/facts.ts';
import { adjustmentsFacts } from './adjustments/facts.ts';
import { aftersalesFacts } from './aftersales/facts.ts';
import { announcementsFacts } from './announcements/facts.ts';
import { assistantsFacts } from './assistants/facts.ts';
import { booksFacts } from './books/facts.ts';
import { chargebacksFacts } from './chargebacks/facts.ts';
import { checkoutFacts } from './checkout/facts.ts';
import { commentsFacts } from './comments/facts.ts';
import { couponsFacts } from './coupons/facts.ts';
import { declarersFacts } from './declarers/facts.ts';
import { disputesFacts } from './disputes/facts.ts';
import { dutiesFacts } from './duties/facts.ts';
import { einvoicesFacts } from './einvoices/facts.ts';
import { erasingFacts } from './erasing/facts.ts';
import { evidenceFacts } from './evidence/facts.ts';
import { exceptionsFacts } from './exceptions/facts.ts';
import { findingFacts } from './finding/facts.ts';
import { guideFacts } from './guide/facts.ts';
import { identityFacts } from './identity/facts.ts';
import { labelsFacts } from './labels/facts.ts';
import { dataExportFacts } from './leaving/facts.ts';
import { membersFacts } from './members/facts.ts';
import { messagesFacts } from './messages/facts.ts';
import { messengersFacts } from './messengers/facts.ts';
import { movingFacts } from './moving/facts.ts';
import { noticesFacts } from './notices/facts.ts';
import { ordersFacts } from './orders/facts.ts';
import { parcelsFacts } from './parcels/facts.ts';
import { passkeysFacts } from './passkeys/facts.ts';
import { paymentsFacts } from './payments/facts.ts';
import { payoutsFacts } from './payouts/facts.ts';
import { pickupsFacts } from './pickups/facts.ts';
import { planningFacts } from './planning/facts.ts';
import { pointsFacts } from './points/facts.ts';
import { pricingFacts } from './pricing/facts.ts';
import { problemsFacts } from './problems/facts.ts';
import { productsFacts } from './products/facts.ts';
import { programsFacts } from './programs/facts.ts';
import { promotionFacts } from './promotion/facts.ts';
import { receiptsFacts } from './receipts/facts.ts';
import { remittancesFacts } from './remittances/facts.ts';
import { servicesFacts } from './services/facts.ts';
import { shippingFacts } from './shipping/facts.ts';
import { shopsFacts } from './shops/facts.ts';
import { staffFacts } from './staff/facts.ts';
import { standingOrdersFacts } from './standingOrders/facts.ts';
import { statementsFacts } from './statements/facts.ts';
import { supportFacts } from './support/facts.ts';
import { tablesFacts } from './tables/facts.ts';
import { trackingFacts } from './tracking/facts.ts';
import { vipImportsFacts } from './vipImports/facts.ts';
import { vipOrdersFacts } from './vipOrders/facts.ts';
import { walletFacts } from './wallet/facts.ts';
import { warehousesFacts } from './warehouses/facts.ts';

export const factsByNoun = {
  access: accessFacts,
  addresses: addressesFacts,
  adjustments: adjustmentsFacts,
  aftersales: aftersalesFacts,
  announcements: announcementsFacts,
  assistants: assistantsFacts,
  books: booksFacts,
  chargebacks: chargebacksFacts,
  checkout: checkoutFacts,
  comments: commentsFacts,
  coupons: couponsFacts,
  declarers: declarersFacts,
  disputes: disputesFacts,
  duties: dutiesFacts,
  einvoices: einvoicesFacts,
  erasing: erasingFacts,
  evidence: evidenceFacts,
  exceptions: exceptionsFacts,
  finding: findingFacts,
  guide: guideFacts,
  identity: identityFacts,
  labels: labelsFacts,
  leaving: dataExportFacts,
  members: membersFacts,
  messages: messagesFacts,
  messengers: messengersFacts,
  moving: movingFacts,
  notices: noticesFacts,
  orders: ordersFacts,
  parcels: parcelsFacts,
  passkeys: passkeysFacts,
  payments: paymentsFacts,
  payouts: payoutsFacts,
  pickups: pickupsFacts,
  planning: planningFacts,
  points: pointsFacts,
  pricing: pricingFacts,
  problems: problemsFacts,
  products: productsFacts,
  programs: programsFacts,
  promotion: promotionFacts,
  receipts: receiptsFacts,
  remittances: remittancesFacts,
  services: servicesFacts,
  shipping: shippingFacts,
  shops: shopsFacts,
  staff: staffFacts,
  standingOrders: standingOrdersFacts,
  statements: statementsFacts,
  support: supportFacts,
  tables: tablesFacts,
  tracking: trackingFacts,
  vipImports: vipImportsFacts,
  vipOrders: vipOrdersFacts,
  wallet: walletFacts,
  warehouses: warehousesFacts,
} as const;
