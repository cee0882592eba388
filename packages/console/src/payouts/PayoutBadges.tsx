import type { PayoutLineState, PayoutState } from '@crossdock/domain/payouts/states.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconSend,
  IconThumbUp,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const batchStyles = {
  built: { tone: 'warning', icon: IconClock },
  approved: { tone: 'info', icon: IconThumbUp },
  sent: { tone: 'info', icon: IconSend },
  done: { tone: 'success', icon: IconCircleCheck },
  cancelled: { tone: 'neutral', icon: IconCircleX },
} as const;

export function PayoutBadge({ state }: { state: PayoutState }) {
  return <StatusBadge {...batchStyles[state]} label={t(`payouts.state.${state}`)} />;
}

const lineStyles = {
  waiting: { tone: 'neutral', icon: IconClock },
  sent: { tone: 'info', icon: IconSend },
  paid: { tone: 'success', icon: IconCircleCheck },
  returned: { tone: 'danger', icon: IconArrowBackUp },
  released: { tone: 'neutral', icon: IconCircleX },
} as const;

interface LineBadgeProps {
  readonly state: PayoutLineState;
  /** It was requested, and no answer has arrived. */
  readonly unsure: boolean;
}

export function PayoutLineBadge({ state, unsure }: LineBadgeProps) {
  if (unsure) return <StatusBadge tone="warning" icon={IconClock} label={t('payouts.line.unsure')} />;
  return <StatusBadge {...lineStyles[state]} label={t(`payouts.line.${state}`)} />;
}
