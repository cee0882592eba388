import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { packageNumber, packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { isRescan, type LastScan, recogniseScan, type ScannedCode } from '@crossdock/domain/parcels/scans.ts';
import {
  type DeskItems,
  dropOpenItem,
  finishOpenItem,
  isFragmentOf,
  noDeskItems,
  queueNextItem,
  reopenItem,
  scanRelation,
  withOpenItem,
} from '../shell/deskItems.ts';
import type { ScannedLine } from '../shell/scanDispatcher.ts';
import type { DeskSound } from '../shell/sounds.ts';

export type ShippingProblem =
  | 'notOrder'
  | 'ownNumber'
  | 'isParcel'
  | 'isShelf'
  | 'badNumber'
  /** Another scanned order is already waiting. */
  | 'full'
  /** `done`: the order was just shipped at this desk. `labelUsed`: the label was just used here. */
  | 'done'
  | 'labelUsed'
  /** The label looks like earlier ones with a part missing, so the clerk must scan it again. */
  | 'cutLabel'
  /** The label was refused before because no order was open, so the clerk must scan it again. */
  | 'spoiled'
  /** The order follows one that was refused, so the clerk must scan it again. */
  | 'stopped'
  /** The scan was for an order that is no longer open. */
  | 'late'
  | 'dropped';

export interface ShippingState {
  readonly bench: DeskItems;
  readonly found: DeskOrderDetails | null;
  /** The order that was scanned ahead. */
  readonly ahead: DeskOrderDetails | null;
  readonly carrierId: string;
  /** The server's reason why the scanned order cannot be shipped. */
  readonly refusal: string;
  /** The number that is being looked up. */
  readonly asking: string;
  /** The label or order that the clerk must scan again. */
  readonly asked: string;
  /**
   * True after an order on the desk was refused, because its label may still be scanned. The next order opens after a
   * label or a second scan.
   */
  readonly stopped: boolean;
  /** The refused orders that lie on the desk. Their numbers are never accepted as labels. */
  readonly lying: readonly PackedOrderOnDesk[];
  /** The labels that were refused because no order was open. */
  readonly spoiled: readonly string[];
  /** The labels that were last used here. */
  readonly labels: readonly string[];
  readonly problem: { readonly key: ShippingProblem; readonly code: string } | null;
  readonly last: LastScan | null;
}

export const initialShipping: ShippingState = {
  bench: noDeskItems,
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
  /** The id of the order with this number. */
  readonly orderId: string;
  readonly forwardingNumber: string;
  /** Set if a carrier other than the ordered one transports the order. */
  readonly carrierId: string;
  /** The packages to ship; left out for an order with one package. */
  readonly packageIds?: readonly string[];
}

export interface PackedOrderOnDesk {
  readonly number: string;
  readonly courierNumbers: readonly string[];
}

/**
 * The reason why an order cannot be shipped. `lying` is set if the order is packed and therefore probably on the desk.
 */
export interface RefusedOrder {
  readonly refusal: string;
  readonly lying: PackedOrderOnDesk | null;
}

export type ShippingEvent =
  | { readonly type: 'line'; readonly heard: ScannedLine }
  | { readonly type: 'found'; readonly number: string; readonly order: DeskOrderDetails | RefusedOrder }
  | { readonly type: 'carrier'; readonly carrierId: string }
  /** A shipment was refused or undone, so its order and label may be scanned again. */
  | { readonly type: 'reopen'; readonly shipment: Pick<Shipment, 'number' | 'forwardingNumber'> }
  | { readonly type: 'drop' };

export type ShippingEffect =
  /** Looks up an order; scans wait until it is found. */
  { readonly lookUp: string } | { readonly ship: Shipment } | { readonly sound: DeskSound };

type Result = readonly [ShippingState, readonly ShippingEffect[]];

const labelsMax = 20;

/**
 * The shipping desk: two scans for each order, first the order's number, then the carrier's label. The label waits
 * until the order is looked up, so the speed of the answer does not matter. A number of this shop is never accepted as
 * a label, and the next order waits until the current one has its label.
 */
export function shippingReducer(state: ShippingState, event: ShippingEvent): Result {
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
      return [{ ...state, labels, bench: reopenItem(state.bench, number) }, []];
    }
    default:
      return scanned(state, recogniseHere(event.heard.text), event.heard);
  }
}

/** Interprets a scan. At this desk, the number of a package means its order with only that package. */
function recogniseHere(text: string): ScannedCode {
  const part = packageNumberIn(text.replace(/\s/g, ''));
  return part ? { kind: 'order', code: packageNumber(part.number, part.position) } : recogniseScan(text);
}

function found(state: ShippingState, number: string, order: DeskOrderDetails | RefusedOrder): Result {
  const { bench } = state;
  if ('refusal' in order) return refused(state, order);
  if (bench.open === '') return [openedWith(state, withOpenItem(bench, number), order), [{ sound: 'good' }]];
  // Another order waits already, so this one is refused. A second scan of it confirms that the clerk has noticed.
  if (bench.waiting !== '') return wrong({ ...state, stopped: true, asked: number }, 'full', number);
  return [
    { ...state, bench: queueNextItem(bench, number), ahead: order, stopped: false },
    [{ sound: 'warn' }],
  ];
}

function refused(state: ShippingState, { refusal, lying }: RefusedOrder): Result {
  const next = { ...state, refusal };
  // The order is not on the desk, or this is an accidental scan of an order that was refused before and still lies
  // there.
  if (lying === null || state.lying.some(({ number }) => number === lying.number))
    return [next, [{ sound: 'bad' }]];
  const all = [lying, ...state.lying].slice(0, labelsMax);
  return [{ ...next, lying: all, stopped: true, asked: lying.number }, [{ sound: 'bad' }]];
}

