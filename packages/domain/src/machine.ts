import { keysOf } from './records.ts';

/**
 * A state machine is a table and one pure function. Server and screens read the same table: a step that it does not
 * list is not allowed.
 */
export type ActorKind = 'member' | 'staff' | 'system';

export interface Transition<S extends string, E extends string> {
  readonly from: S;
  readonly event: E;
  readonly to: S;
  readonly who: readonly ActorKind[];
}

export interface Machine<S extends string, E extends string> {
  readonly initial: readonly S[];
  readonly states: readonly S[];
  readonly events: readonly E[];
  readonly transitions: readonly Transition<S, E>[];
}

export type EventOf<M> = M extends Machine<string, infer E> ? E : never;

// The users who may cause a step of a table.
export const member: readonly ActorKind[] = ['member'];
export const staff: readonly ActorKind[] = ['staff'];
export const system: readonly ActorKind[] = ['system'];
export const anyone: readonly ActorKind[] = ['member', 'staff', 'system'];

/** The next state after each state. */
type Moves<S extends string> = Readonly<Partial<Record<S, S>>>;

/** Who may cause an event, and its moves. `theirMoves` are further moves that only `others` may cause. */
type Steps<S extends string> =
  | readonly [who?: undefined, moves?: undefined, others?: undefined, theirMoves?: undefined]
  | readonly [who: readonly ActorKind[], moves: Moves<S>, others?: undefined, theirMoves?: undefined]
  | readonly [who: readonly ActorKind[], moves: Moves<S>, others: readonly ActorKind[], theirMoves: Moves<S>];

/**
 * A machine from its states, those in which it begins, and a table of its events. Never allows a step that the table
 * does not name. The function has no side effects, so the build can leave unused machines out of a browser's files.
 * @example machineOf(['open', 'closed'], ['open'], { close: [['staff'], { open: 'closed' }] }).transitions
 * // → [{ from: 'open', event: 'close', to: 'closed', who: ['staff'] }]
 */
export /* @__NO_SIDE_EFFECTS__ */ function machineOf<S extends string, E extends string>(
  states: readonly S[],
  initial: readonly NoInfer<S>[],
  table: Readonly<Record<E, Steps<NoInfer<S>>>>,
): Machine<S, E> {
  const events = keysOf(table);
  const movesOf = (event: E, who: readonly ActorKind[] = [], moves?: Moves<S>) =>
    (moves === undefined ? [] : keysOf(moves)).flatMap((from) => {
      const to = moves?.[from];
      return to === undefined ? [] : [{ from, event, to, who }];
    });
  const transitions = events.flatMap((event) => {
    const [who, moves, others, theirMoves] = table[event];
    return [...movesOf(event, who, moves), ...movesOf(event, others, theirMoves)];
  });
  return { initial, states, events, transitions };
}

/**
 * The state after `event`, or undefined where the table does not allow it for `who`. Never throws.
 * @example nextState({ states: ['open', 'closed'], transitions: [{ from: 'open', event: 'close', to: 'closed', who:
 * ['staff'] }] }, 'open', 'close', 'member') // → undefined
 */
export function nextState<S extends string, E extends string>(
  machine: Machine<S, E>,
  from: S,
  event: E,
  who: ActorKind,
): S | undefined {
  return machine.transitions.find((t) => t.from === from && t.event === event && t.who.includes(who))?.to;
}

/**
 * The events that `who` may cause in state `from`, in table order.
 * @example allowedEvents({ states: ['open', 'closed'], transitions: [{ from: 'open', event: 'close', to: 'closed', who:
 * ['staff'] }] }, 'open', 'staff') // → ['close']
 */
export function allowedEvents<S extends string, E extends string>(
  machine: Machine<S, E>,
  from: S,
  who: ActorKind,
): E[] {
  return machine.transitions.filter((t) => t.from === from && t.who.includes(who)).map((t) => t.event);
}

/**
 * The states in which `who` may cause `event`. Used in the `where` of an update, so that only rows in these states
 * change.
 * @example sourceStates({ states: ['open', 'closed'], transitions: [{ from: 'open', event: 'close', to: 'closed', who:
 * ['staff'] }] }, 'close', 'staff') // → ['open']
 */
export function sourceStates<S extends string, E extends string>(
  machine: Machine<S, E>,
  event: E,
  who: ActorKind,
): S[] {
  return machine.transitions.filter((t) => t.event === event && t.who.includes(who)).map((t) => t.from);
}

/**
 * The states without a next state.
 * @example finalStates({ states: ['open', 'closed'], transitions: [{ from: 'open', event: 'close', to: 'closed',
 * who: ['staff'] }] }) // → ['closed']
 */
export function finalStates<S extends string, E extends string>({ states, transitions }: Machine<S, E>): S[] {
  return states.filter((state) => !transitions.some(({ from }) => from === state));
}
