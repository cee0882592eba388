import { type ChangeableOrder, mayChange } from '../orders/changes.ts';
import type { VipProgress, VipState } from './states.ts';
import { areAllVipParcelsReady } from './states.ts';

export const vipActions = ['change', 'leaveOut', 'wait', 'cancel'] as const;
export type VipAction = (typeof vipActions)[number];

interface Standing {
  readonly state: VipState;
  readonly progress: VipProgress;
  /** The shipping order that the VIP order became; null before that. */
  readonly order: ChangeableOrder | null;
}

/**
 * The actions that a member can take with a VIP order now. Once it is a shipping order, it is cancelled like any
 * other order, never here.
 * @example vipActionsOf({ state: 'waiting', progress: { total: 2, arrived: 1, ready: 1, gone: 0 }, order: null }) // →
 * ['change', 'leaveOut', 'wait', 'cancel']
 * @example vipActionsOf({ state: 'waiting', progress: { total: 2, arrived: 0, ready: 0, gone: 0 }, order: null }) // →
 * ['change', 'wait', 'cancel']
 */
export function vipActionsOf({ state, progress, order }: Standing): VipAction[] {
  if (state === 'ordered') return order !== null && mayChange(order, 'contents') ? ['change'] : [];
  if (state === 'cancelled') return [];
  if (areAllVipParcelsReady(progress)) return ['change', 'cancel'];
  return progress.arrived > 0 ? ['change', 'leaveOut', 'wait', 'cancel'] : ['change', 'wait', 'cancel'];
}
