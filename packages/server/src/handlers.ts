import type { CallTable } from '@crossdock/contract/table.ts';
import { accessHandlers } from './access/handlers.ts';
import { addressHandlers } from './addresses/handlers.ts';
import { adjustmentHandlers } from './adjustments/handlers.ts';
import { afterSalesHandlers } from './aftersales/handlers.ts';
import { announcementHandlers } from './announcements/handlers.ts';
import { booksHandlers } from './books/handlers.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import { commentHandlers } from './comments/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { declarerHandlers } from './declarers/handlers.ts';
import { disputeHandlers } from './disputes/handlers.ts';
import { guideHandlers } from './guide/handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { memberHandlers } from './members/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { messengersHandlers } from './messengers/handlers.ts';
import { noticeHandlers } from './notices/handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { parcelHandlers } from './parcels/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { pickupHandlers } from './pickups/handlers.ts';
import type { Handlers } from './platform/handler.ts';
import { pointsHandlers } from './points/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { problemHandlers } from './problems/handlers.ts';
import { productSheetHandlers } from './productSheets/handlers.ts';
import { productHandlers } from './products/handlers.ts';
import { programHandlers } from './programs/handlers.ts';
import { promotionHandlers } from './promotion/handlers.ts';
import { serviceHandlers } from './services/handlers.ts';
import { settlementHandlers } from './settlement/handlers.ts';
import { shippingHandlers } from './shipping/handlers.ts';
import { shopHandlers } from './shops/handlers.ts';
import { staffHandlers } from './staff/handlers.ts';
import { supportHandlers } from './support/handlers.ts';
import { trackingHandlers } from './tracking/handlers.ts';
import { vipImportHandlers } from './vipImports/handlers.ts';
import { vipOrderHandlers } from './vipOrders/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { warehouseHandlers } from './warehouses/handlers.ts';

/** Every call's work. The mapped type makes a missing one a compile error. */
export const handlers: Handlers<CallTable> = {
  ...accessHandlers,
  ...addressHandlers,
  ...adjustmentHandlers,
  ...afterSalesHandlers,
  ...booksHandlers,
  ...checkoutHandlers,
  ...commentHandlers,
  ...announcementHandlers,
  ...guideHandlers,
  ...problemHandlers,
  ...disputeHandlers,
  ...couponHandlers,
  ...declarerHandlers,
  ...identityHandlers,
  ...memberHandlers,
  ...messageHandlers,
  ...messengersHandlers,
  ...noticeHandlers,
  ...orderHandlers,
  ...parcelHandlers,
  ...paymentHandlers,
  ...pointsHandlers,
  ...pricingHandlers,
  ...productHandlers,
  ...productSheetHandlers,
  ...programHandlers,
  ...promotionHandlers,
  ...serviceHandlers,
  ...pickupHandlers,
  ...settlementHandlers,
  ...shippingHandlers,
  ...shopHandlers,
  ...staffHandlers,
  ...supportHandlers,
  ...trackingHandlers,
  ...vipOrderHandlers,
  ...vipImportHandlers,
  ...walletHandlers,
  ...warehouseHandlers,
};
