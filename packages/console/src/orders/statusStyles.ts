import type { OrderState } from '@crossdock/domain/orders/states.ts';
import type { StatusStyles } from '@crossdock/ui/StatusBadge.tsx';
import {
  IconBan,
  IconBox,
  IconCheck,
  IconCreditCard,
  IconPlane,
  IconTruckDelivery,
} from '@tabler/icons-react';

/** The style of each state; its text is `orders.state.<state>`. */
export const orderStateStyles: StatusStyles<OrderState> = {
  processing: { tone: 'warning', icon: IconBox },
  awaitingPayment: { tone: 'neutral', icon: IconCreditCard },
  awaitingShipment: { tone: 'warning', icon: IconTruckDelivery },
  awaitingSignature: { tone: 'info', icon: IconPlane },
  signed: { tone: 'success', icon: IconCheck },
  cancelled: { tone: 'danger', icon: IconBan },
};
