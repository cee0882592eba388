import { isOfLengthAlone, recogniseCourier } from '@crossdock/domain/parcels/couriers.ts';
import { isRepeat, looksBroken, recogniseScan, type Scanned } from '@crossdock/domain/parcels/scans.ts';
import { isLocationCode } from '@crossdock/domain/warehouses/locations.ts';
import { dropped, finished, held, isPartOf, opened, placeOf, reopened } from '../shell/bench.ts';
import { sidesFrom, weightFrom } from '../shell/measures.ts';
import { bounceMs, confirms } from '../shell/question.ts';
import type { Heard } from '../shell/scanLine.ts';
import type { Sound } from '../shell/sounds.ts';
import { doubtsOf } from './measureDoubts.ts';
import type { ReceiptInput } from './receiptQueue.ts';
import {
  begin,
  type DeskRules,
  type Draft,
  empty,
  type Lookup,
  type Problem,
  type Receiving,
  type Step,
} from './receivingState.ts';

export type Event =
  | { readonly type: 'line'; readonly heard: Heard }
  | { readonly type: 'change'; readonly part: Partial<Draft> }
  | { readonly type: 'go'; readonly step: Step }
  | { readonly type: 'withoutPhoto' }
  /** A picture is ready: of the parcel that was open when it was taken. */
  | { readonly type: 'photo'; readonly photo: string; readonly turn: number }
  | { readonly type: 'found'; readonly lookup: Lookup }
  /** The number that was asked about is whole. */
  | { readonly type: 'whole' }
  | { readonly type: 'drop' }
  /** A finished parcel was undone or refused: it may be scanned again. */
  | { readonly type: 'reopen'; readonly courierNumber: string };

export type Effect =
  | { readonly lookUp: string }
  | { readonly receipt: ReceiptInput; readonly photos: readonly string[] }
  | { readonly sound: Sound };

type Result = readonly [Receiving, readonly Effect[]];

const photosMax = 4;

const verdictSounds: Readonly<Record<Lookup['verdict'], Sound>> = {
  forecast: 'good',
  unknown: 'warn',
  refuse: 'bad',
  here: 'warn',
  gone: 'warn',
};
/**
 * One parcel after the other: scan, weight, size, picture, shelf, each ended by Enter, always the same steps however fast
 * the answers come. A line is taken for what it is, not for where the cursor stood; what ends a step counts for the parcel
 * with which it began, and for no other.
 */
export function receive(state: Receiving, event: Event, rules: DeskRules): Result {
  switch (event.type) {
    case 'change':
      return [{ ...state, draft: { ...state.draft, ...event.part }, problem: null, doubts: [] }, []];
    case 'go':
      // A hand that goes to a box has looked.
      return [
        {
          ...state,
          step: state.bench.open === '' ? 'scan' : event.step,
          problem: null,
          slipped: false,
          astray: false,
        },
        [],
      ];
    case 'found':
      return found(state, event.lookup);
    case 'photo': {
      if (event.turn !== state.bench.turn) return wrong(state, 'late', '');
      const photos = [...state.draft.photos, event.photo].slice(-photosMax);
      return [{ ...state, problem: null, draft: { ...state.draft, photos } }, [{ sound: 'good' }]];
    }
    case 'withoutPhoto':
      if (state.bench.open === '' || state.step !== 'photo') return [state, []];
      if (state.astray) return wrong(state, 'astray', state.bench.open);
      return [
        {
          ...{ ...state, step: 'shelf', slipped: false, problem: null },
          draft: { ...state.draft, withoutPhoto: true },
        },
        [],
      ];
    case 'whole':
      if (state.asked === '') return [state, []];
      if (state.asked === state.bench.open)
        return [{ ...state, asked: '', certain: true, problem: null }, [{ sound: 'good' }]];
      return weigh({ ...state, bench: opened(state.bench, state.asked) }, true);
    case 'drop':
      return drop(state, 'dropped', state.bench.open);
    case 'reopen':
      return [{ ...state, bench: reopened(state.bench, event.courierNumber) }, []];
    default:
      return line(state, event.heard, rules);
  }
}

