import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { TrackingAnswer } from '@crossdock/contract/tracking/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { written } from '../platform/handler.ts';
import { networkOf } from '../platform/networks.ts';
import type { Guest, Member } from '../platform/scope.ts';
import { historiesOf, type SealedSubjectPlace } from '../platform/sealedSubjects.store.ts';
import { earlierHistory, withEarlierEvents } from '../platform/sealedSubjects.ts';
import { rateLimit, restore } from '../platform/throttle.ts';
import { askedNumber } from './askedNumber.ts';
import {
  type AskedNumber,
  parcelsTravellingIn,
  type TrackedOrder,
  type TrackedParcel,
  trackedOrder,
  trackedParcel,
} from './numbers.store.ts';
import { eventsOfNumbers, eventsOfOrder } from './store.ts';
import { carrierUrlOf, domesticPartOf, orderTracks, type Told } from './view.ts';

/** Four digits are quickly guessed, so tries are limited for each number and each address. */
const perNumber = { bucket: 'tracking-number', max: 5, windowSeconds: 3_600 };
const perAddress = { bucket: 'tracking-ip', max: 60, windowSeconds: 3_600 };

/**
 * Members ask for what is theirs by number alone; guests, and members for somebody else's, with the phone tail. A number
 * that does not exist and one that is not theirs are answered alike.
 */
export const getTracking = written<'getTracking'>()({
  handle: async (tx, actor, input) => {
    const asked = askedNumber(input.number);
    const { phoneTail } = input;
    if (actor.kind === 'guest' && phoneTail === '') return refuse('tracking.phoneTail', {}, 'phoneTail');
    if (phoneTail !== '') {
      const wait =
        (await rateLimit(tx, perNumber, asked.written)) ??
        (await rateLimit(tx, perAddress, networkOf(actor.ip)));
      if (wait) return wait;
    }
    const found = await find(tx, actor, asked, phoneTail);
    if ('refused' in found) return found;
    if (phoneTail !== '') await restore(tx, perNumber, asked.written);
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

/** What is known of a number, as the tables have it, and where the rest of it lies. */
interface Found {
  readonly number: string;
  readonly mine: boolean;
  readonly order: TrackedOrder | undefined;
  /** Asked by its courier number; else by one of the order. */
  readonly parcel: TrackedParcel | undefined;
  readonly parcels: readonly TrackedParcel[];
  readonly onTheWay: readonly Told[];
  readonly before: readonly Told[];
  readonly histories: readonly SealedSubjectPlace[];
}

async function find(
  tx: Tx,
  actor: Guest | Member,
  asked: AskedNumber,
  phoneTail: string,
): Promise<Found | Refusal<'tracking.notFound'>> {
  const memberId = actor.kind === 'member' ? actor.memberId : null;
  const allowed = (ownerId: string | null, phone: string | null) =>
    (memberId !== null && ownerId === memberId) ||
    (phoneTail !== '' && phone !== null && phone.endsWith(phoneTail));
  const order = await trackedOrder(tx, asked);
  if (order && allowed(order.memberId, order.phone)) return ofOrder(tx, order, asked.written, memberId);
  const parcel = await trackedParcel(tx, asked.written);
  if (parcel?.memberId && allowed(parcel.memberId, parcel.phone)) return ofParcel(tx, parcel, memberId);
  return refuse('tracking.notFound', {}, 'number');
}

/** Which parcels travel in it is the owner's to know. */
async function ofOrder(tx: Tx, order: TrackedOrder, number: string, memberId: string | null): Promise<Found> {
  const mine = order.memberId === memberId;
  const [onTheWay, histories, parcels] = await Promise.all([
    eventsOfOrder(tx, order.id),
    historiesOf(tx, 'orders', [order.id]),
    mine ? parcelsTravellingIn(tx, order.id) : [],
  ]);
  const [before, ofParcels] = await eventsBefore(tx, parcels);
  const all = [...histories, ...ofParcels];
  return { number, mine, order, parcel: undefined, parcels, onTheWay, before, histories: all };
}

/** A courier number: its way to the warehouse, and onwards with its order where it is the member's own. */
async function ofParcel(tx: Tx, parcel: TrackedParcel, memberId: string | null): Promise<Found> {
  const mine = parcel.memberId === memberId;
  const order =
    mine && parcel.orderNumber
      ? await trackedOrder(tx, { number: parcel.orderNumber, written: parcel.orderNumber })
      : undefined;
  const number = parcel.courierNumber;
  if (order) return { ...(await ofOrder(tx, order, number, memberId)), parcel };
  const [before, histories] = await eventsBefore(tx, [parcel]);
  return { number, mine, order: undefined, parcel, parcels: [parcel], onTheWay: [], before, histories };
}

/** What happened to parcels before the warehouse. */
function eventsBefore(tx: Tx, parcels: readonly TrackedParcel[]) {
  return Promise.all([
    eventsOfNumbers(
      tx,
      parcels.map(({ courierNumber }) => courierNumber),
    ),
    historiesOf(
      tx,
      'parcels',
      parcels.map(({ id }) => id),
    ),
  ]);
}

function answerOf(found: Found, lang: Lang): TrackingAnswer {
  const { number, order, parcel, onTheWay, before } = found;
  const parts = parcel === undefined ? found.parcels : [parcel];
  const domestic = parts.map((one) => domesticPartOf(one, before, lang));
  if (order === undefined) return { ...withoutOrder, number, tracks: [], domestic };
  return {
    number,
    kind: parcel === undefined ? 'order' : 'parcel',
    orderNumber: order.number,
    orderId: found.mine ? order.id : null,
    orderState: order.state,
    forwardingNumber: order.forwardingNumber,
    carrierName: order.carrierName,
    carrierUrl: carrierUrlOf(order),
    tracks: orderTracks(order, onTheWay, lang),
    domestic,
  };
}

const withoutOrder: Omit<TrackingAnswer, 'number' | 'tracks' | 'domestic'> = {
  ...{ kind: 'parcel', orderNumber: '', orderId: null, orderState: null },
  ...{ forwardingNumber: '', carrierName: '', carrierUrl: '' },
};
