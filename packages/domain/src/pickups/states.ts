import { type EventOf, machineOf, member, staff } from '../machine.ts';

export const pickupStates = ['requested', 'planned', 'collected', 'inHouse', 'failed', 'cancelled'] as const;
export type PickupState = (typeof pickupStates)[number];

/**
 * A pickup by the shop's driver: `requested` –plan→ `planned` –collect→ `collected` –arrive→ `inHouse` | –fail→
 * `failed` | –cancel→ `cancelled`. A failed or cancelled pickup returns the payment.
 */
export const pickupMachine = machineOf(pickupStates, ['requested'], {
  plan: [staff, { requested: 'planned' }],
  // Changes the day or the driver of a planned pickup. It is a separate event, so that if two clerks plan the same
  // pickup at once, the second one learns that it is already planned.
  replan: [staff, { planned: 'planned' }],
  collect: [staff, { planned: 'collected' }],
  arrive: [staff, { collected: 'inHouse' }],
  undoArrive: [staff, { inHouse: 'collected' }],
  fail: [staff, { requested: 'failed', planned: 'failed' }],
  cancel: [member, { requested: 'cancelled', planned: 'cancelled' }],
});
export type PickupEvent = EventOf<typeof pickupMachine>;

/** Pickups that a driver still has to make. */
export const openPickupStates = ['requested', 'planned'] as const satisfies readonly PickupState[];