const openedWith = (state: ShippingState, bench: DeskItems, order: DeskOrderDetails): ShippingState => ({
  ...turn(state, bench),
  found: order,
  carrierId: order.carrierId,
});

function drop(state: ShippingState): Result {
  const { open, waiting } = state.bench;
  if (open === '') return [{ ...state, problem: null, refusal: '', stopped: false }, []];
  const codes = [open, waiting].filter(Boolean).join(', ');
  return wrong(turn(state, dropOpenItem(state.bench)), 'dropped', codes);
}

/** The state of the desk after another order was opened, or the open one ended. */
const turn = ({ labels, spoiled, lying, last }: ShippingState, bench: DeskItems): ShippingState => ({
  ...initialShipping,
  ...{ bench, labels, spoiled, lying, last },
});

function scanned(state: ShippingState, { kind, code }: ScannedCode, heard: ScannedLine): Result {
  if (code === '') return [state, []];
  const echo = isRescan(state.last, code, heard.atMs);
  const known = { ...state, problem: null, last: { code, atMs: heard.atMs } };
  if (kind === 'order') return orderHeard(known, code, echo);
  const label = code.replace(/\s/g, '');
  if (state.labels.includes(label) && !isShared(state, label))
    return echo ? [known, []] : wrong(known, 'labelUsed', code);
  const fault = faultOf(known, kind, label);
  const doubt = fault ? undefined : doubtOf(state, label);
  if (state.bench.open === '') return withoutOrder(known, fault || doubt ? '' : label, code);
  if (heard.turn !== undefined && heard.turn !== state.bench.turn) return wrong(known, 'late', code);
  if (fault) return wrong(known, fault, label);
  if (doubt && (echo || state.asked !== label)) return wrong({ ...known, asked: label }, doubt, label);
  return state.found ? forwarded(known, state.found, label) : [known, []];
}

/** Whether another package of the open order already has this label: packages of one order may share a label. */
const isShared = ({ found: order }: ShippingState, label: string): boolean =>
  order?.packages.some(({ forwardingNumber }) => forwardingNumber === label) ?? false;

/** Handles a label while no order is open; it may belong to an order that was refused. */
function withoutOrder(state: ShippingState, label: string, code: string): Result {
  const known = state.stopped || state.lying.length > 0;
  if (!known || label === '') return wrong(state, 'notOrder', code);
  const spoiled = [label, ...state.spoiled].slice(0, labelsMax);
  return wrong({ ...state, stopped: false, spoiled }, 'notOrder', code);
}

/** Whether the label must be scanned a second time to be sure. */
function doubtOf({ spoiled, labels }: ShippingState, label: string): ShippingProblem | undefined {
  if (spoiled.some((one) => one === label || isFragmentOf(one, label))) return 'spoiled';
  return labels.some((one) => isFragmentOf(shapeOf(label), shapeOf(one))) ? 'cutLabel' : undefined;
}

/** The reason why a code cannot be the label of any order; undefined if it can. */
function faultOf(
  { bench, labels, lying }: ShippingState,
  kind: ScannedCode['kind'],
  label: string,
): ShippingProblem | undefined {
  // A code that contains a number of this shop, or only a part of one, comes from two merged scans or from a scan
  // that broke off.
  const ours = [bench.open, bench.waiting, ...lying.map(({ number }) => number)].filter(Boolean);
  if (ours.some((number) => label.includes(number) || isFragmentOf(label, number))) return 'ownNumber';
  const isTheirs = lying.some(({ courierNumbers }) =>
    courierNumbers.some((one) => one === label || isFragmentOf(label, one)),
  );
  if (kind === 'parcel' || isTheirs) return 'isParcel';
  if (kind === 'shelf') return 'isShelf';
  const fits = kind !== 'member' && kind !== 'tote' && /^[A-Z0-9-]{8,40}$/.test(label);
  return fits && !labels.some((one) => isFragmentOf(label, one)) ? undefined : 'badNumber';
}

function orderHeard(state: ShippingState, code: string, echo: boolean): Result {
  switch (scanRelation(state.bench, code)) {
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

function forwarded(state: ShippingState, order: DeskOrderDetails, label: string): Result {
  const { bench, carrierId, labels } = state;
  if (
    order.parcels.some(({ courierNumber }) => courierNumber === label || isFragmentOf(label, courierNumber))
  )
    return wrong(state, 'isParcel', label);
  const shipment: Shipment = {
    number: bench.open,
    orderId: order.id,
    forwardingNumber: label,
    carrierId: carrierId === order.carrierId ? '' : carrierId,
    ...packagesLeaving(bench.open, order),
  };
  const { ahead, stopped } = state;
  const done = { ...state, labels: [label, ...labels].slice(0, labelsMax) };
  const next = ahead ? openedWith(done, finishOpenItem(bench), ahead) : turn(done, finishOpenItem(bench));
  return [{ ...next, stopped, asked: stopped ? state.asked : '' }, [{ ship: shipment }]];
}

/** The packages to ship: the scanned one; for an order's number all that were shown as waiting. */
function packagesLeaving(number: string, order: DeskOrderDetails): Pick<Shipment, 'packageIds'> {
  if (order.packages.length < 2) return {};
  const part = packageNumberIn(number);
  const leaving = order.packages.filter(({ state, position }) =>
    part ? position === part.position : state === 'packed',
  );
  return { packageIds: leaving.map(({ id }) => id) };
}

/** Replaces letters and digits with placeholders, so that numbers of the same format compare as equal. */
const shapeOf = (label: string): string => label.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');

function wrong(state: ShippingState, key: ShippingProblem, code: string): Result {
  return [{ ...state, problem: { key, code } }, [{ sound: 'bad' }]];
}
