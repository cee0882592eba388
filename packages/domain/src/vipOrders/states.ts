import { anyone, type Machine, machineOf } from '../machine.ts';
import { type ParcelState, parcelStates } from '../parcels/states.ts';

export const vipStates = ['waiting', 'ordered', 'cancelled'] as const;
export type VipState = (typeof vipStates)[number];

const vipEvents = ['order', 'cancel'] as const;
export type VipEvent = (typeof vipEvents)[number];

/** Every step that a VIP order's history can contain. */
export const vipSteps = ['place', 'change', 'ask', 'wait', 'leaveOut', ...vipEvents] as const;

/**
 * A VIP order until it becomes a shipping order: `waiting` for its parcels –order→ `ordered` (from there the shipping
 * order has its own states), or –cancel→ `cancelled`, and the member keeps the parcels.
 */
export const vipMachine: Machine<VipState, VipEvent> = machineOf(vipStates, ['waiting'], {
  // Several events can complete a VIP order: the last parcel is shelved, a parcel is left out, or an address is
  // approved.
  order: [anyone, { waiting: 'ordered' }],
  cancel: [anyone, { waiting: 'cancelled' }],
});

/** A member's possible answers when a parcel does not arrive. */
export const vipAnswers = ['leaveOut', 'wait', 'cancel'] as const;
export type VipAnswer = (typeof vipAnswers)[number];

/** The lists in which members find their VIP orders. Open ones wait for parcels; `asking` ones need an answer. */
export const vipTabs = ['open', 'asking', 'ordered', 'cancelled', 'all'] as const;
export type VipTab = (typeof vipTabs)[number];

/** The progress of a parcel in a waiting VIP order. */
export type ParcelProgress = 'expected' | 'here' | 'ready' | 'gone';

const arrivals: Readonly<Partial<Record<ParcelState, ParcelProgress>>> = {
  forecast: 'expected',
  received: 'here',
  shelved: 'ready',
  requested: 'ready',
  packed: 'ready',
  shipped: 'ready',
  signed: 'ready',
};

/**
 * The progress of a parcel in this state. `here`: it is in the warehouse but not shelved; `ready`: it is or was on
 * the shelf; `gone`: it was refused, returned, destroyed, lost or expired, and will not arrive.
 * @example parcelProgress('refused') // → 'gone'
 */
export const parcelProgress = (state: ParcelState): ParcelProgress => arrivals[state] ?? 'gone';

export interface VipProgress {
  readonly total: number;
  /** Parcels in the warehouse, shelved or not. */
  readonly arrived: number;
  /** Parcels on the shelf. */
  readonly ready: number;
  /** Parcels that will not arrive. */
  readonly gone: number;
}

/**
 * Counts the parcels of a VIP order by progress.
 * @example vipProgress(['forecast', 'shelved']) // → { total: 2, arrived: 1, ready: 1, gone: 0 }
 */
export function vipProgress(states: readonly ParcelState[]): VipProgress {
  const having = (...wanted: ParcelProgress[]) =>
    states.filter((state) => wanted.includes(parcelProgress(state))).length;
  return {
    total: states.length,
    arrived: having('here', 'ready'),
    ready: having('ready'),
    gone: having('gone'),
  };
}

/** The states of a parcel that will not arrive. */
export const notArrivingStates: readonly ParcelState[] = parcelStates.filter(
  (state) => parcelProgress(state) === 'gone',
);

/**
 * Whether every parcel is ready. Never true without parcels.
 * @example areAllVipParcelsReady({ total: 2, arrived: 2, ready: 1, gone: 0 }) // → false
 */
export const areAllVipParcelsReady = ({ total, ready }: VipProgress): boolean => total > 0 && ready === total;
