import type { SourceRefundState } from '@crossdock/domain/payments/sourceRefunds.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { type Icon, IconCheck, IconClockHour4, IconReceiptRefund } from '@tabler/icons-react';

const statusStyles: Readonly<Record<SourceRefundState, readonly [Tone, Icon]>> = {
  waiting: ['info', IconClockHour4],
  pending: ['info', IconClockHour4],
  done: ['success', IconCheck],
  failed: ['warning', IconReceiptRefund],
};

/** The state of a refund to a card or wallet. */
export function RefundBadge({ state, label }: { state: SourceRefundState; label: string }) {
  const [tone, icon] = statusStyles[state];
  return <StatusBadge tone={tone} icon={icon} label={label} />;
}