function line(state: Receiving, heard: Heard, rules: DeskRules): Result {
  const { step, bench } = state;
  const { text, atMs } = heard;
  const entry =
    (step === 'photo' && text === '') ||
    ((step === 'weight' || step === 'size') && fits(step, text)) ||
    (step === 'shelf' && text.trim() === '');
  if (entry && state.astray) return wrong(state, 'astray', bench.open);
  if (entry && heard.turn !== undefined && heard.turn !== bench.turn) return wrong(state, 'late', text);
  if (step === 'photo' && text === '') return afterPhoto(state, atMs, rules);
  if (entry && (step === 'weight' || step === 'size'))
    return measured({ ...state, slipped: false }, step, heard, rules);
  // The Enter that led here, which sprang back, leaves no parcel without a shelf.
  if (entry) return atMs - state.photoAtMs < bounceMs ? [state, []] : finish(state, '', rules);
  const tail = scannedTail(text);
  const scanned = recogniseScan(tail?.scan ?? text, (code) => rules.shelves.has(code));
  if (scanned.code === '') return [state, []];
  const known = { ...state, last: { code: scanned.code, atMs } };
  if (step === 'shelf' && mayBeShelf(scanned)) {
    if (state.astray) return wrong(state, 'astray', bench.open);
    if (heard.turn !== undefined && heard.turn !== bench.turn) return wrong(state, 'late', scanned.code);
    return onShelf(known, scanned.code, rules);
  }
  const echo = isRepeat(state.last, scanned.code, atMs);
  if (scanned.kind === 'courier') return numberHeard(withRest(known, tail?.before), scanned.code, echo);
  // The shelf of the parcel before, read twice.
  if (scanned.kind === 'shelf' && echo) return [{ ...known, problem: null }, []];
  if (isOfOtherStep(state, text, scanned)) {
    // Of a parcel that waits already the weight and the size are no slip.
    const astray = state.astray || (bench.waiting !== '' && scanned.kind !== 'shelf');
    return wrong(
      { ...known, slipped: true, astray },
      astray ? 'astray' : problemOf(step, scanned),
      astray ? bench.open : scanned.code,
    );
  }
  return wrong(known, problemOf(step, scanned), scanned.code);
}

