import { isRescan, recogniseScan, type ScannedCode } from '@crossdock/domain/parcels/scans.ts';
import { noDeskItems, queueNextItem, scanRelation, withOpenItem } from '../shell/deskItems.ts';
import { parseSides, parseWeight } from '../shell/measures.ts';
import { isQuestionConfirmed } from '../shell/question.ts';
import type { ScannedLine } from '../shell/scanDispatcher.ts';
import { isWeightImplausible, type NextOrder, type OrderForPacking } from './orderForPacking.ts';
import { emptyPackage, type PackageDraft, packagesFrom, withContents } from './packDraft.ts';
import {
  addParcel,
  areContentsKnown,
  nextPackageKey,
  removeMissingParcels,
  removeParcel,
  restorePackages,
  startPieceCount,
  unpackedPieces,
  withOpenPackage,
  withoutPackage,
  withPieceCount,
} from './packingBoxes.ts';
import type {
  PackingEffect,
  PackingEvent,
  PackingProblem,
  PackingState,
  PackingTarget,
} from './packingState.ts';
import type { StoredPacking } from './storedPacking.ts';

type Result = readonly [PackingState, readonly PackingEffect[]];

export function beginPacking(order: OrderForPacking, kept: StoredPacking | null): PackingState {
  const { here = [], allHere = false, ahead = null } = kept ?? {};
  const packages = restorePackages(kept?.packages ?? [], here, order);
  const { failed = false, away = false } = kept ?? {};
  const state: PackingState = {
    bench: queueNextItem(withOpenItem(noDeskItems, order.number), ahead?.number ?? ''),
    ahead,
    here,
    allHere,
    packages,
    into: packages.at(-1)?.key ?? 1,
    put: null,
    at: 'scan',
    problem: null,
    question: null,
    failed,
    away,
    busy: false,
    aside: '',
    last: null,
    lines: 0,
  };
  return { ...state, at: isPackingComplete(state, order) ? nextPlace(packages) : 'scan' };
}

export const isPackingComplete = (
  { allHere, here, packages }: Pick<PackingState, 'allHere' | 'here' | 'packages'>,
  order: OrderForPacking,
): boolean =>
  allHere || order.parcels.every(({ id }) => here.includes(id) && unpackedPieces(packages, id, order) <= 0);

/** The first box that is not filled in; the confirm button if all boxes are. */
function nextPlace(packages: readonly PackageDraft[]): PackingTarget {
  for (const { key, weight, size } of packages) {
    if (parseWeight(weight) === null) return `weight ${key}`;
    if (parseSides(size) === null) return `size ${key}`;
  }
  return 'confirm';
}

/**
 * The packing of one order: its parcels are scanned, its packages measured, then it is confirmed. Scans for another
 * order wait or are refused. A parcel of the waiting order opens that order if the current one could not be packed or
 * was not begun; the current one is then put aside.
 */
export function packingReducer(state: PackingState, event: PackingEvent, order: OrderForPacking): Result {
  switch (event.type) {
    case 'line':
      return lineAndConfirm({ ...state, lines: state.lines + 1 }, event.heard, order);
    case 'found':
      return found(state, event.number, event.order);
    case 'go':
      return [{ ...state, at: event.at }, []];
    case 'tick':
      return [handled(event.here ? addParcel(state, event.id, order) : removeParcel(state, event.id)), []];
    case 'put':
      return [handled(addParcel(state, event.id, order)), []];
    case 'into':
      return [
        { ...state, into: event.key ?? nextPackageKey(state), put: null, at: 'scan', problem: null },
        [],
      ];
    case 'divide': {
      const asked = startPieceCount(state, event.id ?? state.put?.id ?? '', order);
      return asked ? [{ ...asked, at: 'pieces', problem: null }, []] : wrong(state, 'onePiece', '');
    }
    case 'allHere':
      return [handled({ ...state, allHere: event.allHere }), []];
    case 'confirm':
      return confirm(state, event.atMs, order);
    case 'resend':
      return submitted(state, order);
    case 'refused':
      return [{ ...state, busy: false, failed: true }, [{ sound: 'bad' }]];
    case 'startOver':
      return [
        {
          ...beginPacking(order, null),
          ...{ bench: state.bench, ahead: state.ahead },
          ...{ packages: [emptyPackage(newKey(state))], into: newKey(state) },
        },
        [],
      ];
    default:
      return [withOpenPackage({ ...state, packages: changed(state, event), problem: null }, event.type), []];
  }
}

