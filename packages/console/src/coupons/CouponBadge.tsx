import type { CouponState } from '@crossdock/domain/coupons/states.ts';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconPencil, IconPlayerPause, IconTicket } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export const CouponBadge = createWordedBadge<CouponState>((state) => t(`coupons.state.${state}`), {
  draft: ['neutral', IconPencil],
  active: ['success', IconTicket],
  stopped: ['warning', IconPlayerPause],
});
