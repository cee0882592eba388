import { keysOf } from '../records.ts';

/** Ways to send a message to a member: email, text message, LINE, browser push. */
export const messageChannels = ['email', 'sms', 'line', 'push'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Ways to notify a member: the list in the portal, and every way to send a message. */
export const noticeChannels = ['app', ...messageChannels] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const listed: readonly NoticeChannel[] = ['app'];
/** All channels except text messages, which cost money. A shop can add text messages for an event. */
const mailed: readonly NoticeChannel[] = ['app', 'email', 'line', 'push'];
/** Channels for events that the portal already shows outside the list of notifications. */
const sentOnly: readonly NoticeChannel[] = ['email', 'line', 'push'];

/**
 * The events that members are notified of, named `noun.event` like the state machines, and their default channels.
 * Members are not notified of their own actions.
 */
export const noticeDefaults = {
  'parcel.receive': mailed,
  'parcel.shelve': mailed,
  'parcel.claimReceived': listed,
  'parcel.claimShelved': mailed,
  'parcel.ask': mailed,
  'parcel.refuse': mailed,
  'parcel.return': mailed,
  'parcel.destroy': mailed,
  'parcel.storageEnding': mailed,
  'parcel.expiring': mailed,
  'parcel.expire': listed,
  'order.pack': mailed,
  'order.askPrice': mailed,
  'order.packCod': listed,
  'order.packPaid': listed,
  'order.unpack': listed,
  'order.change': mailed,
  'order.pay': mailed,
  'order.prepay': mailed,
  'order.ship': mailed,
  'order.undoShip': mailed,
  'order.importCustoms': listed,
  'order.customsHold': mailed,
  'order.arrived': mailed,
  'order.outForDelivery': mailed,
  'order.awaitingPickup': mailed,
  'order.deliveryFailed': mailed,
  'order.delivered': mailed,
  'order.returning': mailed,
  'order.sign': mailed,
  'order.cancel': mailed,
  'bankTransfer.approve': mailed,
  'bankTransfer.reject': mailed,
  'withdrawal.approve': mailed,
  'withdrawal.reject': mailed,
  'withdrawal.return': mailed,
  'payment.ending': mailed,
  'refund.finish': mailed,
  'refund.fail': mailed,
  'address.approve': mailed,
  'address.reject': mailed,
  'identity.approve': mailed,
  'identity.reject': mailed,
  'declarer.approve': mailed,
  'declarer.reject': mailed,
  'share.approve': mailed,
  'share.reject': mailed,
  'adjustment.approve': mailed,
  'balance.topUp': mailed,
  'balance.bonus': mailed,
  'balance.keep': mailed,
  'balance.refund': mailed,
  'balance.charge': mailed,
  'balance.earn': listed,
  'balance.unearn': listed,
  'points.given': listed,
  'points.taken': listed,
  'coupon.give': mailed,
  'coupon.revoke': listed,
  'coupon.ending': mailed,
  'announcement.publish': sentOnly,
  'service.finish': mailed,
  'service.fail': mailed,
  'service.keep': mailed,
  'order.lost': mailed,
  'order.found': mailed,
  'order.quiet': mailed,
  'order.duties': mailed,
  'order.packageShipped': mailed,
  'order.packageLost': mailed,
  'order.packageFound': mailed,
  'aftersales.approve': mailed,
  'aftersales.approvePartly': mailed,
  'aftersales.reject': mailed,
  'comment.answer': mailed,
  'comment.hide': listed,
  'purchase.pay': mailed,
  'purchase.cancel': mailed,
  'purchase.expire': listed,
  'purchase.refund': mailed,
  'einvoice.issue': mailed,
  'einvoice.allow': mailed,
  'einvoice.void': mailed,
  'problem.register': mailed,
  'problem.ask': mailed,
  'problem.overdue': mailed,
  'problem.resolve': mailed,
  'standing.ask': mailed,
  'standing.order': mailed,
  'standing.stick': mailed,
  'vipOrder.order': mailed,
  'vipOrder.ask': mailed,
  'vipOrder.stick': mailed,
  'vipOrder.cancel': mailed,
  'dispute.confirm': mailed,
  'dispute.correct': mailed,
  'dispute.lower': mailed,
  'dispute.withdraw': listed,
  'pickup.plan': mailed,
  'pickup.replan': mailed,
  'pickup.collect': mailed,
  'pickup.fail': mailed,
  'support.answer': mailed,
} as const satisfies Readonly<Record<string, readonly NoticeChannel[]>>;

export type NoticeEvent = keyof typeof noticeDefaults;
export const noticeEvents = keysOf(noticeDefaults);

/**
 * Whether members are notified of this step.
 * @example isNoticeEvent('order.fly') // → false
 */
export function isNoticeEvent(event: string): event is NoticeEvent {
  return Object.hasOwn(noticeDefaults, event);
}

/** A shop's settings by event. Events without a setting use the defaults. */
export type NoticeSettings = Readonly<Partial<Record<NoticeEvent, readonly NoticeChannel[]>>>;

/**
 * The channels on which a shop notifies members of an event: its own setting, or the default. An empty setting means
 * none. Never considers what the member has chosen: see `planNotice`.
 * @example channelsOf({ 'order.ship': ['app', 'sms'] }, 'order.ship') // → ['app', 'sms']
 * @example channelsOf({}, 'order.ship') // → ['app', 'email', 'line', 'push']
 */
export function channelsOf(settings: NoticeSettings, event: NoticeEvent): readonly NoticeChannel[] {
  return settings[event] ?? noticeDefaults[event];
}

/**
 * Steps that staff or the system cause and that members are not notified of, each with the reason. A test fails for a
 * step that is neither here nor among the events.
 */
export const stepsWithoutNotice = {
  'parcel.receiveUnclaimed': 'it has no member',
  'parcel.undoReceive': 'staff correct a mistake at the scale',
  'parcel.undoShelve': 'staff correct a mistake at the shelf',
  'parcel.request': 'the notification about the order covers it',
  'parcel.release': 'the notification about the order covers it',
  'parcel.pack': 'the notification about the order covers it',
  'parcel.unpack': 'the notification about the order covers it',
  'parcel.undoShip': 'the notification about the order covers it',
  'parcel.ship': 'the notification about the order covers it',
  'parcel.sign': 'the notification about the order covers it',
  'parcel.split': 'the end of the service has a notification',
  'parcel.lose': 'its order was declared lost before',
  'problem.leaveOut': 'the notification about the change of the order covers it',
  'order.payMore': 'the notification about the change says what is due',
  'order.collect': 'the second measurement or the change has a notification of the lower price',
  'order.departed': 'the shipment has a notification',
  'order.exportCustoms': 'nothing to do or to wait for yet: it is on the tracking page',
  'order.inTransit': 'nothing to do or to wait for yet: it is on the tracking page',
  'order.handedOver': 'the carrier delivers it next, which has a notification',
  'address.edit': 'staff correct what they then decide, and the decision has a notification',
  'identity.edit': 'staff correct what they then decide, and the decision has a notification',
  'declarer.edit': 'staff correct what they then decide, and the decision has a notification',
  'service.start': 'the work is shown where it was ordered, and its end has a notification',
  'service.putBack': 'a clerk leaves it to another',
  'service.withdraw': 'the notification about its order or parcel says why',
  'pickup.arrive': 'each of its parcels has a notification of its arrival',
  'pickup.undoArrive': 'staff correct a mistake at the scale',
  'moneyAct.approve': 'what it moves has a notification of its own',
  'moneyAct.reject': 'asked among staff: nothing has changed for the member',
  'moneyAct.withdraw': 'asked among staff: nothing has changed for the member',
} as const;

/** Days before the end of a parcel's free storage on which the member is notified. */
export const storageWarningDays = [7, 3, 1] as const;

/** The holder of a coupon is notified this many days before it ends. */
export const couponWarningDays = 3;
