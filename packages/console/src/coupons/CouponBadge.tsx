import type { CouponState } from '@crossdock/domain/coupons/states.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconPencil, IconPlayerPause, IconTicket } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const statusStyles = {
  draft: { tone: 'neutral', icon: IconPencil },
  active: { tone: 'success', icon: IconTicket },
  stopped: { tone: 'warning', icon: IconPlayerPause },
} as const;

export function CouponBadge({ state }: { state: CouponState }) {
  return <StatusBadge {...statusStyles[state]} label={t(`coupons.state.${state}`)} />;
}
