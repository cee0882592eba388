import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { isRepeat, type LastScan, recogniseScan, type Scanned } from '@crossdock/domain/parcels/scans.ts';
import type { Sound } from '../shell/sounds.ts';

export type Problem = 'notOrder' | 'ownNumber' | 'isParcel' | 'isShelf' | 'badNumber';

export interface Shipping {
  readonly step: 'order' | 'forwarding';
  /** The order that was scanned. */
  readonly number: string;
  readonly found: DeskOrderDetails | null;
  /** What the server said of the order: why it cannot be shipped. */
  readonly refusal: string;
  readonly carrierId: string;
  readonly problem: { readonly key: Problem; readonly code: string } | null;
  readonly last: LastScan | null;
}

export const begin: Shipping = {
  step: 'order',
  number: '',
  found: null,
  refusal: '',
  carrierId: '',
  problem: null,
  last: null,
};

export interface Shipment {
  readonly number: string;
  readonly forwardingNumber: string;
  /** Where another than the one ordered takes it. */
  readonly carrierId: string;
}

export type Event =
  | { readonly type: 'scan'; readonly text: string; readonly atMs: number }
  | { readonly type: 'found'; readonly number: string; readonly order: DeskOrderDetails | string }
  | { readonly type: 'carrier'; readonly carrierId: string }
  | { readonly type: 'restart' };

export type Effect = { readonly lookUp: string } | { readonly ship: Shipment } | { readonly sound: Sound };

type Result = readonly [Shipping, readonly Effect[]];

/**
 * Two scans an order, the order's and the carrier's, whether or not the server has answered in between; what cannot be
 * shipped is said in the list. A number of our own is never a carrier's, and another order's label takes the first's place.
 */
export function ship(state: Shipping, event: Event): Result {
  switch (event.type) {
    case 'restart':
      return [begin, []];
    case 'carrier':
      return [{ ...state, carrierId: event.carrierId }, []];
    case 'found':
      return found(state, event.number, event.order);
    default:
      return scanned(state, recogniseScan(event.text), event.atMs);
  }
}

function found(state: Shipping, number: string, order: DeskOrderDetails | string): Result {
  if (number !== state.number) return [state, []];
  if (typeof order === 'string') return [{ ...state, refusal: order }, [{ sound: 'bad' }]];
  return [{ ...state, found: order, carrierId: order.carrierId }, [{ sound: 'good' }]];
}

function scanned(state: Shipping, scan: Scanned, atMs: number): Result {
  if (scan.code === '') return [state, []];
  if (isRepeat(state.last, scan.code, atMs)) return [{ ...state, problem: null }, []];
  const heard = { ...state, problem: null, last: { code: scan.code, atMs } };
  if (scan.kind === 'order') {
    if (scan.code === state.number) return wrong(heard, 'ownNumber', scan.code);
    return [
      { ...begin, last: heard.last, step: 'forwarding', number: scan.code },
      [{ lookUp: scan.code }, ...(state.step === 'forwarding' ? [{ sound: 'warn' as const }] : [])],
    ];
  }
  if (state.step === 'order') return wrong(heard, 'notOrder', scan.code);
  return forwarded(heard, scan);
}

function forwarded(state: Shipping, { kind, code }: Scanned): Result {
  const forwardingNumber = code.replace(/\s/g, '');
  // Two scans that ran into each other: such a number would be nobody's.
  if (forwardingNumber.includes(state.number)) return wrong(state, 'ownNumber', code);
  const inside = state.found?.parcels.some((parcel) => parcel.courierNumber === code) ?? false;
  if (kind === 'parcel' || inside) return wrong(state, 'isParcel', code);
  if (kind === 'shelf') return wrong(state, 'isShelf', code);
  if (!/^[A-Z0-9-]{5,40}$/.test(forwardingNumber)) return wrong(state, 'badNumber', code);
  const { number, found: order } = state;
  const carrierId = order && state.carrierId !== order.carrierId ? state.carrierId : '';
  return [{ ...begin, last: state.last }, [{ ship: { number, forwardingNumber, carrierId } }]];
}

function wrong(state: Shipping, key: Problem, code: string): Result {
  return [{ ...state, problem: { key, code } }, [{ sound: 'bad' }]];
}
