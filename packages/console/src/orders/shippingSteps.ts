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
  /** A label that was refused before, because no order was open: the clerk scans it again. */
  | 'spoiled'
  /** An order behind one that was refused: the clerk scans it again. */
  | 'stopped'
  /** Scanned for an order that is no longer open. */
  | 'late'
  | 'dropped';

export interface Shipping {
  readonly bench: Bench;
  readonly found: DeskOrderDetails | null;
  /** The order that was scanned ahead. */
  readonly ahead: DeskOrderDetails | null;
  readonly carrierId: string;
  /** What the server said of an order that was scanned: why it cannot be shipped. */
  readonly refusal: string;
  /** The number that is being looked up. */
  readonly asking: string;
  /** The label or the order that the clerk is to scan again. */
  readonly asked: string;
  /**
   * An order that lies in front of the clerk was refused, and its label may still come: the next order is opened once a label
   * has come, or where it is scanned again.
   */
  readonly stopped: boolean;
  /** The orders that were refused here though they lie in front of the clerk: no label is one of their numbers. */
  readonly lying: readonly Lying[];
  /** Labels that were refused meanwhile. */
  readonly spoiled: readonly string[];
  /** The labels that were used here last. */
  readonly labels: readonly string[];
  readonly problem: { readonly key: Problem; readonly code: string } | null;
  readonly last: LastScan | null;
}

