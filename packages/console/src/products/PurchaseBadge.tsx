import type { PurchaseState } from '@crossdock/domain/products/purchases.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClockHour4 } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const looks = {
  awaitingPayment: { tone: 'warning', icon: IconClockHour4 },
  paid: { tone: 'success', icon: IconCircleCheck },
  cancelled: { tone: 'neutral', icon: IconCircleX },
  refunded: { tone: 'info', icon: IconArrowBackUp },
} as const satisfies Record<PurchaseState, unknown>;

export function PurchaseBadge({ state }: { state: PurchaseState }) {
  return <StatusBadge {...looks[state]} label={t(`products.state.${state}`)} />;
}
