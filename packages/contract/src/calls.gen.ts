// Written by scripts/registries.ts: made from where files stand and what they export.
import { accessCalls } from './access/calls.ts';
import { accessDeskCalls } from './access/desk.ts';
import { addressCalls } from './addresses/calls.ts';
import { adjustmentCalls } from './adjustments/desk.ts';
import { afterSalesCalls } from './aftersales/calls.ts';
import { announcementCalls } from './announcements/calls.ts';
import { assistantCalls } from './assistants/calls.ts';
import { booksCalls } from './books/desk.ts';
import { chargebackCalls } from './chargebacks/desk.ts';
import { advanceCalls } from './checkout/advances.ts';
import { cashOnDeliveryCalls } from './checkout/cashOnDelivery.ts';
import { orderDiscountCalls } from './checkout/discounts.ts';
import { planCalls } from './checkout/plan.ts';
import { commentCalls } from './comments/calls.ts';
import { couponCalls } from './coupons/calls.ts';
import { declarerCalls } from './declarers/calls.ts';
import { disputeCalls } from './disputes/calls.ts';
import { dutyCalls } from './duties/calls.ts';
import { einvoiceCalls } from './einvoices/calls.ts';
import { einvoiceDeskCalls } from './einvoices/desk.ts';
import { erasingCalls } from './erasing/calls.ts';
import { erasingDeskCalls } from './erasing/desk.ts';
import { evidenceCalls } from './evidence/calls.ts';
import { evidenceDeskCalls } from './evidence/desk.ts';
import { exceptionCalls } from './exceptions/calls.ts';
import { findingCalls } from './finding/desk.ts';
import { guideCalls } from './guide/calls.ts';
import { identityCalls } from './identity/calls.ts';
import { labelCalls } from './labels/desk.ts';
import { memberExportCalls } from './leaving/calls.ts';
import { shopExportCalls } from './leaving/desk.ts';
import { memberCalls } from './members/calls.ts';
import { memberNoteCalls } from './members/notes.ts';
import { messageCalls } from './messages/desk.ts';
import { linePushCalls } from './messages/line.ts';
import { mailDeskCalls } from './messages/mail.ts';
import { mailboxCalls } from './messages/mailbox.ts';
import { smsDeskCalls } from './messages/sms.ts';
import { messengerCalls, qrLoginCalls } from './messengers/calls.ts';
import { messengerDeskCalls } from './messengers/desk.ts';
import { lineEventCalls } from './messengers/lineEvents.ts';
import { dataImportCalls } from './moving/desk.ts';
import { noticeCalls } from './notices/calls.ts';
import { pushCalls } from './notices/push.ts';
import { noticeDeskCalls } from './notices/templates.ts';
import { orderCalls } from './orders/calls.ts';
import { orderChangeCalls } from './orders/changes.ts';
import { orderDeskCalls } from './orders/desk.ts';
import { orderPackerCalls } from './orders/packers.ts';
import { pickListCalls } from './orders/pickLists.ts';
import { priceHoldCalls } from './orders/priceHolds.ts';
import { orderPriceCalls } from './orders/prices.ts';
import { toteCalls } from './orders/totes.ts';
import { parcelCalls } from './parcels/calls.ts';
import { goodsTypeCalls } from './parcels/goodsTypes.ts';
import { passkeyCalls } from './passkeys/calls.ts';
import { paymentCalls } from './payments/calls.ts';
import { rechargeOfferCalls } from './payments/rechargeOffers.ts';
import { payoutCalls } from './payouts/desk.ts';
import { payoutOrderCalls } from './payouts/orders.ts';
import { pickupCalls } from './pickups/calls.ts';
import { plannerCalls } from './planning/calls.ts';
import { pointsCalls } from './points/calls.ts';
import { pricingCalls } from './pricing/calls.ts';
import { laneSetCalls } from './pricing/laneSets.ts';
import { problemCalls } from './problems/calls.ts';
import { productCalls } from './products/calls.ts';
import { keyCalls } from './programs/keys.ts';
import { streamCalls } from './programs/stream.ts';
import { webhookCalls } from './programs/webhooks.ts';
import { promotionCalls } from './promotion/calls.ts';
import { receiptCalls } from './receipts/calls.ts';
import { receiptDeskCalls } from './receipts/desk.ts';
import { remittanceCalls } from './remittances/desk.ts';
import { serviceCalls } from './services/calls.ts';
import { lostOrderCalls } from './shipping/lost.ts';
import { shipmentSheetCalls } from './shipping/shipmentSheet.ts';
import { auditOutcomeCalls } from './shops/auditOutcomes.ts';
import { shopCalls } from './shops/calls.ts';
import { contactCalls } from './shops/contact.ts';
import { shopDeskCalls } from './shops/desk.ts';
import { domainCalls } from './shops/domain.ts';
import { listingCalls } from './shops/listing.ts';
import { failedTaskCalls } from './shops/openWork.ts';
import { openingCalls } from './shops/opening.ts';
import { staffCalls } from './staff/calls.ts';
import { listViewCalls } from './staff/listViews.ts';
import { presenceCalls } from './staff/presence.ts';
import { securityCalls } from './staff/securityEvents.ts';
import { standingCalls } from './standingOrders/calls.ts';
import { statementCalls } from './statements/desk.ts';
import { supportCalls } from './support/calls.ts';
import { tablesCalls } from './tables/desk.ts';
import { trackingCalls } from './tracking/calls.ts';
import { vipImportCalls } from './vipImports/calls.ts';
import { vipImportDeskCalls } from './vipImports/desk.ts';
import { vipCalls } from './vipOrders/calls.ts';
import { walletCalls } from './wallet/calls.ts';
import { warehouseCalls } from './warehouses/desk.ts';
import { locationCalls } from './warehouses/locations.ts';

