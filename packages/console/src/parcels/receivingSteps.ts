import { matchesByLengthOnly } from '@crossdock/domain/parcels/couriers.ts';
import {
  isRescan,
  looksLikeFragment,
  recogniseScan,
  type ScannedCode,
} from '@crossdock/domain/parcels/scans.ts';
import {
  dropOpenItem,
  isFragmentOf,
  queueNextItem,
  reopenItem,
  scanRelation,
  withOpenItem,
} from '../shell/deskItems.ts';
import { parseSides, parseWeight } from '../shell/measures.ts';
import { keyBounceMs } from '../shell/question.ts';
import type { ScannedLine } from '../shell/scanDispatcher.ts';
import type { DeskSound } from '../shell/sounds.ts';
import { endPictureStepIfReady, finishesAtNextScan, handleStableWeight, lastUsedShelf } from './handsFree.ts';
import type {
  DeskRules,
  MisplacedEntry,
  NumberLookup,
  ReceivingEvent,
  ReceivingState,
} from './receivingState.ts';
import {
  beginWeighing,
  dropParcel,
  endPictureStep,
  enterMeasurement,
  finishParcel,
  mayBeShelfCode,
  noMisplacedEntries,
  putOnShelf,
  type ReceivingResult,
  restoreTypedText,
  scanProblem,
  setParcelAside,
  splitTypedAndScanned,
  withProblem,
} from './receivingTransitions.ts';

const photosMax = 4;

const verdictSounds: Readonly<Record<NumberLookup['verdict'], DeskSound>> = {
  forecast: 'good',
  unknown: 'warn',
  refuse: 'bad',
  here: 'warn',
  gone: 'warn',
};
/**
 * The receiving desk: one parcel after the other with the steps scan, weight, size, picture, shelf. Enter ends each
 * step, and the steps do not depend on the speed of the server. A line is interpreted by its form, not by the position
 * of the cursor. An entry that ends a step counts only for the parcel with which the step began.
 */
export function receivingReducer(
  state: ReceivingState,
  event: ReceivingEvent,
  rules: DeskRules,
): ReceivingResult {
  switch (event.type) {
    case 'change':
      return [{ ...state, draft: { ...state.draft, ...event.part }, problem: null, doubts: [] }, []];
    case 'go':
      // A click into a box shows that the clerk is looking, so earlier entries that did not fit no longer count.
      return [
        {
          ...state,
          step: state.bench.open === '' ? 'scan' : event.step,
          problem: null,
          ...noMisplacedEntries,
        },
        [],
      ];
    case 'found':
      return found(state, event.lookup);
    case 'unanswered':
      if (state.asked !== event.code || state.bench.open !== '' || !matchesByLengthOnly(event.code))
        return [state, []];
      return beginWeighing({ ...state, bench: withOpenItem(state.bench, event.code) }, false);
    case 'photo': {
      if (event.turn !== state.bench.turn) return withProblem(state, 'late', '');
      const photos = [...state.draft.photos, event.photo].slice(-photosMax);
      const kept = { ...state, problem: null, draft: { ...state.draft, photos } };
      return endPictureStepIfReady([kept, [{ sound: 'good' }]], event.atMs, rules);
    }
    case 'weighed':
      return endPictureStepIfReady(handleStableWeight(state, event, rules), event.atMs, rules);
    case 'withoutPhoto':
      if (state.step === 'weight' || state.step === 'size' || goneOn(state))
        return missed(state, 'photo', 'F7');
      if (state.step !== 'photo') return [state, []];
      return [
        {
          ...{ ...state, ...noMisplacedEntries, step: 'shelf', problem: null },
          draft: { ...state.draft, withoutPhoto: true },
        },
        [],
      ];
    case 'whole':
      if (state.asked === '') return [state, []];
      if (state.asked === state.bench.open)
        return [{ ...state, asked: '', certain: true, problem: null }, [{ sound: 'good' }]];
      return beginWeighing({ ...state, bench: withOpenItem(state.bench, state.asked) }, true);
    case 'drop':
      return dropParcel(state, 'dropped', state.bench.open);
    case 'reopen':
      return [{ ...state, bench: reopenItem(state.bench, event.courierNumber) }, []];
    default:
      return endPictureStepIfReady(line(state, event.heard, rules), event.heard.atMs, rules);
  }
}

