import { afterPhoto, measured, noMisses, type Result } from './receivingMoves.ts';
import type { DeskRules, Receiving } from './receivingState.ts';

/**
 * The scale's weight stands still. It ends the weight's step, and at a desk that takes pictures it is the moment of one. A
 * size that is not measured at this desk follows by itself.
 */
export function weighed(
  state: Receiving,
  { weightG, turn, atMs }: { readonly weightG: number; readonly turn: number; readonly atMs: number },
  rules: DeskRules,
): Result {
  if (!takesWeight(state) || turn !== state.bench.turn) return [state, []];
  const heard = { text: (weightG / 1_000).toFixed(3), atMs, bare: false };
  const [entered] = measured({ ...state, ...noMisses }, 'weight', heard, rules);
  const { usualSize = '', pictures = false } = rules.station ?? {};
  const [next, effects] =
    usualSize !== '' && entered.draft.size === ''
      ? measured(entered, 'size', { ...heard, text: usualSize }, rules)
      : ([entered, []] as const);
  const picture = pictures && next.draft.photos.length === 0 ? [{ picture: turn }] : [];
  return [next, [{ sound: 'good' }, ...picture, ...effects]];
}

/** Whether a weight is wanted now: the open parcel has none. */
export const takesWeight = ({ bench, step, draft, asked }: Receiving): boolean =>
  bench.open !== '' && step === 'weight' && draft.weight === '' && asked === '';

/** At a desk that goes on by itself, the picture's step ends when there is one, or when none is taken here. */
export function wentOn([state, effects]: Result, atMs: number, rules: DeskRules): Result {
  const { station, picturesNeeded } = rules;
  if (!station?.goesOn || state.step !== 'photo' || state.problem !== null) return [state, effects];
  const isDone = state.draft.photos.length > 0 || !(station.pictures || picturesNeeded);
  if (!isDone) return [state, effects];
  const [next, more] = afterPhoto(state, atMs, rules);
  return [next, [...effects, ...more]];
}

/** At such a desk the next number finishes the open parcel, on the shelf of the one before it. */
export const endsWithNext = (state: Receiving, { station }: DeskRules): boolean =>
  Boolean(station?.goesOn) &&
  state.step === 'shelf' &&
  state.misses.length === 0 &&
  state.bench.waiting === '';

/** The shelf of the parcel before, if this warehouse still has it. */
export const keptShelf = ({ draft }: Receiving, { shelves }: DeskRules): string =>
  shelves.has(draft.shelf) ? draft.shelf : '';
