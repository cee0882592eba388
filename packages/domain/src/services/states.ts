import { anyone, type EventOf, machineOf, member, staff } from '../machine.ts';
import type { ParcelState } from '../parcels/states.ts';

export const taskStates = ['requested', 'working', 'done', 'reshoot', 'impossible', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/**
 * A service that a member ordered: `requested` –start→ `working` –finish→ `done` | –fail→ `impossible`, which refunds
 * it. The member may –cancel→ it until work begins, and ask once to retake photos.
 */
export const taskMachine = machineOf(taskStates, ['requested'], {
  start: [staff, { requested: 'working' }],
  putBack: [staff, { working: 'requested' }],
  // A short task is finished without being started first.
  finish: [staff, { requested: 'done', working: 'done', reshoot: 'done' }],
  fail: [staff, { requested: 'impossible', working: 'impossible' }],
  cancel: [member, { requested: 'cancelled' }],
  // The order was cancelled, or the parcel has left, so the work is no longer needed.
  withdraw: [anyone, { requested: 'cancelled', working: 'cancelled', reshoot: 'done' }],
  reshoot: [member, { done: 'reshoot' }],
  // Better photos are not possible. The first ones stay and remain paid.
  keep: [staff, { reshoot: 'done' }],
});
export type TaskEvent = EventOf<typeof taskMachine>;

/** Work that the warehouse still has to do. */
export const openTaskStates = ['requested', 'working', 'reshoot'] as const satisfies readonly TaskState[];

/** Work that was refunded or will never be charged. */
export const unchargedTaskStates = ['impossible', 'cancelled'] as const satisfies readonly TaskState[];

/** States in which a parcel is in the warehouse, so that work on it can be ordered. */
export const serviceableParcelStates: readonly ParcelState[] = ['received', 'shelved', 'requested'];
