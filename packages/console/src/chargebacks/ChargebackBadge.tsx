import type { ChargebackState } from '@crossdock/domain/payments/chargebacks.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconCircleX, IconClock, IconFlag, IconHandStop } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const styles = {
  needsAnswer: { tone: 'warning', icon: IconFlag },
  underReview: { tone: 'info', icon: IconClock },
  won: { tone: 'success', icon: IconCircleCheck },
  lost: { tone: 'danger', icon: IconCircleX },
  accepted: { tone: 'neutral', icon: IconHandStop },
} as const;

export function ChargebackBadge({ state }: { state: ChargebackState }) {
  return <StatusBadge {...styles[state]} label={t(`chargebacks.state.${state}`)} />;
}
