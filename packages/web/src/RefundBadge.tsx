import type { SourceRefundState } from '@crossdock/domain/payments/sourceRefunds.ts';
import { createStatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCheck, IconClockHour4, IconReceiptRefund } from '@tabler/icons-react';

/** The state of a refund to a card or wallet. */
export const RefundBadge = createStatusBadge<SourceRefundState>({
  waiting: ['info', IconClockHour4],
  pending: ['info', IconClockHour4],
  done: ['success', IconCheck],
  failed: ['warning', IconReceiptRefund],
});
