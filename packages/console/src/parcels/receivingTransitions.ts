import { recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import type { ScannedCode } from '@crossdock/domain/parcels/scans.ts';
import { isLocationCode } from '@crossdock/domain/warehouses/locations.ts';
import { dropOpenItem, finishOpenItem, withOpenItem } from '../shell/deskItems.ts';
import { parseSides, parseWeight } from '../shell/measures.ts';
import { isQuestionConfirmed } from '../shell/question.ts';
import type { ScannedLine } from '../shell/scanDispatcher.ts';
import type { DeskSound } from '../shell/sounds.ts';
import { findMeasureDoubts } from './measureDoubts.ts';
import type { ReceiptInput } from './receiptQueue.ts';
import {
  type DeskRules,
  emptyReceiptDraft,
  initialReceiving,
  type ReceivingProblem,
  type ReceivingState,
  type ReceivingStep,
} from './receivingState.ts';

export type ReceivingEffect =
  /** `holds` is set if the answer decides whether the number is opened; scans then wait for it. */
  | { readonly lookUp: string; readonly holds?: true }
  /** Takes a picture. The value is the turn of the parcel to which the picture belongs. */
  | { readonly picture: number }
  | { readonly receipt: ReceiptInput; readonly photos: readonly string[] }
  | { readonly sound: DeskSound };

export type ReceivingResult = readonly [ReceivingState, readonly ReceivingEffect[]];

export const noMisplacedEntries = { misses: [], nextWeight: '' } as const;

/**
 * The open parcel is weighed next. The shelf is kept, because one shelf usually takes many parcels; scanning another
 * shelf replaces it.
 */
export function beginWeighing(state: ReceivingState, certain: boolean): ReceivingResult {
  const { bench, draft, last } = state;
  const next = {
    ...initialReceiving,
    bench,
    last,
    certain,
    draft: { ...emptyReceiptDraft, shelf: draft.shelf },
  };
  if (bench.open === '') return [next, []];
  return [{ ...next, step: 'weight' }, [{ lookUp: bench.open }]];
}

export function dropParcel(state: ReceivingState, key: ReceivingProblem, code: string): ReceivingResult {
  const { bench, asked } = state;
  if (bench.open === '' && asked === '') return [{ ...state, problem: null }, []];
  const [next] = beginWeighing({ ...state, bench: dropOpenItem(bench) }, false);
  return withProblem(next, key, [code || asked, bench.waiting].filter(Boolean).join(', '));
}

export function enterMeasurement(
  state: ReceivingState,
  step: 'weight' | 'size',
  heard: Pick<ScannedLine, 'text' | 'atMs' | 'bare'>,
  rules: DeskRules,
): ReceivingResult {
  const draft = { ...state.draft, [step]: heard.text };
  const [weightG, sides] = [parseWeight(draft.weight), parseSides(draft.size)];
  if (step === 'weight') return [{ ...state, draft, step: 'size', problem: null, doubts: [] }, []];
  if (weightG === null || sides === null)
    return withProblem({ ...state, draft, step: 'weight' }, 'badWeight', '');
  const doubts = findMeasureDoubts({ weightG, ...sides }, state.found?.usualWeightG, rules);
  const entry = `${draft.weight} ${draft.size}`;
  if (doubts.length > 0 && !isQuestionConfirmed(state.doubted, entry, heard)) {
    const doubted = state.doubted?.entry === entry ? state.doubted : { entry, atMs: heard.atMs };
    const problem = { step, key: 'unlikely' as const, code: '' };
    return [{ ...state, draft, doubts, doubted, problem }, [{ sound: 'bad' }]];
  }
  return [{ ...state, draft, step: 'photo', problem: null, doubts: [] }, []];
}

export function endPictureStep(
  state: ReceivingState,
  atMs: number,
  { picturesNeeded }: DeskRules,
): ReceivingResult {
  if (picturesNeeded && state.draft.photos.length === 0 && !state.draft.withoutPhoto)
    return withProblem(state, 'photoNeeded', '');
  return [{ ...state, ...noMisplacedEntries, step: 'shelf', photoAtMs: atMs, problem: null }, []];
}

export const mayBeShelfCode = ({ kind, code }: ScannedCode): boolean =>
  kind === 'shelf' || (kind === 'courier' && recogniseCourier(code).length === 0 && isLocationCode(code));

export function putOnShelf(state: ReceivingState, code: string, rules: DeskRules): ReceivingResult {
  return rules.shelves.has(code)
    ? finishParcel(state, code, rules)
    : withProblem(state, 'shelfUnknown', code);
}

export function finishParcel(state: ReceivingState, shelf: string, rules: DeskRules): ReceivingResult {
  const { draft, bench, asked, certain } = state;
  const [weightG, sides] = [parseWeight(draft.weight), parseSides(draft.size)];
  if (weightG === null) return withProblem({ ...state, step: 'weight' }, 'badWeight', '');
  if (sides === null) return withProblem({ ...state, step: 'size' }, 'badSize', '');
  if (rules.picturesNeeded && draft.photos.length === 0 && !draft.withoutPhoto)
    return withProblem({ ...state, step: 'photo' }, 'photoNeeded', '');
  if (asked === bench.open) return withProblem(state, 'doubtful', asked);
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
  const [after, effects] = beginWeighing(
    { ...state, bench: finishOpenItem(bench), draft: { ...draft, shelf } },
    false,
  );
  return [after, [{ receipt, photos: draft.photos }, ...effects]];
}

export function scanProblem(step: ReceivingStep, { kind }: ScannedCode): ReceivingProblem {
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

export function withProblem(state: ReceivingState, key: ReceivingProblem, code: string): ReceivingResult {
  return [{ ...state, problem: { step: state.step, key, code } }, [{ sound: 'bad' }]];
}

/** Puts the open parcel aside with a warning sound, because the clerk works on another one. */
export function setParcelAside(state: ReceivingState, code: string): ReceivingResult {
  const [next, effects] = beginWeighing(
    { ...state, bench: withOpenItem(dropOpenItem(state.bench), code) },
    false,
  );
  const [shown, sounds] = withProblem(next, 'dropped', state.bench.open);
  return [shown, [...sounds, ...effects]];
}

/** Finds a courier number that a scanner wrote after text that was typed by hand. */
export function splitTypedAndScanned(text: string): { before: string; scan: string } | null {
  const match = /^(.*[\d.,\s])([A-Z]{2}\d{9,}[A-Z\d]*)$/i.exec(text.trim());
  return match?.[1] !== undefined && match[2] !== undefined
    ? { before: match[1].trim(), scan: match[2] }
    : null;
}

/** Restores the text that was in the step's box before a scan was written into it. */
export function restoreTypedText(state: ReceivingState, rest: string | undefined): ReceivingState {
  const { step, draft } = state;
  if (rest === undefined || (step !== 'weight' && step !== 'size')) return { ...state, problem: null };
  return { ...state, problem: null, draft: { ...draft, [step]: rest } };
}