/** Clears the last problem, the failed attempt and `away`, because the clerk works on this order again. */
const handled = (state: PackingState): PackingState => ({
  ...state,
  problem: null,
  failed: false,
  away: false,
});

const newKey = ({ packages }: PackingState): number => Math.max(0, ...packages.map(({ key }) => key)) + 1;

function changed(
  state: PackingState,
  event: Extract<PackingEvent, { type: 'change' | 'addPackage' | 'removePackage' }>,
): readonly PackageDraft[] {
  const { packages } = state;
  if (event.type === 'addPackage') return [...packages, emptyPackage(newKey(state))];
  if (event.type === 'removePackage') return withoutPackage(packages, event.key);
  return packages.map((one) => (one.key === event.key ? { ...one, ...event.part } : one));
}

/** Ctrl+Enter after a line first finishes the line. If the line is refused, nothing is confirmed. */
function lineAndConfirm(state: PackingState, heard: ScannedLine, order: OrderForPacking): Result {
  const [next, effects] = line(state, heard, order);
  if (!heard.confirms || next.problem !== null) return [next, effects];
  const [after, more] = confirm(next, heard.atMs, order);
  return [after, [...effects, ...more]];
}

function line(state: PackingState, heard: ScannedLine, order: OrderForPacking): Result {
  if (state.aside !== '') return [state, [{ sound: 'bad' }]];
  const { text, atMs } = heard;
  const [name, key] = state.at.split(' ');
  const entry =
    (name === 'weight' && parseWeight(text) !== null) || (name === 'size' && parseSides(text) !== null);
  if (entry) return entered(state, name, Number(key), text);
  if (name === 'pieces' && /^\d{0,4}$/.test(text.trim())) return counted(state, text.trim(), order);
  const scanned = recogniseScan(text);
  if (scanned.code === '')
    return [isPackingComplete(state, order) ? { ...state, at: nextPlace(state.packages) } : state, []];
  const echo = isRescan(state.last, scanned.code, atMs);
  const known = { ...state, problem: null, last: { code: scanned.code, atMs } };
  if (scanned.kind === 'order') return orderHeard(known, scanned.code, echo);
  if (scanned.kind === 'tote') return toteHeard(known, scanned.code, echo, order);
  const parcel = order.parcels.find((one) => [one.courierNumber, one.number].includes(scanned.code));
  if (parcel) return parcelHeard(known, parcel.id, { code: scanned.code, echo }, order);
  if (state.ahead?.parcelCodes.includes(scanned.code) && (state.failed || isUntouched(state)))
    return aside(known, state.bench.waiting, heard);
  const elsewhere = state.failed && scanned.kind !== 'unreadable';
  return wrong({ ...known, away: state.away || elsewhere }, foreignKey(name, scanned), scanned.code);
}

/** True if nothing has been done for the order yet. */
const isUntouched = ({ here, allHere, packages }: PackingState): boolean =>
  here.length === 0 && !allHere && packages.every(({ weight, size }) => weight === '' && size === '');

/** Puts this order and the waiting one aside with an error sound, because the clerk works on another order. */
function aside(state: PackingState, number: string, heard: ScannedLine | null): Result {
  const bench = { ...state.bench, waiting: '' };
  return [{ ...state, bench, ahead: null, aside: number }, [{ sound: 'bad' }, { open: number, heard }]];
}

/**
 * The problem of a line that no step accepts. An unreadable line is reported as a wrong weight or size if it was
 * typed into such a box.
 */
function foreignKey(name: string | undefined, { kind }: ScannedCode): PackingProblem {
  if (kind !== 'unreadable') return 'foreign';
  return name === 'weight' ? 'badWeight' : name === 'size' ? 'badSize' : 'foreign';
}

function entered(state: PackingState, name: string, key: number, text: string): Result {
  if (state.away || state.busy) return wrong(state, 'unpacked', state.bench.open);
  const packages = changed(state, { type: 'change', key, part: { [name]: text } });
  const at: PackingTarget = name === 'weight' ? `size ${key}` : placeAfter(packages, key);
  return [{ ...state, packages, at, problem: null, failed: false }, []];
}

function placeAfter(packages: readonly PackageDraft[], key: number): PackingTarget {
  const next = packages[packages.findIndex((one) => one.key === key) + 1];
  return next ? `weight ${next.key}` : 'confirm';
}

