import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { isRepeat, type LastScan, recogniseScan, type Scanned } from '@crossdock/domain/parcels/scans.ts';
import {
  type Bench,
  dropped,
  emptyBench,
  finished,
  held,
  isPartOf,
  opened,
  placeOf,
  reopened,
} from '../shell/bench.ts';
import type { Heard } from '../shell/scanLine.ts';
import type { Sound } from '../shell/sounds.ts';

export type Problem =
  | 'notOrder'
  | 'ownNumber'
  | 'isParcel'
  | 'isShelf'
  | 'badNumber'
  /** Scanned ahead while another order waits already. */
  | 'full'
  /** Just shipped at this desk, or the label under which it was. */
  | 'done'
  | 'labelUsed'
  /** Like the labels before, with something missing: the clerk scans it again. */
  | 'cutLabel'
  /** Scanned for an order that is no longer open. */
  | 'late'
  | 'dropped';

export interface Shipping {
  readonly bench: Bench;
  readonly found: DeskOrderDetails | null;
  readonly carrierId: string;
  /** What the server said of an order that was scanned: why it cannot be shipped. */
  readonly refusal: string;
  /** A label that was scanned before its order had been looked up: it is judged then. */
  readonly early: string;
  /** The label that was asked about. */
  readonly asked: string;
  /** The labels that were used here last. */
  readonly labels: readonly string[];
  readonly problem: { readonly key: Problem; readonly code: string } | null;
  readonly last: LastScan | null;
}

export const begin: Shipping = {
  bench: emptyBench,
  found: null,
  carrierId: '',
  refusal: '',
  early: '',
  asked: '',
  labels: [],
  problem: null,
  last: null,
};

export interface Shipment {
  readonly number: string;
  /** The order that was looked up under this number. */
  readonly orderId: string;
  readonly forwardingNumber: string;
  /** Where another than the one ordered takes it. */
  readonly carrierId: string;
}

export type Event =
  | { readonly type: 'line'; readonly heard: Heard }
  | { readonly type: 'found'; readonly number: string; readonly order: DeskOrderDetails | string }
  | { readonly type: 'carrier'; readonly carrierId: string }
  /** A shipment was refused or taken back: order and label may be scanned again. */
  | { readonly type: 'reopen'; readonly shipment: Pick<Shipment, 'number' | 'forwardingNumber'> }
  | { readonly type: 'drop' };

export type Effect =
  | { readonly lookUp: string }
  /** Until the order is looked up, scans wait. */
  | { readonly holdFor: string }
  | { readonly ship: Shipment }
  | { readonly sound: Sound };

type Result = readonly [Shipping, readonly Effect[]];

const labelsMax = 20;

/**
 * Two scans an order, the order's and the carrier's. A label that comes before the order has been looked up is judged then. A
 * number of our own is never a carrier's; another order waits until this one has its label.
 */
export function ship(state: Shipping, event: Event): Result {
  switch (event.type) {
    case 'drop':
      return drop(state);
    case 'carrier':
      return [{ ...state, carrierId: event.carrierId }, []];
    case 'found':
      return found(state, event.number, event.order);
    case 'reopen': {
      const { number, forwardingNumber } = event.shipment;
      const labels = state.labels.filter((label) => label !== forwardingNumber);
      return [{ ...state, labels, bench: reopened(state.bench, number) }, []];
    }
    default:
      return scanned(state, recogniseScan(event.heard.text), event.heard);
  }
}

/** An order that cannot be shipped is closed again, and what waits behind it too: the next label would be the wrong one. */
function found(state: Shipping, number: string, order: DeskOrderDetails | string): Result {
  if (number !== state.bench.open) return [state, []];
  if (typeof order !== 'string') {
    const known = { ...state, found: order, carrierId: order.carrierId, early: '' };
    const { early } = state;
    return early ? forwarded(known, order, early) : [known, [{ sound: 'good' }]];
  }
  return [{ ...turn(state, dropped(state.bench)), refusal: order }, [{ sound: 'bad' }]];
}

