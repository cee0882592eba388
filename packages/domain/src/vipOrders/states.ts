import type { Machine, Transition, Who } from '../machine.ts';
import { type ParcelState, parcelStates } from '../parcels/states.ts';

export const vipStates = ['waiting', 'ordered', 'cancelled'] as const;
export type VipState = (typeof vipStates)[number];

const vipEvents = ['order', 'cancel'] as const;
export type VipEvent = (typeof vipEvents)[number];

/** All that a VIP order's history tells: what moved it, and what left it where it was. */
export const vipSteps = ['place', 'change', 'ask', 'wait', 'leaveOut', ...vipEvents] as const;

const anyone: readonly Who[] = ['member', 'staff', 'system'];

const transitions: readonly Transition<VipState, VipEvent>[] = [
  // Whoever completes it: the last parcel on its shelf, a parcel left out, an address approved.
  { from: 'waiting', event: 'order', to: 'ordered', who: anyone },
  { from: 'waiting', event: 'cancel', to: 'cancelled', who: anyone },
];

/**
 * A VIP order until it is a shipping order: `waiting` for its parcels –order→ `ordered`, from where the shipping order's own
 * states tell the rest, or –cancel→ `cancelled`, with its parcels left to the member.
 */
export const vipMachine: Machine<VipState, VipEvent> = {
  initial: ['waiting'],
  states: vipStates,
  events: vipEvents,
  transitions,
};

/** What a member may answer when a parcel does not come. */
export const vipAnswers = ['leaveOut', 'wait', 'cancel'] as const;
export type VipAnswer = (typeof vipAnswers)[number];

/** Where members look for their VIP orders. Open ones wait for parcels; those that ask wait for an answer. */
export const vipShelves = ['open', 'asking', 'ordered', 'cancelled', 'all'] as const;
export type VipShelf = (typeof vipShelves)[number];

/** How far a parcel of a waiting VIP order is. */
export type Arrival = 'expected' | 'here' | 'ready' | 'gone';

const arrivals: Readonly<Partial<Record<ParcelState, Arrival>>> = {
  forecast: 'expected',
  received: 'here',
  shelved: 'ready',
  requested: 'ready',
  packed: 'ready',
  shipped: 'ready',
  signed: 'ready',
};

/** `gone`: it was refused, returned, destroyed, lost or expired, and does not come any more. */
export const arrivalOf = (state: ParcelState): Arrival => arrivals[state] ?? 'gone';

export interface Progress {
  readonly total: number;
  /** In the house, on a shelf or about to be. */
  readonly arrived: number;
  /** On the shelf. */
  readonly ready: number;
  /** Those that do not come any more. */
  readonly gone: number;
}

/** How many of the parcels are in. */
export function progressOf(states: readonly ParcelState[]): Progress {
  const having = (...wanted: Arrival[]) => states.filter((state) => wanted.includes(arrivalOf(state))).length;
  return {
    total: states.length,
    arrived: having('here', 'ready'),
    ready: having('ready'),
    gone: having('gone'),
  };
}

/** The states of a parcel that does not come any more. */
export const goneStates: readonly ParcelState[] = parcelStates.filter((state) => arrivalOf(state) === 'gone');

/** It waits for nothing more. */
export const isComplete = ({ total, ready }: Progress): boolean => total > 0 && ready === total;
