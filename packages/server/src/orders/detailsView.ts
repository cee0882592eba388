import type { OrderDeclarer } from '@crossdock/contract/declarers/shapes.ts';
import type { PackageView } from '@crossdock/contract/orders/packages.ts';
import type { ChosenParcel, OrderDestination, OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { placeNameIn } from '@crossdock/contract/tracking/places.ts';
import { shopPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { classifyCarrierText } from '@crossdock/domain/orders/carrierReports.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { saysPackageIsCollectable } from '@crossdock/domain/orders/deliveryReports.ts';
import { hasReachedReceiver } from '@crossdock/domain/orders/journey.ts';
import { packageNumber, packagesOfEvent, reconciledPackages } from '@crossdock/domain/orders/packages.ts';
import { quietSince } from '@crossdock/domain/orders/quiet.ts';
import type { OrderState, OrderStep } from '@crossdock/domain/orders/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { isRevocable } from '@crossdock/domain/standingOrders/rules.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { stateMovesOf } from '../platform/transitions.ts';
import { type PromisedArrivals, promisedArrivalOfPackage } from './arrivals.ts';
import type { changesOf } from './changes.store.ts';
import type { ContentRow } from './contents.store.ts';
import { orderCostsOf } from './costsView.ts';
import type { DetailsRow, latestTrackingEvents, PackageRow } from './details.store.ts';
import type { OrderLines } from './lines.store.ts';
import type { PriceHoldRow } from './priceHolds.store.ts';
import { priceHoldOf } from './priceHoldView.ts';
import { signStatOf } from './signProof.ts';
import type { OrderRow } from './store.ts';
import { type OrderCardExtras, type OrderViewContext, orderCardOf } from './view.ts';

/** Data about the packages that is read separately from their rows. */
export interface PackageExtras {
  readonly packages: readonly PackageRow[];
  /** The contents, by the package's id. */
  readonly contents: ReadonlyMap<string, readonly ContentRow[]>;
  /** Tracking events of the order: at least the newest for each tracking number. */
  readonly news: Awaited<ReturnType<typeof latestTrackingEvents>>;
  readonly arrivals: PromisedArrivals;
}

export interface OrderDetailsData extends OrderCardExtras, PackageExtras {
  readonly order: DetailsRow;
  readonly parcels: readonly ChosenParcel[];
  readonly steps: Awaited<ReturnType<typeof stateMovesOf<OrderStep, OrderState>>>;
  readonly events: Awaited<ReturnType<typeof latestTrackingEvents>>;
  readonly lines: OrderLines;
  readonly hold: PriceHoldRow | undefined;
  readonly couponName: string | null;
  readonly changes: Awaited<ReturnType<typeof changesOf>>;
  readonly beingPackedSince: string | null;
  /** Whether the order came from a VIP order. Such an order is changed by changing the VIP order. */
  readonly fromVip: boolean;
  readonly declarers: readonly OrderDeclarer[];
  readonly journey: OrderDetails['journey'];
}

export function orderDetailsOf(details: OrderDetailsData, reader: OrderViewContext): OrderDetails {
  const { order } = details;
  return {
    ...order,
    ...orderCardOf(order, reader, details),
    warehouseName: warehouseNameIn(reader.lang, { name: order.warehouseName, names: order.warehouseNames }),
    destination: submittedDestination(order),
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
    ...collectingOf(order),
    declarers: [...details.declarers],
    parcels: [...details.parcels],
    packages: packagesOfOrder(order, details, reader),
    journey: details.journey,
    tracking: details.events.map((event) => eventIn(event, reader)),
    costs: orderCostsOf(order, details.lines),
    priceHold: priceHoldOf(order, details.hold, reader.now),
    revocableUntil:
      order.state !== 'cancelled' && isRevocable(order.revocableUntil, reader.now)
        ? order.revocableUntil
        : null,
    counterPart: destinationCarrierOf(order),
    signStat: signStatOf(order, reader),
  };
}

/**
 * The pickup code for collecting the order at one of the shop's own pickup points. It is empty for chain stores,
 * which scan the carrier's own code instead.
 */
function collectingOf({ state, number, pointKind, lastReports }: DetailsRow) {
  const isOwn = isOneOf(shopPointKinds, pointKind) && state === 'awaitingSignature';
  return {
    pickupCode: isOwn ? number : '',
    pickupReady: isOwn && lastReports.some(saysPackageIsCollectable),
  };
}

/** The destination as it was at submission. */
export function submittedDestination(order: Pick<OrderRow, 'destination'>): OrderDestination {
  return order.destination;
}

/** The packages of an order in their current state, with all details. */
export function packagesOfOrder(
  order: OrderRow & Pick<DetailsRow, 'carrierName' | 'trackingUrl'>,
  { packages, contents, news, arrivals }: PackageExtras,
  reader: OrderViewContext,
): PackageView[] {
  const rows = reconciledPackages(order, packages);
  const newestFirst = news.toSorted((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? 1 : -1));
  return rows.map((row) => {
    const { carrierName, trackingUrl } = row.carrierId === null ? noCarrier : carrierOf(row, order);
    const times = { orderAt: order.shippedAt, packageAt: row.state === 'shipped' ? row.shippedAt : null };
    const newest = newestFirst.find(({ number }) =>
      packagesOfEvent(number, order.number, rows).includes(row),
    );
    const arrival =
      newest && hasReachedReceiver(classifyCarrierText(newest.tw))
        ? null
        : promisedArrivalOfPackage(arrivals.get(order.id) ?? null, times);
    return {
      ...row,
      ...{ number: packageNumber(order.number, row.position), carrierName, arrival },
      trackingUrl: trackingUrl.replaceAll('{number}', encodeURIComponent(row.forwardingNumber)),
      picture: row.photoFileId === null ? null : reader.picture(row.photoFileId),
      contents: [...(contents.get(row.id) ?? [])],
      late: arrival !== null && arrival.until < reader.now,
      quietSince: quietSince(row),
      newest: newest ? eventIn(newest, reader) : null,
    };
  });
}

const noCarrier = { carrierName: '', trackingUrl: '' };

/**
 * The carrier of a package. Older versions shipped the order as a whole, so a package's row may have no carrier; the
 * order's is used then.
 */
const carrierOf = (row: PackageRow, order: Pick<DetailsRow, 'carrierName' | 'trackingUrl'>) => ({
  carrierName: row.carrierName ?? order.carrierName,
  trackingUrl: row.trackingUrl ?? order.trackingUrl,
});

const eventIn = (event: OrderDetailsData['events'][number], reader: OrderViewContext) => ({
  at: event.at,
  place: placeNameIn(reader.lang, event.place),
  info: event[reader.lang],
});

export function destinationCarrierOf(order: DetailsRow): OrderDetails['counterPart'] {
  return {
    ...order,
    trackingUrl: order.trackingUrl.replaceAll('{number}', encodeURIComponent(order.forwardingNumber)),
  };
}
