import type { OrderState } from '@crossdock/domain/orders/states.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import {
  type Icon,
  IconBox,
  IconCircleCheck,
  IconCircleX,
  IconCreditCard,
  IconTruckDelivery,
  IconTruckLoading,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export const orderStateStyles: Readonly<Record<OrderState, { readonly tone: Tone; readonly icon: Icon }>> = {
  processing: { tone: 'info', icon: IconBox },
  awaitingPayment: { tone: 'warning', icon: IconCreditCard },
  awaitingShipment: { tone: 'info', icon: IconTruckLoading },
  awaitingSignature: { tone: 'info', icon: IconTruckDelivery },
  signed: { tone: 'success', icon: IconCircleCheck },
  cancelled: { tone: 'neutral', icon: IconCircleX },
};

export function OrderBadge({ state }: { state: OrderState }) {
  return <StatusBadge {...orderStateStyles[state]} label={t(`orders.state.${state}`)} />;
}
