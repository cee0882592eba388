import type { PaymentState } from '@crossdock/domain/payments/states.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import {
  type Icon,
  IconCheck,
  IconClockHour4,
  IconClockX,
  IconReceiptRefund,
  IconX,
} from '@tabler/icons-react';

const statusStyles: Readonly<Record<PaymentState, readonly [Tone, Icon]>> = {
  created: ['info', IconClockHour4],
  pending: ['info', IconClockHour4],
  succeeded: ['success', IconCheck],
  failed: ['danger', IconX],
  expired: ['neutral', IconClockX],
  refunded: ['neutral', IconReceiptRefund],
};

/** How far a payment is; the word is the app's, since members and staff read it differently. */
export function PaymentBadge({ state, label }: { state: PaymentState; label: string }) {
  const [tone, icon] = statusStyles[state];
  return <StatusBadge tone={tone} icon={icon} label={label} />;
}
