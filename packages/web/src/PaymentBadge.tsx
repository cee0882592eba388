import type { PaymentState } from '@crossdock/domain/payments/states.ts';
import { createStatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCheck, IconClockHour4, IconClockX, IconReceiptRefund, IconX } from '@tabler/icons-react';

/** A payment's state. */
export const PaymentBadge = createStatusBadge<PaymentState>({
  created: ['info', IconClockHour4],
  pending: ['info', IconClockHour4],
  succeeded: ['success', IconCheck],
  failed: ['danger', IconX],
  expired: ['neutral', IconClockX],
  refunded: ['neutral', IconReceiptRefund],
});
