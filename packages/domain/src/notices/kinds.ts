import { hasKey } from '../records.ts';
import { type NoticeEvent, noticeEvents } from './events.ts';

/** Members choose their notifications by these kinds. Each event has one kind. */
export const noticeKinds = [
  'arrived',
  'storage',
  'bill',
  'payment',
  'shipped',
  'delivery',
  'signed',
  'order',
  'audit',
  'problem',
  'dispute',
  'aftersales',
  'service',
  'coupon',
  'balance',
  'comment',
  'chat',
  'announcement',
  'other',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The kind by the first part of an event's name, for events without their own entry. */
const kindsOfNouns: Readonly<Record<string, NoticeKind>> = {
  parcel: 'arrived',
  order: 'order',
  bankTransfer: 'balance',
  withdrawal: 'balance',
  refund: 'balance',
  payment: 'payment',
  einvoice: 'payment',
  adjustment: 'balance',
  balance: 'balance',
  points: 'balance',
  address: 'audit',
  identity: 'audit',
  declarer: 'audit',
  share: 'audit',
  vipOrder: 'order',
  purchase: 'order',
  coupon: 'coupon',
  service: 'service',
  pickup: 'service',
  problem: 'problem',
  dispute: 'dispute',
  aftersales: 'aftersales',
  comment: 'comment',
  support: 'chat',
  announcement: 'announcement',
};

const kindsOfEvents: Readonly<Partial<Record<string, NoticeKind>>> = {
  'parcel.storageEnding': 'storage',
  'order.pack': 'bill',
  'order.askPrice': 'bill',
  'order.packCod': 'bill',
  'order.packPaid': 'bill',
  'order.pay': 'payment',
  'order.prepay': 'payment',
  'order.ship': 'shipped',
  'order.packageShipped': 'shipped',
  'order.undoShip': 'shipped',
  'order.arrived': 'delivery',
  'order.outForDelivery': 'delivery',
  'order.awaitingPickup': 'delivery',
  'order.deliveryFailed': 'delivery',
  'order.delivered': 'delivery',
  'order.sign': 'signed',
};

/**
 * The kind by which members choose the notifications of an event.
 * @example kindOf('order.ship') // → 'shipped'
 */
export function kindOf(event: NoticeEvent): NoticeKind {
  const noun = event.split('.')[0] ?? '';
  return kindsOfEvents[event] ?? (hasKey(kindsOfNouns, noun) ? kindsOfNouns[noun] : undefined) ?? 'other';
}

/**
 * All events of a kind.
 * @example eventsOfKind('storage') // → ['parcel.storageEnding']
 */
export const eventsOfKind = (kind: NoticeKind): NoticeEvent[] =>
  noticeEvents.filter((event) => kindOf(event) === kind);

/** Events that need a quick reaction of the member. They are never held back for the daily summary. */
const urgentEvents: ReadonlySet<string> = new Set([
  'parcel.storageEnding',
  'order.pack',
  'order.askPrice',
  'order.customsHold',
  'order.outForDelivery',
  'order.awaitingPickup',
  'order.deliveryFailed',
  'order.returning',
  'problem.register',
  'pickup.plan',
  'pickup.replan',
  'problem.ask',
  'problem.overdue',
  'coupon.ending',
  'payment.ending',
]);

/**
 * Whether an event is urgent. Events that ask the member to do something are named `….ask`, for any noun, and are
 * urgent.
 * @example isUrgent('vipOrder.ask') // → true
 * @example isUrgent('order.ship') // → false
 */
export const isUrgent = (event: NoticeEvent): boolean => urgentEvents.has(event) || event.endsWith('.ask');
