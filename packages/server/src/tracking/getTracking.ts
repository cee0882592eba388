import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { TrackingAnswer } from '@crossdock/contract/tracking/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import type { Guest, Member } from '../platform/scope.ts';
import { type SealedHistoryRef, sealedHistoryRefsOf } from '../platform/sealedSubjects.store.ts';
import { earlierHistory, withEarlierEvents } from '../platform/sealedSubjects.ts';
import { enforceRateLimit, resetTries } from '../platform/throttle.ts';
import {
  findTrackedOrder,
  findTrackedParcel,
  type RequestedNumber,
  type TrackedOrder,
  type TrackedParcel,
  trackedParcelsOfOrder,
} from './numbers.store.ts';
import { findTrackedPackages, type TrackedPackage } from './packages.store.ts';
import {
  asTrackedOrder,
  eventsAbout,
  requestedPackages,
  requestedShipment,
  trackedPackageOf,
} from './packagesView.ts';
import { parseTrackedNumber } from './parseTrackedNumber.ts';
import { eventsOfNumbers, eventsOfOrder } from './store.ts';
import { domesticTrackingOf, type TrackingEvent, tracksOfOrder } from './view.ts';

/** Four digits are quickly guessed, so tries are limited per number and per address. */
const perNumber = { bucket: 'tracking-number', max: 5, windowSeconds: 3_600 };
const perAddress = { bucket: 'tracking-ip', max: 60, windowSeconds: 3_600 };

/**
 * Members look up their own shipments by number only; guests, and members for others' shipments, also need the
 * phone's last digits. Unknown numbers and numbers of other people get the same answer.
 */
export const getTracking = withSlowAnswer<'getTracking'>()({
  handle: async (tx, actor, input) => {
    const asked = parseTrackedNumber(input.number);
    const { phoneTail } = input;
    if (actor.kind === 'guest' && phoneTail === '') return refuse('tracking.phoneTail', {}, 'phoneTail');
    if (phoneTail !== '') {
      const wait =
        (await enforceRateLimit(tx, perNumber, asked.written)) ??
        (await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip)));
      if (wait) return wait;
    }
    const found = await find(tx, actor, asked, phoneTail);
    if ('refused' in found) return found;
    if (phoneTail !== '') await resetTries(tx, perNumber, asked.written);
    return found;
  },
  write: async (noTransaction, found, { lang }, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, found.histories);
    const [onward, arriving] = [
      earlier.events.filter(({ orderId }) => orderId !== null),
      earlier.events.filter(({ orderId }) => orderId === null),
    ];
    return answerOf(
      {
        ...found,
        onTheWay: withEarlierEvents(found.onTheWay, onward),
        before: withEarlierEvents(found.before, arriving),
      },
      lang,
    );
  },
});

/** The data that the tables contain about a number, and references to the sealed files with the older history. */
interface Found {
  readonly number: string;
  readonly mine: boolean;
  readonly order: TrackedOrder | undefined;
  readonly packages: readonly TrackedPackage[];
  /** The requested packages; all of them if the order was requested. */
  readonly about: readonly TrackedPackage[];
  /** The parcel, if it was found by its courier number and not by a number of the order. */
  readonly parcel: TrackedParcel | undefined;
  readonly parcels: readonly TrackedParcel[];
  readonly onTheWay: readonly TrackingEvent[];
  readonly before: readonly TrackingEvent[];
  readonly histories: readonly SealedHistoryRef[];
}