export const callsByNoun = {
  access: { ...accessCalls, ...accessDeskCalls },
  addresses: { ...addressCalls },
  adjustments: { ...adjustmentCalls },
  aftersales: { ...afterSalesCalls },
  announcements: { ...announcementCalls },
  assistants: { ...assistantCalls },
  books: { ...booksCalls },
  chargebacks: { ...chargebackCalls },
  checkout: { ...advanceCalls, ...cashOnDeliveryCalls, ...orderDiscountCalls, ...planCalls },
  comments: { ...commentCalls },
  coupons: { ...couponCalls },
  declarers: { ...declarerCalls },
  disputes: { ...disputeCalls },
  duties: { ...dutyCalls },
  einvoices: { ...einvoiceCalls, ...einvoiceDeskCalls },
  erasing: { ...erasingCalls, ...erasingDeskCalls },
  evidence: { ...evidenceCalls, ...evidenceDeskCalls },
  exceptions: { ...exceptionCalls },
  finding: { ...findingCalls },
  guide: { ...guideCalls },
  identity: { ...identityCalls },
  labels: { ...labelCalls },
  leaving: { ...memberExportCalls, ...shopExportCalls },
  members: { ...memberCalls, ...memberNoteCalls },
  messages: { ...messageCalls, ...linePushCalls, ...mailDeskCalls, ...mailboxCalls, ...smsDeskCalls },
  messengers: { ...messengerCalls, ...qrLoginCalls, ...messengerDeskCalls, ...lineEventCalls },
  moving: { ...dataImportCalls },
  notices: { ...noticeCalls, ...pushCalls, ...noticeDeskCalls },
  orders: { ...orderCalls, ...orderChangeCalls, ...orderDeskCalls, ...orderPackerCalls, ...pickListCalls, ...priceHoldCalls, ...orderPriceCalls, ...toteCalls },
  parcels: { ...parcelCalls, ...goodsTypeCalls },
  passkeys: { ...passkeyCalls },
  payments: { ...paymentCalls, ...rechargeOfferCalls },
  payouts: { ...payoutCalls, ...payoutOrderCalls },
  pickups: { ...pickupCalls },
  planning: { ...plannerCalls },
  points: { ...pointsCalls },
  pricing: { ...pricingCalls, ...laneSetCalls },
  problems: { ...problemCalls },
  products: { ...productCalls },
  programs: { ...keyCalls, ...streamCalls, ...webhookCalls },
  promotion: { ...promotionCalls },
  receipts: { ...receiptCalls, ...receiptDeskCalls },
  remittances: { ...remittanceCalls },
  services: { ...serviceCalls },
  shipping: { ...lostOrderCalls, ...shipmentSheetCalls },
  shops: { ...auditOutcomeCalls, ...shopCalls, ...contactCalls, ...shopDeskCalls, ...domainCalls, ...listingCalls, ...failedTaskCalls, ...openingCalls },
  staff: { ...staffCalls, ...listViewCalls, ...presenceCalls, ...securityCalls },
  standingOrders: { ...standingCalls },
  statements: { ...statementCalls },
  support: { ...supportCalls },
  tables: { ...tablesCalls },
  tracking: { ...trackingCalls },
  vipImports: { ...vipImportCalls, ...vipImportDeskCalls },
  vipOrders: { ...vipCalls },
  wallet: { ...walletCalls },
  warehouses: { ...warehouseCalls, ...locationCalls },
} as const;

export const calls = {
  ...callsByNoun.access,
  ...callsByNoun.addresses,
  ...callsByNoun.adjustments,
  ...callsByNoun.aftersales,
  ...callsByNoun.announcements,
  ...callsByNoun.assistants,
  ...callsByNoun.books,
  ...callsByNoun.chargebacks,
  ...callsByNoun.checkout,
  ...callsByNoun.comments,
  ...callsByNoun.coupons,
  ...callsByNoun.declarers,
  ...callsByNoun.disputes,
  ...callsByNoun.duties,
  ...callsByNoun.einvoices,
  ...callsByNoun.erasing,
  ...callsByNoun.evidence,
  ...callsByNoun.exceptions,
  ...callsByNoun.finding,
  ...callsByNoun.guide,
  ...callsByNoun.identity,
  ...callsByNoun.labels,
  ...callsByNoun.leaving,
  ...callsByNoun.members,
  ...callsByNoun.messages,
  ...callsByNoun.messengers,
  ...callsByNoun.moving,
  ...callsByNoun.notices,
  ...callsByNoun.orders,
  ...callsByNoun.parcels,
  ...callsByNoun.passkeys,
  ...callsByNoun.payments,
  ...callsByNoun.payouts,
  ...callsByNoun.pickups,
  ...callsByNoun.planning,
  ...callsByNoun.points,
  ...callsByNoun.pricing,
  ...callsByNoun.problems,
  ...callsByNoun.products,
  ...callsByNoun.programs,
  ...callsByNoun.promotion,
  ...callsByNoun.receipts,
  ...callsByNoun.remittances,
  ...callsByNoun.services,
  ...callsByNoun.shipping,
  ...callsByNoun.shops,
  ...callsByNoun.staff,
  ...callsByNoun.standingOrders,
  ...callsByNoun.statements,
  ...callsByNoun.support,
  ...callsByNoun.tables,
  ...callsByNoun.tracking,
  ...callsByNoun.vipImports,
  ...callsByNoun.vipOrders,
  ...callsByNoun.wallet,
  ...callsByNoun.warehouses,
} as const;
