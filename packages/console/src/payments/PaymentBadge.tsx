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
import { t } from '../shell/i18n.ts';

const looks: Readonly<Record<PaymentState, readonly [Tone, Icon]>> = {
  created: ['info', IconClockHour4],
  pending: ['info', IconClockHour4],
  succeeded: ['success', IconCheck],
  failed: ['danger', IconX],
  expired: ['neutral', IconClockX],
  refunded: ['neutral', IconReceiptRefund],
};

export function PaymentBadge({ state }: { state: PaymentState }) {
  const [tone, icon] = looks[state];
  return <StatusBadge tone={tone} icon={icon} label={t(`payments.state.${state}`)} />;
}
