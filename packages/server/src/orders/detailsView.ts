import type { OrderDeclarer } from '@crossdock/contract/declarers/shapes.ts';
import type { ChosenParcel, OrderDestination, OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { placeIn } from '@crossdock/contract/tracking/places.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import type { OrderState, OrderStep } from '@crossdock/domain/orders/states.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { movesOf } from '../platform/transitions.ts';
import type { changesOf } from './changes.store.ts';
import type { ContentRow } from './contents.store.ts';
import { orderCostsOf } from './costsView.ts';
import type { DetailsRow, latestEvents, PackageRow } from './details.store.ts';
import type { OrderLines } from './lines.store.ts';
import { signStatOf } from './signProof.ts';
import type { OrderRow } from './store.ts';
import { type BesideCard, orderCardOf, type Reader } from './view.ts';

export interface Details extends BesideCard {
  readonly order: DetailsRow;
  readonly parcels: readonly ChosenParcel[];
  readonly packages: readonly PackageRow[];
  readonly contents: ReadonlyMap<string, readonly ContentRow[]>;
  readonly steps: Awaited<ReturnType<typeof movesOf<OrderStep, OrderState>>>;
  readonly events: Awaited<ReturnType<typeof latestEvents>>;
  readonly lines: OrderLines;
  readonly couponName: string | null;
  readonly changes: Awaited<ReturnType<typeof changesOf>>;
  readonly beingPackedSince: string | null;
  /** It came from a VIP order, which is changed instead. */
  readonly fromVip: boolean;
  readonly declarers: readonly OrderDeclarer[];
}

export function orderDetailsOf(details: Details, reader: Reader): OrderDetails {
  const { order } = details;
  return {
    ...order,
    ...orderCardOf(order, reader, details),
    warehouseName: warehouseNameIn(reader.lang, { name: order.warehouseName, names: order.warehouseNames }),
    destination: destinationIn(order),
    insured: order.insuredValueMinor > 0,
    couponName: details.couponName,
    steps: details.steps.map((step) => ({
      event: step.event,
      state: step.toState,
      at: step.at,
      by: step.memberId ? 'member' : step.staffId ? 'staff' : 'system',
      why: step.why,
    })),
    changes: details.changes,
    beingPackedSince: details.beingPackedSince,
    changeable: !details.fromVip && details.beingPackedSince === null && mayChange(order, 'byMember'),
    declarers: [...details.declarers],
    parcels: [...details.parcels],
    packages: details.packages.map((row) => packageOf(row, details, reader)),
    tracking: details.events.map((event) => ({
      at: event.at,
      place: placeIn(reader.lang, event.place),
      info: event[reader.lang],
    })),
    costs: orderCostsOf(order, details.lines),
    counterPart: counterPartOf(order),
    signStat: signStatOf(order, reader),
  };
}

/** The destination as it was at submission. */
export function destinationIn(order: Pick<OrderRow, 'destination'>): OrderDestination {
  return order.destination;
}

export function packageOf(
  row: PackageRow,
  { contents }: Pick<Details, 'contents'>,
  reader: Reader,
): OrderDetails['packages'][number] {
  return {
    ...row,
    picture: row.photoFileId === null ? null : reader.picture(row.photoFileId),
    contents: [...(contents.get(row.id) ?? [])],
  };
}

export function counterPartOf(order: DetailsRow): OrderDetails['counterPart'] {
  return {
    ...order,
    trackingUrl: order.trackingUrl.replaceAll('{number}', encodeURIComponent(order.forwardingNumber)),
  };
}