function line(state: ReceivingState, heard: ScannedLine, rules: DeskRules): ReceivingResult {
  const { step, bench } = state;
  const { atMs } = heard;
  const text = textOf(state, heard);
  const entry =
    (step === 'photo' && text === '') ||
    ((step === 'weight' || step === 'size') && fits(step, text)) ||
    (step === 'shelf' && text.trim() === '');
  const late = heard.turn !== undefined && heard.turn !== bench.turn;
  if (late && (entry || fits('weight', text) || fits('size', text))) return withProblem(state, 'late', text);
  if (isOfNext(state, text)) return forNext(state, text, heard, rules);
  // If the clerk seems to work on another parcel, this entry is not applied to the open one.
  if (entry && goneOn(state)) return missed(state, step, text);
  if (step === 'photo' && text === '') return endPictureStep(state, atMs, rules);
  if (entry && (step === 'weight' || step === 'size'))
    return enterMeasurement({ ...state, ...noMisplacedEntries }, step, { ...heard, text }, rules);
  // The Enter that ended the previous step may be repeated by the keyboard; it must not leave a parcel
  // without a shelf.
  if (entry) return atMs - state.photoAtMs < keyBounceMs ? [state, []] : finishParcel(state, '', rules);
  const tail = splitTypedAndScanned(text);
  const scanned = recogniseScan(tail?.scan ?? text, (code) => rules.shelves.has(code));
  if (scanned.code === '') return [state.bench.open === '' ? state : withMiss(state, 'enter'), []];
  const known = { ...state, last: { code: scanned.code, atMs } };
  if (step === 'shelf' && mayBeShelfCode(scanned)) {
    if (late) return withProblem(state, 'late', scanned.code);
    return goneOn(state) ? missed(known, 'shelf', scanned.code) : putOnShelf(known, scanned.code, rules);
  }
  const echo = isRescan(state.last, scanned.code, atMs);
  if (scanned.kind === 'courier')
    return numberHeard(restoreTypedText(known, tail?.before), scanned.code, echo, rules);
  // The scanner read the previous parcel's shelf twice.
  if (scanned.kind === 'shelf' && echo) return [{ ...known, problem: null }, []];
  const miss = missOf(state, text, scanned);
  return miss
    ? missed(known, miss, scanned.code)
    : withProblem(known, scanProblem(step, scanned), scanned.code);
}

/** Enter alone confirms the prefilled value of this step, wherever the cursor is. */
function textOf({ step, draft }: ReceivingState, { bare, text }: ScannedLine): string {
  if (!bare || step === 'scan') return text;
  return step === 'photo' ? '' : draft[step];
}

/** After this many entries in a row that did not fit their steps, the clerk is assumed to work on another parcel. */
const goneOnAfter = 2;

const goneOn = ({ misses, resumed }: ReceivingState): boolean => misses.length >= (resumed ? 1 : goneOnAfter);

/** Finds an entry that belongs to another step and does not repeat one that was made for the open parcel. */
function missOf(
  { bench, draft, step }: ReceivingState,
  text: string,
  { kind, code }: ScannedCode,
): MisplacedEntry | undefined {
  if (bench.open === '') return undefined;
  const entry = text.trim();
  if (fits('weight', entry)) return entry === draft.weight.trim() ? undefined : 'weight';
  if (fits('size', entry)) return entry === draft.size.trim() ? undefined : 'size';
  return kind === 'shelf' && (step === 'weight' || code !== draft.shelf) ? 'shelf' : undefined;
}

const withMiss = (state: ReceivingState, miss: MisplacedEntry): ReceivingState =>
  state.misses.includes(miss) ? state : { ...state, misses: [...state.misses, miss] };

function missed(state: ReceivingState, miss: MisplacedEntry, code: string): ReceivingResult {
  const { step, bench } = state;
  const next = withMiss(state, miss);
  if (bench.waiting !== '' || goneOn(next)) return withProblem(next, 'astray', bench.open);
  return withProblem(
    next,
    scanProblem(step, { kind: miss === 'shelf' ? 'shelf' : 'unreadable', code }),
    code,
  );
}

/**
 * Whether an entry is for the waiting parcel. If a step of the open parcel was lost, a clerk who does not look at the
 * screen continues with the waiting one. A weight is for the waiting parcel if the open one expects no weight or
 * entries were missed before; a size, if it follows such a weight.
 */
function isOfNext(state: ReceivingState, text: string): boolean {
  const { bench, step, nextWeight, draft, misses } = state;
  if (bench.waiting === '') return false;
  const double = step === 'size' && misses.length === 0 && text.trim() === draft.weight.trim();
  if (fits('weight', text)) return goneOn(state) || state.crowded || (step !== 'weight' && !double);
  return nextWeight !== '' && fits('size', text) && (step !== 'size' || goneOn(state));
}

function forNext(state: ReceivingState, text: string, heard: ScannedLine, rules: DeskRules): ReceivingResult {
  const { bench } = state;
  const weight = fits('weight', text);
  if (state.crowded) return dropParcel(state, 'dropped', bench.open);
  if (weight && !goneOn(state)) {
    const [next, effects] = missed(state, 'weight', text);
    return [{ ...next, nextWeight: text }, effects];
  }
  const [left, effects] = goOnWith(weight ? { ...state, nextWeight: text } : state, bench.waiting, rules);
  if (weight) return [left, effects];
  const [sized, more] = enterMeasurement(left, 'size', { ...heard, text }, rules);
  return [{ ...sized, problem: sized.problem ?? left.problem }, [...effects, ...more]];
}

