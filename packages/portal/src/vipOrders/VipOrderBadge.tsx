import type { VipOrderCard } from '@crossdock/contract/vipOrders/shapes.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

/** The state of a VIP order; once a shipping order was made from it, the state of the shipping order. */
export function VipOrderBadge({ vip }: { vip: VipOrderCard }) {
  if (vip.order?.state === 'cancelled' || vip.state === 'cancelled')
    return <StatusBadge tone="neutral" icon={IconX} label={t('vipOrders.state.cancelled')} />;
  if (vip.order)
    return <StatusBadge tone="success" icon={IconCheck} label={t(`orders.state.${vip.order.state}`)} />;
  return isAsking(vip) ? (
    <StatusBadge tone="warning" icon={IconAlertTriangle} label={t('vipOrders.state.asking')} />
  ) : (
    <StatusBadge tone="info" icon={IconHourglass} label={t('vipOrders.state.waiting')} />
  );
}

/** Whether the VIP order waits for its member, and not for a parcel. */
const isAsking = ({ state, askedAt, stuck }: VipOrderCard): boolean =>
  state === 'waiting' && (askedAt !== null || stuck);
