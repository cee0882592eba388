import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { TrackingAnswer, trackingCalls } from '@crossdock/contract/tracking/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { networkOf } from '../platform/networks.ts';
import type { Guest, Member } from '../platform/scope.ts';
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
import { carrierUrlOf, domesticPartOf, orderTracks } from './view.ts';

/** Four digits are quickly guessed, so tries are limited for each number and each address. */
const perNumber = { bucket: 'tracking-number', max: 5, windowSeconds: 3_600 };
const perAddress = { bucket: 'tracking-ip', max: 60, windowSeconds: 3_600 };

/**
 * Members ask for what is theirs by number alone; guests, and members for somebody else's, with the phone tail. A number
 * that does not exist and one that is not theirs are answered alike.
 */
export const getTracking: Handler<(typeof trackingCalls)['getTracking']> = async (tx, actor, input) => {
  const asked = askedNumber(input.number);
  const { phoneTail } = input;
  if (actor.kind === 'guest' && phoneTail === '') return refuse('tracking.phoneTail', {}, 'phoneTail');
  if (phoneTail !== '') {
    const wait =
      (await rateLimit(tx, perNumber, asked.written)) ??
      (await rateLimit(tx, perAddress, networkOf(actor.ip)));
    if (wait) return wait;
  }
  const answer = await find(tx, actor, asked, phoneTail);
  if ('refused' in answer) return answer;
  if (phoneTail !== '') await restore(tx, perNumber, asked.written);
  return answer;
};

async function find(
  tx: Tx,
  actor: Guest | Member,
  asked: AskedNumber,
  phoneTail: string,
): Promise<TrackingAnswer | Refusal<'tracking.notFound'>> {
  const memberId = actor.kind === 'member' ? actor.memberId : null;
  const allowed = (ownerId: string | null, phone: string | null) =>
    (memberId !== null && ownerId === memberId) ||
    (phoneTail !== '' && phone !== null && phone.endsWith(phoneTail));
  const order = await trackedOrder(tx, asked);
  if (order && allowed(order.memberId, order.phone))
    return orderAnswer(tx, order, asked.written, memberId, actor.lang);
  const parcel = await trackedParcel(tx, asked.written);
  if (parcel?.memberId && allowed(parcel.memberId, parcel.phone))
    return parcelAnswer(tx, parcel, memberId, actor.lang);
  return refuse('tracking.notFound', {}, 'number');
}

/** Which parcels travel in it is the owner's to know. */
async function orderAnswer(
  tx: Tx,
  order: TrackedOrder,
  number: string,
  memberId: string | null,
  lang: Lang,
): Promise<TrackingAnswer> {
  const mine = order.memberId === memberId;
  const [events, parcels] = await Promise.all([
    eventsOfOrder(tx, order.id),
    mine ? parcelsTravellingIn(tx, order.id) : [],
  ]);
  const domestic = await eventsOfNumbers(
    tx,
    parcels.map((parcel) => parcel.courierNumber),
  );
  return {
    number,
    kind: 'order',
    orderNumber: order.number,
    orderId: mine ? order.id : null,
    orderState: order.state,
    forwardingNumber: order.forwardingNumber,
    carrierName: order.carrierName,
    carrierUrl: carrierUrlOf(order),
    tracks: orderTracks(order, events, lang),
    domestic: parcels.map((parcel) => domesticPartOf(parcel, domestic, lang)),
  };
}

/** A courier number: its way to the warehouse, and onwards with its order where it is the member's own. */
async function parcelAnswer(
  tx: Tx,
  parcel: TrackedParcel,
  memberId: string | null,
  lang: Lang,
): Promise<TrackingAnswer> {
  const events = await eventsOfNumbers(tx, [parcel.courierNumber]);
  const domestic = [domesticPartOf(parcel, events, lang)];
  const number = parcel.courierNumber;
  const mine = parcel.memberId === memberId;
  const order = parcel.orderNumber
    ? await trackedOrder(tx, { number: parcel.orderNumber, written: parcel.orderNumber })
    : undefined;
  if (order && mine) {
    const whole = await orderAnswer(tx, order, number, memberId, lang);
    return { ...whole, kind: 'parcel', domestic };
  }
  return {
    number,
    kind: 'parcel',
    orderNumber: '',
    orderId: null,
    orderState: null,
    forwardingNumber: '',
    carrierName: '',
    carrierUrl: '',
    tracks: [],
    domestic,
  };
}