function orderHeard(state: PackingState, code: string, echo: boolean): Result {
  const { bench, failed } = state;
  const again: readonly PackingEffect[] = echo ? [] : [{ sound: 'warn' }];
  if (code === bench.open) return [{ ...state, away: false }, again];
  if (code === bench.waiting && (echo || !failed)) return [state, again];
  if (failed) return aside(state, code, null);
  if (scanRelation(bench, code) !== 'waits') return wrong(state, 'full', code);
  return [state, [{ lookUp: code }]];
}

/** A scan of the open order's own tote changes nothing. Another tote counts as the order inside it. */
function toteHeard(
  state: PackingState,
  code: string,
  echo: boolean,
  { totes = [] }: OrderForPacking,
): Result {
  if (totes.some(({ number }) => number === code)) return [{ ...state, away: false }, [{ sound: 'good' }]];
  if (echo) return [state, []];
  if (state.failed) return aside(state, code, null);
  return state.bench.waiting === '' ? [state, [{ lookUp: code }]] : wrong(state, 'full', code);
}

function found(state: PackingState, number: string, order: NextOrder | string): Result {
  if (typeof order === 'string') return wrong(state, 'notNext', order);
  if (scanRelation(state.bench, number) !== 'waits') return [state, []];
  return [{ ...state, bench: queueNextItem(state.bench, number), ahead: order }, [{ sound: 'warn' }]];
}

function parcelHeard(
  state: PackingState,
  id: string,
  { code, echo }: { code: string; echo: boolean },
  order: OrderForPacking,
): Result {
  const here = handled(state);
  if (echo && state.here.includes(id)) return [here, []];
  const next = addParcel(here, id, order);
  if (next === here) return wrong(here, 'again', code);
  // A warning sound says that the parcel was moved here from another package.
  const moved = state.here.includes(id) && unpackedPieces(state.packages, id, order) === 0;
  return [goingOn(next, order), [{ sound: moved ? 'warn' : 'good' }]];
}

/** Moves the cursor to the next open step: missing parcels, then measures. */
const goingOn = (state: PackingState, order: OrderForPacking): PackingState => ({
  ...state,
  at: isPackingComplete(state, order) ? nextPlace(state.packages) : 'scan',
});

/** Sets the pieces of the divided parcel; an empty line changes nothing. */
function counted(state: PackingState, text: string, order: OrderForPacking): Result {
  if (text === '') return [goingOn({ ...state, put: null, problem: null }, order), []];
  const next = withPieceCount(handled(state), Number(text), order);
  return next ? [goingOn(next, order), [{ sound: 'good' }]] : wrong(state, 'badPieces', text);
}

function confirm(state: PackingState, atMs: number, order: OrderForPacking): Result {
  const { busy, away, bench } = state;
  if (busy || state.aside !== '') return [state, [{ sound: 'bad' }]];
  // Nothing was scanned for this order yet, so the confirm key bounced after the previous order or was pressed too
  // early. This does not count as a failed attempt, because after one a scan of another order would replace this
  // order.
  if (state.lines === 0 && isUntouched(state)) return wrong(state, 'missing', '');
  if (away) return wrong(state, 'unpacked', bench.open);
  if (!isPackingComplete(state, order)) return wrong({ ...state, failed: true }, 'missing', '');
  const packages = packagesFrom(state.packages);
  if (packages === null) return wrong({ ...state, failed: true }, 'noMeasures', '');
  const entry = JSON.stringify(packages);
  if (
    isWeightImplausible(packages, order) &&
    !isQuestionConfirmed(state.question, entry, { bare: true, atMs })
  )
    return wrong({ ...state, failed: true, question: { entry, atMs } }, 'unlikely', '');
  return submitted(state, order);
}

function submitted(state: PackingState, order: OrderForPacking): Result {
  const { here: parcelIds, allHere, packages: drafts } = removeMissingParcels(state, order);
  const measured = packagesFrom(drafts);
  if (measured === null) return [state, []];
  const packages = areContentsKnown(drafts, order) ? withContents(measured, drafts) : measured;
  return [
    { ...state, busy: true, failed: false, problem: null },
    [{ pack: { packages, parcelIds, allHere } }],
  ];
}

function wrong(state: PackingState, key: PackingProblem, code: string): Result {
  return [{ ...state, problem: { key, code } }, [{ sound: 'bad' }]];
}