async function find(
  tx: Tx,
  actor: Guest | Member,
  asked: RequestedNumber,
  phoneTail: string,
): Promise<Found | Refusal<'tracking.notFound'>> {
  const memberId = actor.kind === 'member' ? actor.memberId : null;
  const allowed = (ownerId: string | null, phone: string | null) =>
    (memberId !== null && ownerId === memberId) ||
    (phoneTail !== '' && phone !== null && phone.endsWith(phoneTail));
  const order = await findTrackedOrder(tx, asked);
  if (order && allowed(order.memberId, order.phone)) {
    const found = await ofOrder(tx, order, asked, memberId);
    // Refuses a package number that the order does not have.
    return asked.own !== undefined && found.about.length === 0
      ? refuse('tracking.notFound', {}, 'number')
      : found;
  }
  const parcel = await findTrackedParcel(tx, asked.written);
  if (parcel?.memberId && allowed(parcel.memberId, parcel.phone)) return ofParcel(tx, parcel, memberId);
  return refuse('tracking.notFound', {}, 'number');
}

/** Only the owner sees which parcels an order contains. */
async function ofOrder(
  tx: Tx,
  order: TrackedOrder,
  asked: RequestedNumber,
  memberId: string | null,
): Promise<Found> {
  const mine = order.memberId === memberId;
  const number = asked.written;
  const [ofOrders, onTheWay, histories, parcels] = await Promise.all([
    findTrackedPackages(tx, [order]),
    eventsOfOrder(tx, order.id),
    sealedHistoryRefsOf(tx, 'orders', [order.id]),
    mine ? trackedParcelsOfOrder(tx, order.id) : [],
  ]);
  const [before, ofParcels] = await eventsBefore(tx, parcels);
  const all = [...histories, ...ofParcels];
  const packages = ofOrders.get(order.id) ?? [];
  const about = requestedPackages(order, packages, asked);
  return {
    ...{ number, mine, order, packages, about, parcel: undefined, parcels, onTheWay, before, histories: all },
  };
}

/** The tracking of a courier number: its events up to the warehouse, and for the owner those of its order. */
async function ofParcel(tx: Tx, parcel: TrackedParcel, memberId: string | null): Promise<Found> {
  const mine = parcel.memberId === memberId;
  const order =
    mine && parcel.orderNumber
      ? await findTrackedOrder(tx, { number: parcel.orderNumber, written: parcel.orderNumber })
      : undefined;
  const number = parcel.courierNumber;
  if (order) {
    const asked = { number: order.number, written: order.number };
    return { ...(await ofOrder(tx, order, asked, memberId)), number, parcel };
  }
  const [before, histories] = await eventsBefore(tx, [parcel]);
  return {
    ...{ number, mine, order: undefined, packages: [], about: [], parcel, parcels: [parcel] },
    ...{ onTheWay: [], before, histories },
  };
}

/** Events of parcels before they reach the warehouse. */
function eventsBefore(tx: Tx, parcels: readonly TrackedParcel[]) {
  return Promise.all([
    eventsOfNumbers(tx, fieldOf(parcels, 'courierNumber')),
    sealedHistoryRefsOf(tx, 'parcels', fieldOf(parcels, 'id')),
  ]);
}

function answerOf(found: Found, lang: Lang): TrackingAnswer {
  const { number, order, packages, about, parcel, onTheWay, before } = found;
  const parts = parcel === undefined ? found.parcels : [parcel];
  const domestic = parts.map((one) => domesticTrackingOf(one, before, lang));
  if (order === undefined) return { ...withoutOrder, number, tracks: [], domestic };
  return {
    number,
    kind: parcel === undefined ? 'order' : 'parcel',
    orderNumber: order.number,
    orderId: found.mine ? order.id : null,
    orderState: order.state,
    ...requestedShipment(order, packages, about),
    tracks: tracksOfOrder(asTrackedOrder(order, packages, about), eventsAbout(found, onTheWay), lang),
    packages:
      packages.length > 1
        ? packages.map((one) => trackedPackageOf(order, one, onTheWay, packages, lang))
        : [],
    domestic,
  };
}

const withoutOrder: Omit<TrackingAnswer, 'number' | 'tracks' | 'domestic'> = {
  ...{ kind: 'parcel', orderNumber: '', orderId: null, orderState: null },
  ...{ forwardingNumber: '', carrierName: '', carrierUrl: '', packageNumber: '', packages: [] },
};
