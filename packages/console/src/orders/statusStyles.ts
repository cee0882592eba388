import type { OrderState } from '@crossdock/domain/orders/states.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import {
  type Icon,
  IconBan,
  IconBox,
  IconCheck,
  IconCreditCard,
  IconPlane,
  IconTruckDelivery,
} from '@tabler/icons-react';

/** The style of each state; its text is `orders.state.<state>`. */
export const orderStyles: Readonly<Record<OrderState, { tone: Tone; icon: Icon }>> = {
  processing: { tone: 'warning', icon: IconBox },
  awaitingPayment: { tone: 'neutral', icon: IconCreditCard },
  awaitingShipment: { tone: 'warning', icon: IconTruckDelivery },
  awaitingSignature: { tone: 'info', icon: IconPlane },
  signed: { tone: 'success', icon: IconCheck },
  cancelled: { tone: 'danger', icon: IconBan },
};
