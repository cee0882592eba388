import type { OrderState } from '@crossdock/domain/orders/states.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { t } from '../shell/i18n.ts';
import { orderStateStyles } from './statusStyles.ts';

export function OrderBadge({ state }: { state: OrderState }) {
  return <StatusBadge {...orderStateStyles[state]} label={t(`orders.state.${state}`)} />;
}