export const begin: Shipping = {
  bench: emptyBench,
  found: null,
  ahead: null,
  carrierId: '',
  refusal: '',
  asking: '',
  asked: '',
  stopped: false,
  lying: [],
  spoiled: [],
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

export interface Lying {
  readonly number: string;
  readonly courierNumbers: readonly string[];
}

/** Why an order cannot be shipped; `lying` where it is packed, and so likely to lie in front of the clerk. */
export interface Refused {
  readonly refusal: string;
  readonly lying: Lying | null;
}

export type Event =
  | { readonly type: 'line'; readonly heard: Heard }
  | { readonly type: 'found'; readonly number: string; readonly order: DeskOrderDetails | Refused }
  | { readonly type: 'carrier'; readonly carrierId: string }
  /** A shipment was refused or taken back: order and label may be scanned again. */
  | { readonly type: 'reopen'; readonly shipment: Pick<Shipment, 'number' | 'forwardingNumber'> }
  | { readonly type: 'drop' };

export type Effect =
  /** Until the order is found, scans wait. */
  { readonly lookUp: string } | { readonly ship: Shipment } | { readonly sound: Sound };

type Result = readonly [Shipping, readonly Effect[]];

const labelsMax = 20;

/**
 * Two scans an order, the order's and the carrier's. What follows an order's number waits until it is looked up, so that
 * nothing hangs on how fast the answer comes. A number of our own is never a carrier's; another order waits until this one has
 * its label.
 */
export function ship(state: Shipping, event: Event): Result {
  switch (event.type) {
    case 'drop':
      return drop(state);
    case 'carrier':
      return [{ ...state, carrierId: event.carrierId }, []];
    case 'found':
      return event.number === state.asking
        ? found({ ...state, asking: '' }, event.number, event.order)
        : [state, []];
    case 'reopen': {
      const { number, forwardingNumber } = event.shipment;
      const labels = state.labels.filter((label) => label !== forwardingNumber);
      return [{ ...state, labels, bench: reopened(state.bench, number) }, []];
    }
    default:
      return scanned(state, recogniseScan(event.heard.text), event.heard);
  }
}

function found(state: Shipping, number: string, order: DeskOrderDetails | Refused): Result {
  const { bench } = state;
  if ('refusal' in order) return refused(state, order);
  if (bench.open === '') return [openedWith(state, opened(bench, number), order), [{ sound: 'good' }]];
  // The clerk goes on to the order that was refused here, or shows that he has heard.
  if (bench.waiting !== '') return wrong({ ...state, stopped: true, asked: number }, 'full', number);
  return [{ ...state, bench: held(bench, number), ahead: order, stopped: false }, [{ sound: 'warn' }]];
}

function refused(state: Shipping, { refusal, lying }: Refused): Result {
  const next = { ...state, refusal };
  // Refused once before, it was put aside then: this is a scan of it by the way.
  if (lying === null || state.lying.some(({ number }) => number === lying.number))
    return [next, [{ sound: 'bad' }]];
  const all = [lying, ...state.lying].slice(0, labelsMax);
  return [{ ...next, lying: all, stopped: true, asked: lying.number }, [{ sound: 'bad' }]];
}

const openedWith = (state: Shipping, bench: Bench, order: DeskOrderDetails): Shipping => ({
  ...turn(state, bench),
  found: order,
  carrierId: order.carrierId,
});

function drop(state: Shipping): Result {
  const { open, waiting } = state.bench;
  if (open === '') return [{ ...state, problem: null, refusal: '', stopped: false }, []];
  const codes = [open, waiting].filter(Boolean).join(', ');
  return wrong(turn(state, dropped(state.bench)), 'dropped', codes);
}

/** The same desk with another order on it, or none. */
const turn = ({ labels, spoiled, lying, last }: Shipping, bench: Bench): Shipping => ({
  ...begin,
  ...{ bench, labels, spoiled, lying, last },
});

function scanned(state: Shipping, { kind, code }: Scanned, heard: Heard): Result {
  if (code === '') return [state, []];
  const echo = isRepeat(state.last, code, heard.atMs);
  const known = { ...state, problem: null, last: { code, atMs: heard.atMs } };
  if (kind === 'order') return orderHeard(known, code, echo);
  const label = code.replace(/\s/g, '');
  if (state.labels.includes(label)) return echo ? [known, []] : wrong(known, 'labelUsed', code);
  const fault = faultOf(known, kind, label);
  const doubt = fault ? undefined : doubtOf(state, label);
  if (state.bench.open === '') return withoutOrder(known, fault || doubt ? '' : label, code);
  if (heard.turn !== undefined && heard.turn !== state.bench.turn) return wrong(known, 'late', code);
  if (fault) return wrong(known, fault, label);
  if (doubt && (echo || state.asked !== label)) return wrong({ ...known, asked: label }, doubt, label);
  return state.found ? forwarded(known, state.found, label) : [known, []];
}

/** A label for which no order is open: perhaps that of an order that was refused. */
function withoutOrder(state: Shipping, label: string, code: string): Result {
  const known = state.stopped || state.lying.length > 0;
  if (!known || label === '') return wrong(state, 'notOrder', code);
  const spoiled = [label, ...state.spoiled].slice(0, labelsMax);
  return wrong({ ...state, stopped: false, spoiled }, 'notOrder', code);
}

/** Whether it is worth a second scan. */
function doubtOf({ spoiled, labels }: Shipping, label: string): Problem | undefined {
  if (spoiled.some((one) => one === label || isPartOf(one, label))) return 'spoiled';
  return labels.some((one) => isPartOf(shapeOf(label), shapeOf(one))) ? 'cutLabel' : undefined;
}

/** Why a code is nobody's label, whichever order it was scanned for. */
function faultOf(
  { bench, labels, lying }: Shipping,
  kind: Scanned['kind'],
  label: string,
): Problem | undefined {
  // Scans that ran into each other, or broke: such a number would be nobody's.
  const ours = [bench.open, bench.waiting, ...lying.map(({ number }) => number)].filter(Boolean);
  if (ours.some((number) => label.includes(number) || isPartOf(label, number))) return 'ownNumber';
  const isTheirs = lying.some(({ courierNumbers }) =>
    courierNumbers.some((one) => one === label || isPartOf(label, one)),
  );
  if (kind === 'parcel' || isTheirs) return 'isParcel';
  if (kind === 'shelf') return 'isShelf';
  const fits = kind !== 'member' && /^[A-Z0-9-]{8,40}$/.test(label);
  return fits && !labels.some((one) => isPartOf(label, one)) ? undefined : 'badNumber';
}

function orderHeard(state: Shipping, code: string, echo: boolean): Result {
  switch (placeOf(state.bench, code)) {
    case 'again':
      return [state, echo ? [] : [{ sound: 'warn' }]];
    case 'opens':
    case 'waits':
    case 'full':
      if (echo && state.asked === code) return [state, []];
      if (state.stopped && state.asked !== code) return wrong({ ...state, asked: code }, 'stopped', code);
      return [{ ...state, asking: code, refusal: '' }, [{ lookUp: code }]];
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
  const { ahead, stopped } = state;
  const done = { ...state, labels: [label, ...labels].slice(0, labelsMax) };
  const next = ahead ? openedWith(done, finished(bench), ahead) : turn(done, finished(bench));
  return [{ ...next, stopped, asked: stopped ? state.asked : '' }, [{ ship: shipment }]];
}

/** Letters and digits alike, so that numbers of one kind look the same. */
const shapeOf = (label: string): string => label.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');

function wrong(state: Shipping, key: Problem, code: string): Result {
  return [{ ...state, problem: { key, code } }, [{ sound: 'bad' }]];
}
