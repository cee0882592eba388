import type { PayoutLineState, PayoutState } from '@crossdock/domain/payouts/states.ts';
import { createWordedBadge, StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconSend,
  IconThumbUp,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export const PayoutBadge = createWordedBadge<PayoutState>((state) => t(`payouts.state.${state}`), {
  built: ['warning', IconClock],
  approved: ['info', IconThumbUp],
  sent: ['info', IconSend],
  done: ['success', IconCircleCheck],
  cancelled: ['neutral', IconCircleX],
});

const LineBadge = createWordedBadge<PayoutLineState>((state) => t(`payouts.line.${state}`), {
  waiting: ['neutral', IconClock],
  sent: ['info', IconSend],
  paid: ['success', IconCircleCheck],
  returned: ['danger', IconArrowBackUp],
  released: ['neutral', IconCircleX],
});

interface LineBadgeProps {
  readonly state: PayoutLineState;
  /** The payment was requested, and no answer has arrived. */
  readonly unsure: boolean;
}

export function PayoutLineBadge({ state, unsure }: LineBadgeProps) {
  if (unsure) return <StatusBadge tone="warning" icon={IconClock} label={t('payouts.line.unsure')} />;
  return <LineBadge state={state} />;
}