/** An entry of another step than this, and no double of one that was made for the open parcel. */
function isOfOtherStep({ bench, draft }: Receiving, text: string, { kind, code }: Scanned): boolean {
  if (bench.open === '') return false;
  const entry = text.trim();
  if (fits('weight', entry)) return entry !== draft.weight.trim();
  if (fits('size', entry)) return entry !== draft.size.trim();
  return kind === 'shelf' && code !== draft.shelf;
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

/** The step's own box keeps what stood in it before a scan fell into it. */
function withRest(state: Receiving, rest: string | undefined): Receiving {
  const { step, draft } = state;
  if (rest === undefined || (step !== 'weight' && step !== 'size')) return { ...state, problem: null };
  return { ...state, problem: null, draft: { ...draft, [step]: rest } };
}

function numberHeard(state: Receiving, code: string, echo: boolean): Result {
  const { bench, draft } = state;
  const broken = bench.open !== '' && isPartOf(bench.open, code);
  if (broken && draft.weight === '' && draft.size === '')
    return weigh({ ...state, bench: opened(dropped(bench), code) }, false);
  const place = placeOf(bench, code);
  if (place === 'again')
    return [
      code === bench.open ? { ...state, slipped: false, astray: false } : state,
      echo ? [] : [{ sound: 'warn' }],
    ];
  if (place === 'done') return echo ? [state, []] : wrong(state, 'done', code);
  if (place === 'part' || place === 'full') return wrong(state, place, code);
  if (looksBroken(code)) return ask(state, code, place === 'opens');
  if (place === 'opens') return weigh({ ...state, bench: opened(bench, code) }, false);
  const next = { ...state, bench: held(bench, code) };
  return state.slipped ? wrong({ ...next, astray: true }, 'astray', bench.open) : [next, [{ sound: 'warn' }]];
}

/** Nothing is opened by a number that is hardly one, unless it is expected: what is looked up tells. */
function ask(state: Receiving, code: string, now: boolean): Result {
  const [asking, effects] = wrong(now ? { ...state, asked: code } : state, 'doubtful', code);
  return [asking, now ? [...effects, { lookUp: code }] : effects];
}

function found(state: Receiving, lookup: Lookup): Result {
  const { courierNumber: code, verdict, endOf } = lookup;
  const { bench, asked, certain } = state;
  const doubtful = verdict === 'unknown';
  if (code === bench.open) {
    if (doubtful && endOf !== '' && !certain) return drop(state, 'part', code);
    const next = { ...state, found: lookup };
    if (doubtful && isOfLengthAlone(code) && !certain)
      return wrong({ ...next, asked: code }, 'doubtful', code);
    return [next, [{ sound: verdictSounds[verdict] }]];
  }
  if (code !== asked || bench.open !== '' || doubtful) return [state, []];
  const [weighed] = weigh({ ...state, bench: opened(bench, code) }, true);
  return [{ ...weighed, found: lookup }, [{ sound: verdictSounds[verdict] }]];
}

/** The open parcel is on the scale. The shelf stays: one shelf usually takes many parcels, and a scan replaces it. */
function weigh(state: Receiving, certain: boolean): Result {
  const { bench, draft, last } = state;
  const next = { ...begin, bench, last, certain, draft: { ...empty, shelf: draft.shelf } };
  if (bench.open === '') return [next, []];
  return [{ ...next, step: 'weight' }, [{ lookUp: bench.open }]];
}

function drop(state: Receiving, key: Problem, code: string): Result {
  const { bench, asked } = state;
  if (bench.open === '' && asked === '') return [{ ...state, problem: null }, []];
  const [next] = weigh({ ...state, bench: dropped(bench) }, false);
  return wrong(next, key, [code || asked, bench.waiting].filter(Boolean).join(', '));
}

function measured(state: Receiving, step: 'weight' | 'size', heard: Heard, rules: DeskRules): Result {
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

function afterPhoto(state: Receiving, atMs: number, { picturesNeeded }: DeskRules): Result {
  if (picturesNeeded && state.draft.photos.length === 0 && !state.draft.withoutPhoto)
    return wrong(state, 'photoNeeded', '');
  return [{ ...state, step: 'shelf', photoAtMs: atMs, slipped: false, problem: null }, []];
}

const mayBeShelf = ({ kind, code }: Scanned): boolean =>
  kind === 'shelf' || (kind === 'courier' && recogniseCourier(code).length === 0 && isLocationCode(code));

function onShelf(state: Receiving, code: string, rules: DeskRules): Result {
  return rules.shelves.has(code) ? finish(state, code, rules) : wrong(state, 'shelfUnknown', code);
}

function finish(state: Receiving, shelf: string, rules: DeskRules): Result {
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

function problemOf(step: Step, { kind }: Scanned): Problem {
  if (kind === 'order') return 'isOrder';
  if (kind === 'parcel') return 'isParcel';
  if (kind === 'shelf') return 'isShelf';
  if (kind === 'member') return 'isMember';
  if (step === 'weight') return 'badWeight';
  if (step === 'size') return 'badSize';
  return step === 'shelf' ? 'shelfUnknown' : 'badNumber';
}

function wrong(state: Receiving, key: Problem, code: string): Result {
  return [{ ...state, problem: { step: state.step, key, code } }, [{ sound: 'bad' }]];
}
