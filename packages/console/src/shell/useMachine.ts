import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { tabMemory } from './tabMemory.ts';

/**
 * Runs a screen's steps as a pure function of state and event. Events are handled one by one, also several before the
 * next render, because a scanner does not wait for it; `drawNow` renders a changed state at once. With `keepAs` the
 * state is restored after a reload or a visit to another screen.
 */
export function useMachine<State, Event, Effect>(
  initial: State,
  step: (state: State, event: Event) => readonly [State, readonly Effect[]],
  perform: (effect: Effect, send: (event: Event) => void) => void,
  keepAs: string | null,
): readonly [state: State, send: (event: Event) => void, current: () => State, drawNow: () => void] {
  const state = useRef<State | null>(null);
  state.current ??= keepAs === null ? initial : { ...initial, ...tabMemory.read<State>(keepAs) };
  const latest = useRef({ step, perform });
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const drawn = useRef<State | null>(null);
  useLayoutEffect(() => {
    drawn.current = state.current;
  });
  useEffect(() => {
    latest.current = { step, perform };
  });
  useEffect(() => {
    if (keepAs === null) return;
    const keep = () => tabMemory.write(keepAs, state.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keepAs]);
  const current = useRef(() => state.current ?? initial);
  const send = useRef((event: Event) => {
    const [next, effects] = latest.current.step(current.current(), event);
    state.current = next;
    draw();
    for (const effect of effects) latest.current.perform(effect, send.current);
  });
  const drawNow = useRef(() => {
    if (drawn.current !== state.current) flushSync(draw);
  });
  return [state.current, send.current, current.current, drawNow.current];
}
