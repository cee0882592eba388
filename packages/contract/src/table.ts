import { addressCalls } from './addresses.ts';
import { advanceCalls } from './advances.ts';
import { auditOutcomeCalls } from './auditOutcomes.ts';
import type { Call, InputOf, OutputOf, RequestOf } from './call.ts';
import { contactCalls } from './contact.ts';
import { couponCalls } from './coupons.ts';
import { declarerCalls } from './declarers.ts';
import { listViewCalls } from './listViews.ts';
import { locationCalls } from './locations.ts';
import { memberNoteCalls } from './memberNotes.ts';
import { memberCalls } from './members.ts';
import { messageCalls } from './messages.ts';
import { noticeCalls } from './notices.ts';
import { orderDeskCalls } from './orderDesk.ts';
import { orderCalls } from './orders.ts';
import { parcelCalls } from './parcels.ts';
import { paymentCalls } from './payments.ts';
import { pointsCalls } from './points.ts';
import { pricingCalls } from './pricing.ts';
import { promotionCalls } from './promotion.ts';
import { securityCalls } from './securityEvents.ts';
import { shipmentSheetCalls } from './shipmentSheet.ts';
import { shopDeskCalls } from './shopDesk.ts';
import { shopCalls } from './shops.ts';
import { smsDeskCalls } from './smsDesk.ts';
import { staffCalls } from './staff.ts';
import { trackingCalls } from './tracking.ts';
import { walletCalls } from './wallet.ts';
import { warehouseCalls } from './warehouses.ts';

/** Every call of the server. OpenAPI, the typed client, the permission matrix and the security suite are derived from it. */
export const calls = {
  ...shopCalls,
  ...shopDeskCalls,
  ...contactCalls,
  ...auditOutcomeCalls,
  ...securityCalls,
  ...staffCalls,
  ...listViewCalls,
  ...memberCalls,
  ...messageCalls,
  ...noticeCalls,
  ...memberNoteCalls,
  ...smsDeskCalls,
  ...addressCalls,
  ...warehouseCalls,
  ...locationCalls,
  ...parcelCalls,
  ...pricingCalls,
  ...orderCalls,
  ...orderDeskCalls,
  ...advanceCalls,
  ...shipmentSheetCalls,
  ...trackingCalls,
  ...walletCalls,
  ...paymentCalls,
  ...declarerCalls,
  ...couponCalls,
  ...pointsCalls,
  ...promotionCalls,
} as const satisfies Readonly<Record<string, Call>>;

export type CallTable = typeof calls;
export type CallName = keyof CallTable;
export type Request<N extends CallName> = RequestOf<CallTable[N]>;
export type Input<N extends CallName> = InputOf<CallTable[N]>;
export type Output<N extends CallName> = OutputOf<CallTable[N]>;
