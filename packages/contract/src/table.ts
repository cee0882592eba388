import { accessCalls } from './access/calls.ts';
import { accessDeskCalls } from './access/desk.ts';
import { addressCalls } from './addresses/calls.ts';
import { adjustmentCalls } from './adjustments/desk.ts';
import { afterSalesCalls } from './aftersales/calls.ts';
import { announcementCalls } from './announcements/calls.ts';
import { booksCalls } from './books/desk.ts';
import { advanceCalls } from './checkout/advances.ts';
import { cashOnDeliveryCalls } from './checkout/cashOnDelivery.ts';
import { orderDiscountCalls } from './checkout/discounts.ts';
import { commentCalls } from './comments/calls.ts';
import { couponCalls } from './coupons/calls.ts';
import { declarerCalls } from './declarers/calls.ts';
import { disputeCalls } from './disputes/calls.ts';
import { guideCalls } from './guide/calls.ts';
import { identityCalls } from './identity/calls.ts';
import { memberCalls } from './members/calls.ts';
import { memberNoteCalls } from './members/notes.ts';
import { messageCalls } from './messages/desk.ts';
import { linePushCalls } from './messages/line.ts';
import { smsDeskCalls } from './messages/sms.ts';
import { messengerCalls, qrLoginCalls } from './messengers/calls.ts';
import { messengerDeskCalls } from './messengers/desk.ts';
import { lineEventCalls } from './messengers/lineEvents.ts';
import { noticeCalls } from './notices/calls.ts';
import { pushCalls } from './notices/push.ts';
import { noticeDeskCalls } from './notices/templates.ts';
import { orderCalls } from './orders/calls.ts';
import { orderDeskCalls } from './orders/desk.ts';
import { parcelCalls } from './parcels/calls.ts';
import { goodsTypeCalls } from './parcels/goodsTypes.ts';
import { paymentCalls } from './payments/calls.ts';
import { rechargeOfferCalls } from './payments/rechargeOffers.ts';
import { pickupCalls } from './pickups/calls.ts';
import { pointsCalls } from './points/calls.ts';
import { pricingCalls } from './pricing/calls.ts';
import { problemCalls } from './problems/calls.ts';
import { productCalls } from './products/calls.ts';
import { keyCalls } from './programs/keys.ts';
import { streamCalls } from './programs/stream.ts';
import { webhookCalls } from './programs/webhooks.ts';
import { promotionCalls } from './promotion/calls.ts';
import { serviceCalls } from './services/calls.ts';
import { lostOrderCalls } from './shipping/lost.ts';
import { shipmentSheetCalls } from './shipping/shipmentSheet.ts';
import { auditOutcomeCalls } from './shops/auditOutcomes.ts';
import { shopCalls } from './shops/calls.ts';
import { contactCalls } from './shops/contact.ts';
import { shopDeskCalls } from './shops/desk.ts';
import { openWorkCalls } from './shops/openWork.ts';
import { staffCalls } from './staff/calls.ts';
import { listViewCalls } from './staff/listViews.ts';
import { securityCalls } from './staff/securityEvents.ts';
import { supportCalls } from './support/calls.ts';
import { trackingCalls } from './tracking/calls.ts';
import { vipImportCalls } from './vipImports/calls.ts';
import { vipImportDeskCalls } from './vipImports/desk.ts';
import { vipCalls } from './vipOrders/calls.ts';
import { walletCalls } from './wallet/calls.ts';
import { warehouseCalls } from './warehouses/desk.ts';
import { locationCalls } from './warehouses/locations.ts';
import type { Call, InputOf, OutputOf, RequestOf } from './wire/call.ts';

/** The calls by the folder in which they are declared. */
export const callsByNoun = {
  shops: { ...shopCalls, ...shopDeskCalls, ...contactCalls, ...auditOutcomeCalls, ...openWorkCalls },
  staff: { ...securityCalls, ...staffCalls, ...listViewCalls },
  programs: { ...keyCalls, ...webhookCalls, ...streamCalls },
  access: { ...accessCalls, ...accessDeskCalls },
  identity: identityCalls,
  messengers: { ...messengerCalls, ...qrLoginCalls, ...messengerDeskCalls, ...lineEventCalls },
  members: { ...memberCalls, ...memberNoteCalls },
  messages: { ...messageCalls, ...linePushCalls, ...smsDeskCalls },
  notices: { ...noticeCalls, ...pushCalls, ...noticeDeskCalls },
  addresses: addressCalls,
  warehouses: { ...warehouseCalls, ...locationCalls },
  parcels: { ...goodsTypeCalls, ...parcelCalls },
  pricing: pricingCalls,
  orders: { ...orderCalls, ...orderDeskCalls },
  checkout: { ...orderDiscountCalls, ...cashOnDeliveryCalls, ...advanceCalls },
  shipping: { ...shipmentSheetCalls, ...lostOrderCalls },
  tracking: trackingCalls,
  wallet: walletCalls,
  adjustments: adjustmentCalls,
  books: booksCalls,
  payments: { ...paymentCalls, ...rechargeOfferCalls },
  declarers: declarerCalls,
  coupons: couponCalls,
  points: pointsCalls,
  promotion: promotionCalls,
  comments: commentCalls,
  announcements: announcementCalls,
  guide: guideCalls,
  services: serviceCalls,
  pickups: pickupCalls,
  problems: problemCalls,
  disputes: disputeCalls,
  products: productCalls,
  aftersales: afterSalesCalls,
  vipOrders: vipCalls,
  vipImports: { ...vipImportCalls, ...vipImportDeskCalls },
  support: supportCalls,
} as const;

/** Every call of the server. OpenAPI, the typed client, the permission matrix and the security suite are derived from it. */
export const calls = {
  ...callsByNoun.shops,
  ...callsByNoun.staff,
  ...callsByNoun.programs,
  ...callsByNoun.access,
  ...callsByNoun.identity,
  ...callsByNoun.messengers,
  ...callsByNoun.members,
  ...callsByNoun.messages,
  ...callsByNoun.notices,
  ...callsByNoun.addresses,
  ...callsByNoun.warehouses,
  ...callsByNoun.parcels,
  ...callsByNoun.pricing,
  ...callsByNoun.orders,
  ...callsByNoun.checkout,
  ...callsByNoun.shipping,
  ...callsByNoun.tracking,
  ...callsByNoun.wallet,
  ...callsByNoun.adjustments,
  ...callsByNoun.books,
  ...callsByNoun.payments,
  ...callsByNoun.declarers,
  ...callsByNoun.coupons,
  ...callsByNoun.points,
  ...callsByNoun.promotion,
  ...callsByNoun.comments,
  ...callsByNoun.announcements,
  ...callsByNoun.guide,
  ...callsByNoun.services,
  ...callsByNoun.pickups,
  ...callsByNoun.problems,
  ...callsByNoun.disputes,
  ...callsByNoun.products,
  ...callsByNoun.aftersales,
  ...callsByNoun.vipOrders,
  ...callsByNoun.vipImports,
  ...callsByNoun.support,
} as const satisfies Readonly<Record<string, Call>>;

export type CallTable = typeof calls;
export type CallName = keyof CallTable;
export type Request<N extends CallName> = RequestOf<CallTable[N]>;
export type Input<N extends CallName> = InputOf<CallTable[N]>;
export type Output<N extends CallName> = OutputOf<CallTable[N]>;
