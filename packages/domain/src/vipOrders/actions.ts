import type { OrderState } from '../orders/states.ts';
import type { Progress, VipState } from './states.ts';
import { isComplete } from './states.ts';

export const vipActions = ['change', 'leaveOut', 'wait', 'cancel'] as const;
export type VipAction = (typeof vipActions)[number];

/** The facts of the resulting shipping order that decide whether it can still be changed. */
export interface MadeOrder {
  readonly state: OrderState;
  readonly packed: boolean;
  readonly paid: boolean;
}

/**
 * Packing has not begun, so the goods are still on their shelves.
 * @example isUnpacked({ state: 'processing', packed: false }) // → true
 */
export const isUnpacked = ({ state, packed }: Omit<MadeOrder, 'paid'>): boolean =>
  !packed && (state === 'processing' || state === 'awaitingPayment');

interface Standing {
  readonly state: VipState;
  readonly progress: Progress;
  readonly order: MadeOrder | null;
}

/** What a member can do with a VIP order now. Once it is a shipping order, it is cancelled like any other. */
export function vipActionsOf({ state, progress, order }: Standing): VipAction[] {
  if (state === 'ordered') return order !== null && isUnpacked(order) && !order.paid ? ['change'] : [];
  if (state === 'cancelled') return [];
  if (isComplete(progress)) return ['change', 'cancel'];
  return progress.arrived > 0 ? ['change', 'leaveOut', 'wait', 'cancel'] : ['change', 'wait', 'cancel'];
}
