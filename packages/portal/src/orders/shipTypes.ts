import type { Output } from '@crossdock/contract/table.ts';
import type { ReactNode } from 'react';
import type { FlowChoices } from './flow.ts';

export type OrderPlan = Output<'planOrder'>;
/** Whether no parcel is on the shelf. */
export const isShelfEmpty = ({ planned, going, left }: OrderPlan): boolean =>
  planned.kind === 'none' && planned.error === 'order.selectAgain' && going.length === 0 && left.length === 0;
export type PlannedOrder = Extract<OrderPlan['planned'], { kind: 'order' }>;
/** The way in which the order is paid: from the balance, topped up if necessary, or otherwise on the payment page. */
export type PaymentSource = 'balance' | 'other';

interface Discounted {
  readonly quote: PlannedOrder['quote'];
  readonly chosen: Pick<FlowChoices, 'memberCouponId' | 'points'>;
  readonly busy: boolean;
  readonly onChoose: (choice: Pick<FlowChoices, 'memberCouponId' | 'points'>) => void;
}

/** The parts that the route passes in. */
export interface InjectedShipParts {
  /** Renders the choice of a coupon or points. */
  readonly discount: (props: Discounted) => ReactNode;
}

export interface ShipPlanProps extends InjectedShipParts {
  readonly flow: FlowChoices;
  readonly setFlow: (change: Partial<FlowChoices>) => void;
  readonly plan: OrderPlan;
  /** The plan was loaded before the member's last change, and the new plan is not loaded yet. */
  readonly stale: boolean;
  readonly again: () => void;
  readonly onPlaced: (id: string, next: OrderFollowUp) => void;
}

export type ShipSheetName = 'parcels' | 'destination' | 'channel' | 'declarer' | 'extras' | 'pay';

/** The next step that needs no other tap: payment from the balance, a top-up for it, or nothing (`ask`). */
export type NextStepAfterOrder = 'pay' | 'topUp' | 'ask';

export interface OrderFollowUp {
  readonly follow: NextStepAfterOrder;
  /** The amount due that the member saw when they tapped, in minor units. Nothing else is paid without another tap. */
  readonly seenMinor: number;
}
