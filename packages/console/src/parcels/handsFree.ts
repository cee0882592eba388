import type { DeskRules, ReceivingState } from './receivingState.ts';
import {
  endPictureStep,
  enterMeasurement,
  noMisplacedEntries,
  type ReceivingResult,
} from './receivingTransitions.ts';

/**
 * Handles a stable weight, which ends the weight step. A desk with a camera takes a picture at that moment; a desk
 * that does not measure sizes fills in the usual size.
 */
export function handleStableWeight(
  state: ReceivingState,
  { weightG, turn, atMs }: { readonly weightG: number; readonly turn: number; readonly atMs: number },
  rules: DeskRules,
): ReceivingResult {
  if (!isWeightExpected(state) || turn !== state.bench.turn) return [state, []];
  const heard = { text: (weightG / 1_000).toFixed(3), atMs, bare: false };
  const [entered] = enterMeasurement({ ...state, ...noMisplacedEntries }, 'weight', heard, rules);
  const { usualSize = '', pictures = false } = rules.station ?? {};
  const [next, effects] =
    usualSize !== '' && entered.draft.size === ''
      ? enterMeasurement(entered, 'size', { ...heard, text: usualSize }, rules)
      : ([entered, []] as const);
  const picture = pictures && next.draft.photos.length === 0 ? [{ picture: turn }] : [];
  return [next, [{ sound: 'good' }, ...picture, ...effects]];
}

/** Whether a weight is expected now: the open parcel has none. */
export const isWeightExpected = ({ bench, step, draft, asked }: ReceivingState): boolean =>
  bench.open !== '' && step === 'weight' && draft.weight === '' && asked === '';

/**
 * At a desk that continues automatically, ends the picture step once there is a picture, or if none is taken
 * here.
 */
export function endPictureStepIfReady(
  [state, effects]: ReceivingResult,
  atMs: number,
  rules: DeskRules,
): ReceivingResult {
  const { station, picturesNeeded } = rules;
  if (!station?.goesOn || state.step !== 'photo' || state.problem !== null) return [state, effects];
  const isDone = state.draft.photos.length > 0 || !(station.pictures || picturesNeeded);
  if (!isDone) return [state, effects];
  const [next, more] = endPictureStep(state, atMs, rules);
  return [next, [...effects, ...more]];
}

/** Whether the next scan finishes the open parcel, on the previous parcel's shelf. */
export const finishesAtNextScan = (state: ReceivingState, { station }: DeskRules): boolean =>
  Boolean(station?.goesOn) &&
  state.step === 'shelf' &&
  state.misses.length === 0 &&
  state.bench.waiting === '';

/** The previous parcel's shelf, if this warehouse still has it. */
export const lastUsedShelf = ({ draft }: ReceivingState, { shelves }: DeskRules): string =>
  shelves.has(draft.shelf) ? draft.shelf : '';
