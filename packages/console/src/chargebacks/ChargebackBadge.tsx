import type { ChargebackState } from '@crossdock/domain/payments/chargebacks.ts';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconCircleX, IconClock, IconFlag, IconHandStop } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export const ChargebackBadge = createWordedBadge<ChargebackState>(
  (state) => t(`chargebacks.state.${state}`),
  {
    needsAnswer: ['warning', IconFlag],
    underReview: ['info', IconClock],
    won: ['success', IconCircleCheck],
    lost: ['danger', IconCircleX],
    accepted: ['neutral', IconHandStop],
  },
);
