import type { Output } from '@crossdock/contract/table.ts';
import type { ScannedCode } from '@crossdock/domain/parcels/scans.ts';

type PickList = Pick<Output<'getPickList'>, 'orders'> & {
  readonly list: readonly Pick<
    Output<'getPickList'>['list'][number],
    'parcelId' | 'courierNumber' | 'orderId'
  >[];
};

/**
 * The effect of a scan at the pick list. `into` is the order whose parcel the picker holds; empty if none.
 */
export type PickScanEffect =
  | {
      readonly do: 'pick';
      readonly parcelId: string;
      readonly into: string;
      readonly totes: readonly number[];
    }
  | { readonly do: 'fill'; readonly number: string; readonly orderId: string }
  | { readonly do: 'holds'; readonly position: number; readonly orderNumber: string }
  | { readonly do: 'open'; readonly kind: 'order' | 'pickList'; readonly code: string }
  | { readonly do: 'wrong'; readonly key: PickProblem; readonly code: string; readonly position: number };

export type PickProblem =
  | 'notListed'
  /** The tote holds another order of this list. */
  | 'otherOrder'
  /** A tote was scanned before any parcel. */
  | 'parcelFirst';

/**
 * Interprets a scan while the parcels of a pick list are collected. A parcel is ticked off, and the tote scanned next
 * belongs to the parcel's order. If the list has a single order, a tote needs no parcel before it.
 */
export function interpretPickScan(
  { kind, code }: ScannedCode,
  held: string,
  { orders, list }: PickList,
): PickScanEffect {
  if (kind === 'order' || kind === 'pickList') return { do: 'open', kind, code };
  if (kind === 'tote') return toteStep(code, held, orders);
  const line = list.find(({ courierNumber }) => courierNumber === code);
  if (line === undefined) return { do: 'wrong', key: 'notListed', code, position: 0 };
  const totes = orders.find(({ id }) => id === line.orderId)?.totes ?? [];
  return {
    ...{ do: 'pick', parcelId: line.parcelId, into: line.orderId },
    totes: totes.map(({ position }) => position),
  };
}

function toteStep(code: string, held: string, orders: PickList['orders']): PickScanEffect {
  const inside = orders.find(({ totes }) => totes.some(({ number }) => number === code));
  const position = inside?.totes.find(({ number }) => number === code)?.position ?? 0;
  const orderId = held === '' && orders.length === 1 ? (orders[0]?.id ?? '') : held;
  if (inside && (orderId === '' || orderId === inside.id))
    return { do: 'holds', position, orderNumber: inside.number };
  if (inside) return { do: 'wrong', key: 'otherOrder', code: inside.number, position };
  if (orderId === '') return { do: 'wrong', key: 'parcelFirst', code, position };
  return { do: 'fill', number: code, orderId };
}
