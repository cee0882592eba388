import { isRescan, type LastScan, recogniseScan, type ScannedCode } from '@crossdock/domain/parcels/scans.ts';
import { isFragmentOf } from '../shell/deskItems.ts';
import type { ScannedLine } from '../shell/scanDispatcher.ts';
import type { DeskSound } from '../shell/sounds.ts';

export type ShelvingProblem =
  | 'badNumber'
  | 'isOrder'
  | 'isParcel'
  | 'isMember'
  | 'isPickList'
  | 'isTote'
  | 'shelfUnknown'
  | 'shelfFirst'
  /** The scan is a part of a number that was just shelved. */
  | 'part';

export interface ShelfPlacement {
  readonly courierNumber: string;
  readonly shelf: string;
}

/** The open shelf, and the shelves of the last parcels. */
export interface ShelvingState {
  /** Empty if no shelf is open; then nothing can be shelved. */
  readonly shelf: string;
  /** The parcels that this desk shelved last, the newest first. */
  readonly placed: readonly ShelfPlacement[];
  readonly problem: { readonly key: ShelvingProblem; readonly code: string } | null;
  readonly last: LastScan | null;
}

export const initialShelving: ShelvingState = { shelf: '', placed: [], problem: null, last: null };

export type ShelvingEvent =
  | { readonly type: 'line'; readonly heard: ScannedLine }
  /** The shelf was added to the warehouse at this desk. */
  | { readonly type: 'added'; readonly shelf: string }
  /** The parcel could not be shelved, or the move was undone, so it may be scanned again. */
  | { readonly type: 'reopen'; readonly placing: ShelfPlacement }
  | { readonly type: 'drop' };

export type ShelvingEffect = { readonly shelve: ShelfPlacement } | { readonly sound: DeskSound };

type Result = readonly [ShelvingState, readonly ShelvingEffect[]];

const placedMax = 50;

/**
 * The shelving desk: a shelf, then parcel after parcel. If a shelf cannot be read or is unknown, no shelf is open
 * until one is scanned, so that the next parcels are not booked to the previous shelf.
 */
export function shelvingReducer(
  state: ShelvingState,
  event: ShelvingEvent,
  shelves: ReadonlySet<string>,
): Result {
  switch (event.type) {
    case 'added':
      return [{ ...state, shelf: event.shelf, problem: null }, [{ sound: 'good' }]];
    case 'drop':
      return [{ ...state, shelf: '', problem: null, last: null }, []];
    case 'reopen':
      return [{ ...state, placed: state.placed.filter((one) => !isSame(one, event.placing)) }, []];
    default: {
      const scanned = recogniseScan(event.heard.text, (code) => shelves.has(code));
      if (scanned.code === '') return [state, []];
      const echo = isRescan(state.last, scanned.code, event.heard.atMs);
      const known = { ...state, problem: null, last: { code: scanned.code, atMs: event.heard.atMs } };
      return heard(known, scanned, echo, shelves);
    }
  }
}

const isSame = (one: ShelfPlacement, other: ShelfPlacement): boolean =>
  one.courierNumber === other.courierNumber && one.shelf === other.shelf;

function heard(
  state: ShelvingState,
  { kind, code }: ScannedCode,
  echo: boolean,
  shelves: ReadonlySet<string>,
): Result {
  if (kind === 'shelf' && shelves.has(code))
    return [{ ...state, shelf: code }, echo && code === state.shelf ? [] : [{ sound: 'good' }]];
  if (kind === 'shelf' || [...shelves].some((shelf) => isFragmentOf(code, shelf)))
    return wrong({ ...state, shelf: '' }, 'shelfUnknown', code);
  if (kind !== 'courier') return wrong(state, kinds[kind], code);
  const { shelf, placed } = state;
  if (shelf === '') return wrong(state, 'shelfFirst', code);
  const placing = { courierNumber: code, shelf };
  const [latest] = placed;
  if (latest && isSame(latest, placing)) return [state, echo ? [] : [{ sound: 'warn' }]];
  if (placed.some(({ courierNumber }) => isFragmentOf(code, courierNumber)))
    return wrong(state, 'part', code);
  const others = placed.filter((one) => one.courierNumber !== code);
  return [{ ...state, placed: [placing, ...others].slice(0, placedMax) }, [{ shelve: placing }]];
}

const kinds = {
  order: 'isOrder',
  pickList: 'isPickList',
  tote: 'isTote',
  parcel: 'isParcel',
  member: 'isMember',
  unreadable: 'badNumber',
} as const;

function wrong(state: ShelvingState, key: ShelvingProblem, code: string): Result {
  return [{ ...state, problem: { key, code } }, [{ sound: 'bad' }]];
}
