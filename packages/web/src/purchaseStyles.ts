import type { PurchaseState } from '@crossdock/domain/products/purchases.ts';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClockHour4 } from '@tabler/icons-react';

/** The style of each state of a purchase, in both apps. */
export const purchaseStyles = {
  awaitingPayment: { tone: 'warning', icon: IconClockHour4 },
  paid: { tone: 'success', icon: IconCircleCheck },
  cancelled: { tone: 'neutral', icon: IconCircleX },
  refunded: { tone: 'info', icon: IconArrowBackUp },
} as const satisfies Record<PurchaseState, unknown>;
