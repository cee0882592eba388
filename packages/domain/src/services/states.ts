import type { Machine, Transition, Who } from '../machine.ts';
import type { ParcelState } from '../parcels/states.ts';

export const taskStates = ['requested', 'working', 'done', 'reshoot', 'impossible', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

const taskEvents = ['start', 'putBack', 'finish', 'fail', 'cancel', 'withdraw', 'reshoot', 'keep'] as const;
export type TaskEvent = (typeof taskEvents)[number];

const staff: readonly Who[] = ['staff'];
const member: readonly Who[] = ['member'];

const transitions: readonly Transition<TaskState, TaskEvent>[] = [
  { from: 'requested', event: 'start', to: 'working', who: staff },
  { from: 'working', event: 'putBack', to: 'requested', who: staff },
  // A short work is done at the desk without being taken first.
  { from: 'requested', event: 'finish', to: 'done', who: staff },
  { from: 'working', event: 'finish', to: 'done', who: staff },
  { from: 'reshoot', event: 'finish', to: 'done', who: staff },
  { from: 'requested', event: 'fail', to: 'impossible', who: staff },
  { from: 'working', event: 'fail', to: 'impossible', who: staff },
  { from: 'requested', event: 'cancel', to: 'cancelled', who: member },
  // The order was cancelled, or the parcel has left: nobody asks for the work any more.
  { from: 'requested', event: 'withdraw', to: 'cancelled', who: ['member', 'staff', 'system'] },
  { from: 'working', event: 'withdraw', to: 'cancelled', who: ['member', 'staff', 'system'] },
  { from: 'reshoot', event: 'withdraw', to: 'done', who: ['member', 'staff', 'system'] },
  { from: 'done', event: 'reshoot', to: 'reshoot', who: member },
  // It cannot be photographed better: the first pictures, which are paid for, stand.
  { from: 'reshoot', event: 'keep', to: 'done', who: staff },
];

/**
 * A piece of work that a member ordered: `requested` –start→ `working` –finish→ `done` | –fail→ `impossible`, which gives
 * the money back. The member may –cancel→ it until work begins, and ask once for photos anew.
 */
export const taskMachine: Machine<TaskState, TaskEvent> = {
  initial: ['requested'],
  states: taskStates,
  events: taskEvents,
  transitions,
};

/** Work that waits for the warehouse. */
export const openTaskStates = ['requested', 'working', 'reshoot'] as const satisfies readonly TaskState[];

/** What was given back, or need never be paid. */
export const voidTaskStates = ['impossible', 'cancelled'] as const satisfies readonly TaskState[];

/** Where a parcel lies within reach, so that work on it can be ordered. */
export const servedParcelStates: readonly ParcelState[] = ['received', 'shelved', 'requested'];
