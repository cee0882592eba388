import { anyone, type Machine, member, staff, type Transition } from '../machine.ts';
import type { ParcelState } from '../parcels/states.ts';

export const taskStates = ['requested', 'working', 'done', 'reshoot', 'impossible', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

const taskEvents = ['start', 'putBack', 'finish', 'fail', 'cancel', 'withdraw', 'reshoot', 'keep'] as const;
export type TaskEvent = (typeof taskEvents)[number];

const transitions: readonly Transition<TaskState, TaskEvent>[] = [
  { from: 'requested', event: 'start', to: 'working', who: staff },
  { from: 'working', event: 'putBack', to: 'requested', who: staff },
  // A short task is finished without being started first.
  { from: 'requested', event: 'finish', to: 'done', who: staff },
  { from: 'working', event: 'finish', to: 'done', who: staff },
  { from: 'reshoot', event: 'finish', to: 'done', who: staff },
  { from: 'requested', event: 'fail', to: 'impossible', who: staff },
  { from: 'working', event: 'fail', to: 'impossible', who: staff },
  { from: 'requested', event: 'cancel', to: 'cancelled', who: member },
  // The order was cancelled, or the parcel has left, so the work is no longer needed.
  { from: 'requested', event: 'withdraw', to: 'cancelled', who: anyone },
  { from: 'working', event: 'withdraw', to: 'cancelled', who: anyone },
  { from: 'reshoot', event: 'withdraw', to: 'done', who: anyone },
  { from: 'done', event: 'reshoot', to: 'reshoot', who: member },
  // Better photos are not possible. The first ones stay and remain paid.
  { from: 'reshoot', event: 'keep', to: 'done', who: staff },
];

/**
 * A service that a member ordered: `requested` –start→ `working` –finish→ `done` | –fail→ `impossible`, which refunds
 * it. The member may –cancel→ it until work begins, and ask once to retake photos.
 */
export const taskMachine: Machine<TaskState, TaskEvent> = {
  initial: ['requested'],
  states: taskStates,
  events: taskEvents,
  transitions,
};

/** Work that the warehouse still has to do. */
export const openTaskStates = ['requested', 'working', 'reshoot'] as const satisfies readonly TaskState[];

/** Work that was refunded or will never be charged. */
export const unchargedTaskStates = ['impossible', 'cancelled'] as const satisfies readonly TaskState[];

/** States in which a parcel is in the warehouse, so that work on it can be ordered. */
export const serviceableParcelStates: readonly ParcelState[] = ['received', 'shelved', 'requested'];
