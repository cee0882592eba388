import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCrown } from '@tabler/icons-react';
import { t } from './i18n.ts';

/** Marks the number of an order that was a VIP order. */
export function VipMark({ vipOrderId }: { vipOrderId: string | null }) {
  return vipOrderId === null ? null : (
    <StatusBadge tone="info" icon={IconCrown} label={t('vipOrders.badge')} />
  );
}
