import type { TrackingAnswer } from '@crossdock/contract/tracking/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { packageNumber, packagesOfEvent } from '@crossdock/domain/orders/packages.ts';
import type { RequestedNumber, TrackedOrder } from './numbers.store.ts';
import type { TrackedPackage } from './packages.store.ts';
import { carrierUrlOf, type TrackingEvent, trackOf } from './view.ts';

/**
 * The packages that a number refers to: the package with this number of its own, else all packages with this tracking
 * number, else all packages of the order.
 */
export function requestedPackages(
  order: TrackedOrder,
  packages: readonly TrackedPackage[],
  { written, own }: RequestedNumber,
): TrackedPackage[] {
  if (own !== undefined)
    return packages.filter(({ position }) => packageNumber(order.number, position) === own);
  const sharing = packages.filter(({ forwardingNumber }) => forwardingNumber === written);
  return sharing.length > 0 ? sharing : [...packages];
}

interface Asked {
  readonly order: TrackedOrder | undefined;
  readonly packages: readonly TrackedPackage[];
  readonly about: readonly TrackedPackage[];
}

/** The order's events that concern the requested packages. */
export function eventsAbout(
  { order, packages, about }: Asked,
  events: readonly TrackingEvent[],
): TrackingEvent[] {
  if (order === undefined || about.length === packages.length) return [...events];
  return events.filter(({ number }) =>
    packagesOfEvent(number, order.number, packages).some((one) => about.includes(one)),
  );
}

/** The order, or the data of the requested packages in the same form. */
export function asTrackedOrder(
  order: TrackedOrder,
  packages: readonly TrackedPackage[],
  about: readonly TrackedPackage[],
): TrackedOrder {
  const [first] = about;
  if (!first || about.length === packages.length) return order;
  const { forwardingNumber, shippedAt, lostAt } = first;
  const isIn = (state: TrackedPackage['state']) => about.every((one) => one.state === state);
  return {
    ...order,
    ...carrierOf(first, order),
    ...{ forwardingNumber, shippedAt },
    // Also after the order was signed, because the page does not show `lostAt` with the state `signed`.
    state: 'awaitingSignature',
    lostAt: isIn('lost') ? lostAt : null,
    signedAt: isIn('delivered') ? first.deliveredAt : null,
  };
}

const carrierOf = ({ carrierName, trackingUrl }: TrackedPackage, order: TrackedOrder) => ({
  carrierName: carrierName ?? order.carrierName,
  trackingUrl: trackingUrl ?? order.trackingUrl,
});

/** Number and carrier of the requested packages. */
export function requestedShipment(
  order: TrackedOrder,
  packages: readonly TrackedPackage[],
  about: readonly TrackedPackage[],
): Pick<TrackingAnswer, 'packageNumber' | 'forwardingNumber' | 'carrierName' | 'carrierUrl'> {
  const tracked = asTrackedOrder(order, packages, about);
  const [only, another] = about;
  return {
    packageNumber:
      only && another === undefined && packages.length > 1 ? packageNumber(order.number, only.position) : '',
    forwardingNumber: tracked.forwardingNumber,
    carrierName: tracked.carrierName,
    carrierUrl: carrierUrlOf(tracked),
  };
}

/** A package of an order that has several packages, with its newest event. */
export function trackedPackageOf(
  order: TrackedOrder,
  one: TrackedPackage,
  events: readonly TrackingEvent[],
  packages: readonly TrackedPackage[],
  lang: Lang,
): TrackingAnswer['packages'][number] {
  const newest = events.find(({ number }) => packagesOfEvent(number, order.number, packages).includes(one));
  return {
    number: packageNumber(order.number, one.position),
    state: one.state,
    forwardingNumber: one.forwardingNumber,
    carrierName: one.state === 'packed' ? '' : carrierOf(one, order).carrierName,
    newest: newest ? trackOf(newest, lang, 'international') : null,
  };
}
