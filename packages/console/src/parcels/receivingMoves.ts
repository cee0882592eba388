import { recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import type { Scanned } from '@crossdock/domain/parcels/scans.ts';
import { isLocationCode } from '@crossdock/domain/warehouses/locations.ts';
import { dropped, finished, opened } from '../shell/bench.ts';
import { sidesFrom, weightFrom } from '../shell/measures.ts';
import { confirms } from '../shell/question.ts';
import type { Heard } from '../shell/scanLine.ts';
import type { Sound } from '../shell/sounds.ts';
import { doubtsOf } from './measureDoubts.ts';
import type { ReceiptInput } from './receiptQueue.ts';
import { begin, type DeskRules, empty, type Problem, type Receiving, type Step } from './receivingState.ts';

export type Effect =
  /** `holds` is set if the answer decides whether the number is opened; scans then wait for it. */
  | { readonly lookUp: string; readonly holds?: true }
  /** Takes a picture for the parcel that was open in this turn. */
  | { readonly picture: number }
  | { readonly receipt: ReceiptInput; readonly photos: readonly string[] }
  | { readonly sound: Sound };

export type Result = readonly [Receiving, readonly Effect[]];

export const noMisses = { misses: [], nextWeight: '' } as const;

/**
 * The open parcel is weighed next. The shelf is kept, because one shelf usually takes many parcels; scanning another
 * shelf replaces it.
 */
export function weigh(state: Receiving, certain: boolean): Result {
  const { bench, draft, last } = state;
  const next = { ...begin, bench, last, certain, draft: { ...empty, shelf: draft.shelf } };
  if (bench.open === '') return [next, []];
  return [{ ...next, step: 'weight' }, [{ lookUp: bench.open }]];
}

export function drop(state: Receiving, key: Problem, code: string): Result {
  const { bench, asked } = state;
  if (bench.open === '' && asked === '') return [{ ...state, problem: null }, []];
  const [next] = weigh({ ...state, bench: dropped(bench) }, false);
  return wrong(next, key, [code || asked, bench.waiting].filter(Boolean).join(', '));
}

export function enterMeasurement(
  state: Receiving,
  step: 'weight' | 'size',
  heard: Pick<Heard, 'text' | 'atMs' | 'bare'>,
  rules: DeskRules,
): Result {
  const draft = { ...state.draft, [step]: heard.text };
  const [weightG, sides] = [weightFrom(draft.weight), sidesFrom(draft.size)];
  if (step === 'weight') return [{ ...state, draft, step: 'size', problem: null, doubts: [] }, []];
  if (weightG === null || sides === null) return wrong({ ...state, draft, step: 'weight' }, 'badWeight', '');
  const doubts = doubtsOf({ weightG, ...sides }, state.found?.usualWeightG, rules);
  const entry = `${draft.weight} ${draft.size}`;
  if (doubts.length > 0 && !confirms(state.doubted, entry, heard)) {
    const doubted = state.doubted?.entry === entry ? state.doubted : { entry, atMs: heard.atMs };
    const problem = { step, key: 'unlikely' as const, code: '' };
    return [{ ...state, draft, doubts, doubted, problem }, [{ sound: 'bad' }]];
  }
  return [{ ...state, draft, step: 'photo', problem: null, doubts: [] }, []];
}

export function afterPhoto(state: Receiving, atMs: number, { picturesNeeded }: DeskRules): Result {
  if (picturesNeeded && state.draft.photos.length === 0 && !state.draft.withoutPhoto)
    return wrong(state, 'photoNeeded', '');
  return [{ ...state, ...noMisses, step: 'shelf', photoAtMs: atMs, problem: null }, []];
}

export const mayBeShelf = ({ kind, code }: Scanned): boolean =>
  kind === 'shelf' || (kind === 'courier' && recogniseCourier(code).length === 0 && isLocationCode(code));

export function onShelf(state: Receiving, code: string, rules: DeskRules): Result {
  return rules.shelves.has(code) ? finish(state, code, rules) : wrong(state, 'shelfUnknown', code);
}

export function finish(state: Receiving, shelf: string, rules: DeskRules): Result {
  const { draft, bench, asked, certain } = state;
  const [weightG, sides] = [weightFrom(draft.weight), sidesFrom(draft.size)];
  if (weightG === null) return wrong({ ...state, step: 'weight' }, 'badWeight', '');
  if (sides === null) return wrong({ ...state, step: 'size' }, 'badSize', '');
  if (rules.picturesNeeded && draft.photos.length === 0 && !draft.withoutPhoto)
    return wrong({ ...state, step: 'photo' }, 'photoNeeded', '');
  if (asked === bench.open) return wrong(state, 'doubtful', asked);
  const parcelId = state.found?.parcel?.id;
  const receipt: ReceiptInput = {
    courierNumber: bench.open,
    ...(parcelId === undefined ? {} : { parcelId }),
    certain,
    warehouseId: rules.warehouseId,
    weightG,
    ...sides,
    labelHint: draft.label.trim(),
    ...(shelf === '' ? {} : { shelfCode: shelf }),
  };
  const [after, effects] = weigh({ ...state, bench: finished(bench), draft: { ...draft, shelf } }, false);
  return [after, [{ receipt, photos: draft.photos }, ...effects]];
}

export function problemOf(step: Step, { kind }: Scanned): Problem {
  if (kind === 'order') return 'isOrder';
  if (kind === 'parcel') return 'isParcel';
  if (kind === 'shelf') return 'isShelf';
  if (kind === 'member') return 'isMember';
  if (kind === 'pickList') return 'isPickList';
  if (kind === 'tote') return 'isTote';
  if (step === 'weight') return 'badWeight';
  if (step === 'size') return 'badSize';
  return step === 'shelf' ? 'shelfUnknown' : 'badNumber';
}

export function wrong(state: Receiving, key: Problem, code: string): Result {
  return [{ ...state, problem: { step: state.step, key, code } }, [{ sound: 'bad' }]];
}

/** Puts the open parcel aside with a warning sound, because the clerk works on another one. */
export function leave(state: Receiving, code: string): Result {
  const [next, effects] = weigh({ ...state, bench: opened(dropped(state.bench), code) }, false);
  const [told, said] = wrong(next, 'dropped', state.bench.open);
  return [told, [...said, ...effects]];
}
