import { type Machine, member, staff, type Transition } from '../machine.ts';

export const pickupStates = ['requested', 'planned', 'collected', 'inHouse', 'failed', 'cancelled'] as const;
export type PickupState = (typeof pickupStates)[number];

const pickupEvents = ['plan', 'replan', 'collect', 'arrive', 'undoArrive', 'fail', 'cancel'] as const;
export type PickupEvent = (typeof pickupEvents)[number];

const transitions: readonly Transition<PickupState, PickupEvent>[] = [
  { from: 'requested', event: 'plan', to: 'planned', who: staff },
  // A different day or driver. It has its own event, so that of two clerks who plan at once the second sees
  // that it is planned.
  { from: 'planned', event: 'replan', to: 'planned', who: staff },
  { from: 'planned', event: 'collect', to: 'collected', who: staff },
  { from: 'collected', event: 'arrive', to: 'inHouse', who: staff },
  { from: 'inHouse', event: 'undoArrive', to: 'collected', who: staff },
  { from: 'requested', event: 'fail', to: 'failed', who: staff },
  { from: 'planned', event: 'fail', to: 'failed', who: staff },
  { from: 'requested', event: 'cancel', to: 'cancelled', who: member },
  { from: 'planned', event: 'cancel', to: 'cancelled', who: member },
];

/**
 * A pickup by the shop's driver: `requested` –plan→ `planned` –collect→ `collected` –arrive→ `inHouse` | –fail→
 * `failed` | –cancel→ `cancelled`. The last two return the payment.
 */
export const pickupMachine: Machine<PickupState, PickupEvent> = {
  initial: ['requested'],
  states: pickupStates,
  events: pickupEvents,
  transitions,
};

/** Pickups that a driver still has to make. */
export const openPickupStates = ['requested', 'planned'] as const satisfies readonly PickupState[];
