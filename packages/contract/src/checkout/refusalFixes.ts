import { hasKey } from '@crossdock/domain/records.ts';
import type { CallName, CallTable } from '../table.ts';

/** The button that a screen offers beside a refusal of ordering or paying. */
export type RefusalFix =
  /** Order without the parcel that cannot ship. */
  | 'leaveOut'
  /** Make two orders, because the parcels cannot ship together. */
  | 'twoOrders'
  | 'declareParcel'
  | 'chooseParcels'
  | 'chooseAddress'
  | 'addAddress'
  /** Show the state of the address's approval. */
  | 'seeAddresses'
  /** Choose a lane that accepts the parcels, or make two orders. */
  | 'otherLane'
  | 'chooseDeclarer'
  | 'addDeclarer'
  | 'noInsurance'
  | 'payNow'
  | 'noServices'
  | 'noDiscount'
  /** Show the new price; the page's button then orders at that price. */
  | 'newPrice'
  | 'verifyIdentity'
  /** Top up the missing amount, and pay. */
  | 'topUp'
  | 'otherMethod'
  | 'viewOrder'
  /** The member can do nothing; only the shop can. */
  | 'none';

type CheckoutCall = Extract<
  CallName,
  'getChannel' | 'quoteOrder' | 'submitOrder' | 'payFromBalance' | 'startPayment'
>;
type RefusalOf<N extends CheckoutCall> = NonNullable<CallTable[N]['refusals']>[number];

/** The fix for each refusal of the calls that order and pay. A new refusal without a fix does not compile. */
const repairs: Readonly<Record<RefusalOf<CheckoutCall>, RefusalFix>> = {
  'shop.notOpen': 'none',
  'parcel.notShelved': 'leaveOut',
  'parcel.inOrder': 'leaveOut',
  'parcel.left': 'leaveOut',
  'parcel.blocked': 'leaveOut',
  'parcel.inService': 'leaveOut',
  'parcel.inVipOrder': 'leaveOut',
  'parcel.undeclared': 'declareParcel',
  'parcel.noPictures': 'leaveOut',
  'parcel.prohibited': 'leaveOut',
  'parcel.travelsAlone': 'twoOrders',
  'parcel.otherWarehouse': 'twoOrders',
  'parcel.otherGoods': 'twoOrders',
  'order.selectAgain': 'chooseParcels',
  'order.noAddress': 'addAddress',
  'order.addressNotChosen': 'chooseAddress',
  'order.noApprovedAddress': 'seeAddresses',
  'order.storeRequired': 'chooseAddress',
  'order.pickupPointGone': 'chooseAddress',
  'order.pickupPhone': 'chooseAddress',
  'order.channelUnfit': 'otherLane',
  'limit.side': 'otherLane',
  'limit.sideSum': 'otherLane',
  'limit.lengthGirth': 'otherLane',
  'limit.pieceWeight': 'otherLane',
  'limit.pieces': 'otherLane',
  'limit.shipmentMin': 'otherLane',
  'limit.shipmentMax': 'otherLane',
  'limit.goods': 'otherLane',
  'price.noRate': 'otherLane',
  'lane.noZone': 'otherLane',
  'lane.noCard': 'otherLane',
  'lane.noDelivery': 'otherLane',
  'order.insuredTooMuch': 'noInsurance',
  'insurance.notOffered': 'noInsurance',
  'cashOnDelivery.notOffered': 'payNow',
  'cashOnDelivery.tooMuch': 'payNow',
  'declarer.required': 'addDeclarer',
  'declarer.notUsable': 'chooseDeclarer',
  'declarer.otherCountry': 'chooseDeclarer',
  'service.notOffered': 'noServices',
  'coupon.withPoints': 'noDiscount',
  'coupon.used': 'noDiscount',
  'coupon.revoked': 'noDiscount',
  'coupon.expired': 'noDiscount',
  'coupon.notYet': 'noDiscount',
  'coupon.conditions': 'noDiscount',
  'coupon.nothing': 'noDiscount',
  'coupon.otherUse': 'noDiscount',
  'coupon.budgetSpent': 'noDiscount',
  'order.pointsInvalid': 'noDiscount',
  'order.feeChanged': 'newPrice',
  'identity.required': 'verifyIdentity',
  'wallet.insufficient': 'topUp',
  'payment.methodUnavailable': 'otherMethod',
  'payment.tooSmall': 'otherMethod',
  'payment.tooBig': 'otherMethod',
  'payment.notWhole': 'otherMethod',
  'payment.parameter': 'viewOrder',
  'payment.notYet': 'viewOrder',
  'payment.onDelivery': 'viewOrder',
  'payment.alreadyPaid': 'viewOrder',
  'payment.orderCancelled': 'viewOrder',
  'order.priceEnded': 'viewOrder',
  'transfer.alreadyReported': 'viewOrder',
  'recharge.amountRange': 'otherMethod',
  'recharge.wholeCoins': 'otherMethod',
  'recharge.methodNotAllowed': 'otherMethod',
};

/** The button for an error that a screen shows; `none` for errors of other calls. */
export const refusalFixOf = (error: string): RefusalFix => (hasKey(repairs, error) ? repairs[error] : 'none');
