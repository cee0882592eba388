import { useEffect, useReducer, useRef } from 'react';

/**
 * A screen's steps as a pure function of state and event. Events are taken one by one, also several within one turn: a
 * scanner does not wait until something has been drawn.
 */
export function useMachine<State, Event, Effect>(
  initial: State,
  step: (state: State, event: Event) => readonly [State, readonly Effect[]],
  perform: (effect: Effect, send: (event: Event) => void) => void,
): readonly [State, (event: Event) => void] {
  const state = useRef(initial);
  const latest = useRef({ step, perform });
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    latest.current = { step, perform };
  });
  const send = useRef((event: Event) => {
    const [next, effects] = latest.current.step(state.current, event);
    state.current = next;
    draw();
    for (const effect of effects) latest.current.perform(effect, send.current);
  });
  return [state.current, send.current];
}
