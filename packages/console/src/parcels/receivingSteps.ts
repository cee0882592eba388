import type { Output } from '@crossdock/contract/table.ts';
import { recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import {
  type LikelyMeasures,
  type MeasureDoubt,
  measureDoubtsOf,
} from '@crossdock/domain/parcels/measures.ts';
import { isRepeat, type LastScan, recogniseScan, type Scanned } from '@crossdock/domain/parcels/scans.ts';
import { isLocationCode } from '@crossdock/domain/warehouses/locations.ts';
import { sidesFrom, weightFrom } from '../shell/measures.ts';
import type { Sound } from '../shell/sounds.ts';
import type { ReceiptInput } from './receiptQueue.ts';

export type Lookup = Output<'lookupParcel'>;
export type Step = 'scan' | 'weight' | 'size' | 'photo' | 'shelf';

export interface Draft {
  readonly courierNumber: string;
  readonly weight: string;
  readonly size: string;
  readonly label: string;
  readonly photos: readonly string[];
  readonly shelf: string;
  /** Finished without the picture that the shop asks for, as the clerk has confirmed. */
  readonly withoutPhoto: boolean;
}

const empty: Draft = {
  courierNumber: '',
  weight: '',
  size: '',
  label: '',
  photos: [],
  shelf: '',
  withoutPhoto: false,
};

export type Problem =
  | 'badNumber'
  | 'badWeight'
  | 'badSize'
  | 'isOrder'
  | 'isParcel'
  | 'isShelf'
  | 'isMember'
  | 'shelfUnknown'
  | 'photoNeeded'
  | 'unlikely';

/** What the desk knows: the shop's rules and the warehouse's shelves. */
export interface DeskRules {
  readonly warehouseId: string;
  /** Undefined while they are not known: then the server decides. */
  readonly shelves: ReadonlySet<string> | undefined;
  readonly picturesNeeded: boolean;
  readonly likelyMeasures: LikelyMeasures;
}

export interface Receiving {
  readonly step: Step;
  readonly draft: Draft;
  /** Parcels that were scanned before this one was finished, in order. */
  readonly next: readonly string[];
  readonly found: Lookup | null;
  readonly problem: { readonly step: Step; readonly key: Problem; readonly code: string } | null;
  readonly doubts: readonly MeasureDoubt[];
  /** The measures that the clerk has confirmed. */
  readonly sure: string;
  readonly last: LastScan | null;
}

export const begin: Receiving = {
  step: 'scan',
  draft: empty,
  next: [],
  found: null,
  problem: null,
  doubts: [],
  sure: '',
  last: null,
};

export type Event =
  /** Enter: with what stands in the step's box, or what a scanner read whatever the step. */
  | { readonly type: 'enter'; readonly text: string; readonly atMs: number }
  | { readonly type: 'scan'; readonly text: string; readonly atMs: number }
  | { readonly type: 'change'; readonly part: Partial<Draft> }
  | { readonly type: 'go'; readonly step: Step }
  | { readonly type: 'withoutPhoto' }
  | { readonly type: 'found'; readonly lookup: Lookup }
  | { readonly type: 'restart' };

export type Effect =
  | { readonly lookUp: string }
  | { readonly receipt: ReceiptInput; readonly photos: readonly string[] }
  | { readonly sound: Sound };

type Result = readonly [Receiving, readonly Effect[]];

const verdictSounds: Readonly<Record<Lookup['verdict'], Sound>> = {
  forecast: 'good',
  unknown: 'warn',
  refuse: 'bad',
  here: 'warn',
  gone: 'warn',
};

/**
 * One parcel after the other: scan, weight, size, picture, shelf, each ended by Enter, always the same steps however fast
 * the answers come. A scan is taken for what it is, not for where the cursor stood: another parcel's number waits until
 * this one is finished, and an echo is let pass.
 */
export function receive(state: Receiving, event: Event, rules: DeskRules): Result {
  switch (event.type) {
    case 'change':
      return [{ ...state, draft: { ...state.draft, ...event.part }, problem: null, doubts: [] }, []];
    case 'go':
      return [{ ...state, step: state.draft.courierNumber === '' ? 'scan' : event.step, problem: null }, []];
    case 'found':
      if (event.lookup.courierNumber !== state.draft.courierNumber) return [state, []];
      return [{ ...state, found: event.lookup }, [{ sound: verdictSounds[event.lookup.verdict] }]];
    case 'withoutPhoto':
      if (state.draft.courierNumber === '') return [state, []];
      return [{ ...state, step: 'shelf', problem: null, draft: { ...state.draft, withoutPhoto: true } }, []];
    case 'restart':
      return goOn(state);
    default:
      return taken(state, event, rules);
  }
}

function taken(
  state: Receiving,
  { type, text, atMs }: { type: string; text: string; atMs: number },
  rules: DeskRules,
): Result {
  const { step } = state;
  if (type === 'enter' && step === 'photo' && text === '') return afterPhoto(state, rules);
  if (type === 'enter' && (step === 'weight' || step === 'size') && fits(step, text))
    return measured(state, step, text, rules);
  const tail = type === 'enter' ? scannedTail(text) : null;
  const scanned = recogniseScan(tail?.scan ?? text, (code) => rules.shelves?.has(code) ?? false);
  if (type === 'enter' && step === 'shelf' && scanned.code === '') return finish(state, '', rules);
  const known = scanned.kind !== 'unreadable';
  if (known && isRepeat(state.last, scanned.code, atMs)) return [cleared(state, ''), []];
  const heard = known ? { ...state, last: { code: scanned.code, atMs } } : state;
  if (step === 'scan') return first(heard, scanned);
  if (step === 'shelf' && mayBeShelf(scanned)) return onShelf(heard, scanned.code, rules);
  if (scanned.kind === 'courier') return held(cleared(heard, tail?.before ?? ''), scanned.code);
  return wrong(heard, problemOf(step, scanned), scanned.code);
}

const fits = (step: 'weight' | 'size', text: string): boolean =>
  (step === 'weight' ? weightFrom(text) : sidesFrom(text)) !== null;

/** A courier's number that a scanner wrote behind what a hand had typed. */
function scannedTail(text: string): { before: string; scan: string } | null {
  const match = /^(.*[\d.,\s])([A-Z]{2}\d{9,}[A-Z\d]*)$/i.exec(text.trim());
  return match?.[1] !== undefined && match[2] !== undefined
    ? { before: match[1].trim(), scan: match[2] }
    : null;
}

function first(state: Receiving, scanned: Scanned): Result {
  if (scanned.kind !== 'courier') return wrong(state, problemOf('scan', scanned), scanned.code);
  return weigh(state, scanned.code);
}

/** The next parcel is on the scale. The shelf stays: one shelf usually takes many parcels, and a scan replaces it. */
function weigh(state: Receiving, courierNumber: string): Result {
  const draft = { ...empty, courierNumber, shelf: state.draft.shelf };
  return [
    { ...state, draft, step: 'weight', found: null, problem: null, doubts: [], sure: '' },
    [{ lookUp: courierNumber }],
  ];
}

/** On to the parcel that waits, or back to the scanner. */
function goOn(state: Receiving): Result {
  const [next, ...rest] = state.next;
  if (next !== undefined) return weigh({ ...state, next: rest }, next);
  const draft = { ...empty, shelf: state.draft.shelf };
  return [{ ...state, step: 'scan', draft, found: null, problem: null, doubts: [], sure: '' }, []];
}

function held(state: Receiving, code: string): Result {
  if (code === state.draft.courierNumber || state.next.includes(code)) return [state, [{ sound: 'warn' }]];
  return [{ ...state, next: [...state.next, code] }, [{ sound: 'warn' }]];
}

/** The step's own box without what was scanned into it. */
function cleared(state: Receiving, rest: string): Receiving {
  const { step } = state;
  const kept = { ...state, problem: null };
  return step === 'weight' || step === 'size' || step === 'shelf'
    ? { ...kept, draft: { ...state.draft, [step]: rest } }
    : kept;
}

function measured(state: Receiving, step: 'weight' | 'size', text: string, rules: DeskRules): Result {
  const draft = { ...state.draft, [step]: text };
  const [weightG, sides] = [weightFrom(draft.weight), sidesFrom(draft.size)];
  if (step === 'weight') return [{ ...state, draft, step: 'size', problem: null, doubts: [] }, []];
  if (weightG === null || sides === null) return wrong({ ...state, draft, step: 'weight' }, 'badWeight', '');
  const doubts = measureDoubtsOf({ weightG, ...sides }, rules.likelyMeasures);
  const entry = `${draft.weight} ${draft.size}`;
  if (doubts.length > 0 && state.sure !== entry)
    return [
      { ...state, draft, doubts, sure: entry, problem: { step, key: 'unlikely', code: '' } },
      [{ sound: 'warn' }],
    ];
  return [{ ...state, draft, step: 'photo', problem: null, doubts: [] }, []];
}

function afterPhoto(state: Receiving, { picturesNeeded }: DeskRules): Result {
  if (picturesNeeded && state.draft.photos.length === 0 && !state.draft.withoutPhoto)
    return wrong(state, 'photoNeeded', '');
  return [{ ...state, step: 'shelf', problem: null }, []];
}

const mayBeShelf = ({ kind, code }: Scanned): boolean =>
  kind === 'shelf' || (kind === 'courier' && recogniseCourier(code).length === 0 && isLocationCode(code));

function onShelf(state: Receiving, code: string, rules: DeskRules): Result {
  if (rules.shelves && !rules.shelves.has(code)) return wrong(state, 'shelfUnknown', code);
  return finish(state, code, rules);
}

function finish(state: Receiving, shelf: string, rules: DeskRules): Result {
  const { draft } = state;
  const [weightG, sides] = [weightFrom(draft.weight), sidesFrom(draft.size)];
  if (weightG === null) return wrong({ ...state, step: 'weight' }, 'badWeight', '');
  if (sides === null) return wrong({ ...state, step: 'size' }, 'badSize', '');
  if (rules.picturesNeeded && draft.photos.length === 0 && !draft.withoutPhoto)
    return wrong({ ...state, step: 'photo' }, 'photoNeeded', '');
  const receipt: ReceiptInput = {
    courierNumber: draft.courierNumber,
    warehouseId: rules.warehouseId,
    weightG,
    ...sides,
    labelHint: draft.label.trim(),
    ...(shelf === '' ? {} : { shelfCode: shelf }),
  };
  const [after, effects] = goOn({ ...state, draft: { ...draft, shelf } });
  return [after, [{ receipt, photos: draft.photos }, ...effects]];
}

function problemOf(step: Step, { kind }: Scanned): Problem {
  if (kind === 'order') return 'isOrder';
  if (kind === 'parcel') return 'isParcel';
  if (kind === 'shelf') return 'isShelf';
  if (kind === 'member') return 'isMember';
  return step === 'weight'
    ? 'badWeight'
    : step === 'size'
      ? 'badSize'
      : step === 'shelf'
        ? 'shelfUnknown'
        : 'badNumber';
}

function wrong(state: Receiving, key: Problem, code: string): Result {
  return [{ ...state, problem: { step: state.step, key, code } }, [{ sound: 'bad' }]];
}