function drop(state: Shipping): Result {
  const { open, waiting } = state.bench;
  if (open === '') return [{ ...state, problem: null, refusal: '' }, []];
  const codes = [open, waiting].filter(Boolean).join(', ');
  return wrong(turn(state, dropped(state.bench)), 'dropped', codes);
}

/** The same desk with another order on it, or none. */
const turn = ({ labels, last }: Shipping, bench: Bench): Shipping => ({ ...begin, bench, labels, last });

function scanned(state: Shipping, { kind, code }: Scanned, heard: Heard): Result {
  if (code === '') return [state, []];
  const echo = isRepeat(state.last, code, heard.atMs);
  const known = { ...state, problem: null, last: { code, atMs: heard.atMs } };
  if (kind === 'order') return orderHeard(known, code, echo);
  const label = code.replace(/\s/g, '');
  if (state.labels.includes(label)) return echo ? [known, []] : wrong(known, 'labelUsed', code);
  if (state.bench.open === '') return wrong(known, 'notOrder', code);
  if (heard.turn !== undefined && heard.turn !== state.bench.turn) return wrong(known, 'late', code);
  if (state.early) return label === state.early ? [known, []] : wrong(known, 'full', code);
  const fault = faultOf(known, kind, label);
  if (fault) return wrong(known, fault, label);
  const again = state.asked === label && !echo;
  if (!again && state.labels.some((one) => isPartOf(shapeOf(label), shapeOf(one))))
    return wrong({ ...known, asked: label }, 'cutLabel', label);
  if (state.found) return forwarded(known, state.found, label);
  return [{ ...known, early: label }, [{ holdFor: state.bench.open }]];
}

/** Why a code is nobody's label, whichever order it was scanned for. */
function faultOf({ bench, labels }: Shipping, kind: Scanned['kind'], label: string): Problem | undefined {
  // Scans that ran into each other, or broke: such a number would be nobody's.
  const ours = [bench.open, bench.waiting].filter(Boolean);
  if (ours.some((number) => label.includes(number) || isPartOf(label, number))) return 'ownNumber';
  if (kind === 'parcel') return 'isParcel';
  if (kind === 'shelf') return 'isShelf';
  const fits = kind !== 'member' && /^[A-Z0-9-]{8,40}$/.test(label);
  return fits && !labels.some((one) => isPartOf(label, one)) ? undefined : 'badNumber';
}

function orderHeard(state: Shipping, code: string, echo: boolean): Result {
  const { bench } = state;
  switch (placeOf(bench, code)) {
    case 'again':
      return [state, echo ? [] : [{ sound: 'warn' }]];
    case 'opens':
      return [turn(state, opened(bench, code)), [{ lookUp: code }]];
    case 'waits':
      return [{ ...state, bench: held(bench, code) }, [{ sound: 'warn' }]];
    case 'full':
      return wrong(state, 'full', code);
    default:
      return echo ? [state, []] : wrong(state, 'done', code);
  }
}

function forwarded(state: Shipping, order: DeskOrderDetails, label: string): Result {
  const { bench, carrierId, labels } = state;
  if (order.parcels.some(({ courierNumber }) => courierNumber === label || isPartOf(label, courierNumber)))
    return wrong(state, 'isParcel', label);
  const shipment: Shipment = {
    number: bench.open,
    orderId: order.id,
    forwardingNumber: label,
    carrierId: carrierId === order.carrierId ? '' : carrierId,
  };
  const next = turn({ ...state, labels: [label, ...labels].slice(0, labelsMax) }, finished(bench));
  return [next, [{ ship: shipment }, ...(next.bench.open === '' ? [] : [{ lookUp: next.bench.open }])]];
}

/** Letters and digits alike, so that numbers of one kind look the same. */
const shapeOf = (label: string): string => label.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');

function wrong(state: Shipping, key: Problem, code: string): Result {
  return [{ ...state, problem: { key, code } }, [{ sound: 'bad' }]];
}
