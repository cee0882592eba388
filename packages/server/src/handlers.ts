import type { CallTable } from '@crossdock/contract/table.ts';
import { addressHandlers } from './addresses/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { declarerHandlers } from './declarers/handlers.ts';
import { memberHandlers } from './members/handlers.ts';
import { memberNoteHandlers } from './members/notes/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { noticeHandlers } from './notices/handlers.ts';
import { advanceHandlers } from './orders/advanceHandlers.ts';
import { orderDeskHandlers } from './orders/deskHandlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { parcelHandlers } from './parcels/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import type { Handlers } from './platform/handler.ts';
import { pointsHandlers } from './points/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { promotionHandlers } from './promotion/handlers.ts';
import { contactHandlers } from './shops/contactHandlers.ts';
import { shopDeskHandlers } from './shops/deskHandlers.ts';
import { shopHandlers } from './shops/handlers.ts';
import { staffHandlers } from './staff/handlers.ts';
import { listViewHandlers } from './staff/views/handlers.ts';
import { trackingHandlers } from './tracking/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { warehouseHandlers } from './warehouses/handlers.ts';

/** Every call's work. The mapped type makes a missing one a compile error. */
export const handlers: Handlers<CallTable> = {
  ...shopHandlers,
  ...shopDeskHandlers,
  ...contactHandlers,
  ...staffHandlers,
  ...listViewHandlers,
  ...memberHandlers,
  ...messageHandlers,
  ...noticeHandlers,
  ...memberNoteHandlers,
  ...addressHandlers,
  ...warehouseHandlers,
  ...parcelHandlers,
  ...pricingHandlers,
  ...orderHandlers,
  ...orderDeskHandlers,
  ...advanceHandlers,
  ...trackingHandlers,
  ...walletHandlers,
  ...paymentHandlers,
  ...declarerHandlers,
  ...couponHandlers,
  ...pointsHandlers,
  ...promotionHandlers,
};