const fits = (step: 'weight' | 'size', text: string): boolean =>
  (step === 'weight' ? parseWeight(text) : parseSides(text)) !== null;

function numberHeard(state: ReceivingState, code: string, echo: boolean, rules: DeskRules): ReceivingResult {
  const { bench, draft } = state;
  const broken = bench.open !== '' && isFragmentOf(bench.open, code);
  if (broken && draft.weight === '' && draft.size === '')
    return beginWeighing({ ...state, bench: withOpenItem(dropOpenItem(bench), code) }, false);
  const place = scanRelation(bench, code);
  const lost = goneOn(state) && !echo && !looksLikeFragment(code);
  if (lost && (place === 'waits' || code === bench.waiting)) return goOnWith(state, code, rules);
  if (place === 'waits' && finishesAtNextScan(state, rules)) {
    const [done, effects] = finishParcel(state, lastUsedShelf(state, rules), rules);
    const [next, more] = done.step === 'scan' ? numberHeard(done, code, echo, rules) : [done, []];
    return [next, [...effects, ...more]];
  }
  if (place === 'again')
    return [code === bench.open ? resumed(state) : state, echo ? [] : [{ sound: 'warn' }]];
  if (place === 'done') return echo ? [state, []] : withProblem(state, 'done', code);
  if (place === 'part') return withProblem(state, place, code);
  if (place === 'full') return full(state, code, rules);
  if (looksLikeFragment(code)) return ask(state, code, place === 'opens');
  // A number that consists only of digits may be a part of a longer number, so it is looked up before it is opened.
  if (place === 'opens' && matchesByLengthOnly(code))
    return [{ ...state, asked: code }, [{ lookUp: code, holds: true }]];
  if (place === 'opens') return beginWeighing({ ...state, bench: withOpenItem(bench, code) }, false);
  // If the open parcel's shelf was scanned before its weight, or Enter confirmed the kept shelf, the clerk may have
  // finished this parcel. The next weight may then be for either parcel.
  const isShelved = state.misses.includes('shelf') || state.misses.includes('enter');
  const crowded = state.step === 'weight' && isShelved;
  return [{ ...state, crowded, bench: queueNextItem(bench, code) }, [{ sound: 'warn' }]];
}

const resumed = (state: ReceivingState): ReceivingState => ({
  ...{ ...state, ...noMisplacedEntries },
  resumed: state.resumed || state.misses.length > 0,
});

/** Refuses a third number. If a step of the first parcel was lost, the first is put aside and the third one waits. */
function full(state: ReceivingState, code: string, rules: DeskRules): ReceivingResult {
  if (state.misses.length === 0 || state.crowded)
    return withProblem({ ...state, crowded: true }, 'full', code);
  const [next, effects] = goOnWith(state, state.bench.waiting, rules);
  return [{ ...next, bench: queueNextItem(next.bench, code) }, effects];
}

/** Puts the open parcel aside and continues with the waiting one, using the weight that was entered for the latter. */
function goOnWith(state: ReceivingState, code: string, rules: DeskRules): ReceivingResult {
  const { bench, nextWeight } = state;
  const [left, effects] = setParcelAside(state, code);
  if (nextWeight === '' || code !== bench.waiting) return [left, effects];
  const [weighed] = enterMeasurement(left, 'weight', { text: nextWeight, atMs: 0, bare: false }, rules);
  return [{ ...weighed, problem: left.problem }, effects];
}

/** A number that is probably incomplete is opened only if the lookup shows that it is expected. */
function ask(state: ReceivingState, code: string, now: boolean): ReceivingResult {
  const [asking, effects] = withProblem(now ? { ...state, asked: code } : state, 'doubtful', code);
  return [asking, now ? [...effects, { lookUp: code, holds: true }] : effects];
}

function found(state: ReceivingState, lookup: NumberLookup): ReceivingResult {
  const { courierNumber: code, verdict, endOf } = lookup;
  const { bench, asked, certain } = state;
  const doubtful = verdict === 'unknown';
  if (code === bench.open) {
    if (doubtful && endOf !== '' && !certain) return dropParcel(state, 'part', code);
    const next = { ...state, found: lookup };
    if (doubtful && matchesByLengthOnly(code) && !certain)
      return withProblem({ ...next, asked: code }, 'doubtful', code);
    return [next, [{ sound: verdictSounds[verdict] }]];
  }
  if (code !== asked || bench.open !== '') return [state, []];
  if (doubtful && endOf !== '' && matchesByLengthOnly(code))
    return withProblem({ ...state, asked: '' }, 'part', code);
  if (doubtful) return matchesByLengthOnly(code) ? withProblem(state, 'doubtful', code) : [state, []];
  const [weighed] = beginWeighing({ ...state, bench: withOpenItem(bench, code) }, true);
  return [{ ...weighed, found: lookup }, [{ sound: verdictSounds[verdict] }]];
}
