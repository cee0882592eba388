import { acceptedOrderMutants } from './acceptedOrderMutants.ts';
import { acceptedParcelMutants } from './acceptedParcelMutants.ts';
import { acceptedPaymentMutants } from './acceptedPaymentMutants.ts';

const same = 'the same either way';

/** Mutants that no test can or need notice, by file and change, each with the reason why. */
export const acceptedMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/domain/src/coupons/decision.ts': {
    '0 → 1': `${same}: without a budget nobody asks what was used of it`,
  },
  'packages/domain/src/payments/emvco.ts': {
    '0 → 1 (4)': `${same}: each character has a code`,
  },
  'packages/domain/src/payments/payable.ts': {
    'if (feeBasisPoints === 0) → if (false)': `${same}: nothing of an amount is nothing; it only saves the division`,
  },
  'packages/domain/src/points/rules.ts': {
    'freightMinor <= 0 → freightMinor < 0': `${same}: no freight fills no point`,
    '1 → 0': `${same}: no points take nothing off, and what takes nothing off is refused a line later`,
    'refundedMinor >= keptMinor → refundedMinor > keptMinor': `${same}: all of what is kept is the whole share`,
  },
  'packages/server/src/points/adjustPoints.ts': {
    'points > 0 → points >= 0': `${same}: the call refuses 0`,
  },
  'packages/server/src/points/grantPoints.ts': {
    'if (memberIds.length === 0) → if (false)': `${same}: to nobody nothing is written; it saves the statement`,
  },
  'packages/server/src/coupons/exchangeCoupon.ts': {
    'Date.parse(found.expiresAt) <= Date.parse(tx.now) → Date.parse(found.expiresAt) < Date.parse(tx.now)':
      'a millisecond of a code’s time',
  },
  'packages/server/src/coupons/give.store.ts': {
    '0 → 1': `${same}: a coupon has a last day or a number of days`,
  },
  'packages/server/src/coupons/endingJob.ts': {
    '(await couponsEnding(tx, event, couponWarningDays, 1)).length > 0 → (await couponsEnding(tx, event, couponWarningDays, 1)).length >= 0':
      'it looks once too often',
  },
  'packages/server/src/coupons/desk.store.ts': {
    'if (words) → if (true)': `${same}: no word is a part of every name`,
  },
  'packages/server/src/coupons/store.ts': {
    ".where('memberCoupons.memberId', '=', memberId) → nothing (4)": `${same}: it was found among the member’s own before`,
    '0 → 1': `${same}: a coupon that an order uses takes something off it`,
  },
  'packages/server/src/coupons/use.store.ts': {
    'if (deltaMinor === 0) → if (false)': `${same}: what takes off as much as before is written as it was; it saves the statements`,
    ".where('state', '=', 'used') → nothing": `${same}: what stands on an order or a purchase is used`,
    'mustTake(memberCouponId, found.amountMinor, deductedMinor); → nothing': `${same}: both are reckoned from the same facts; it would say aloud that they were not`,
    'if (amountMinor !== writtenMinor) → if (false)': `${same}: both are reckoned from the same facts; it would say aloud that they were not`,
    '0 → 1': `${same}: a coupon that an order uses takes something off it`,
  },
  'packages/server/src/settlement/claimLimits.ts': {
    '0 → 1': `${same}: what is claimed for was paid for, and its freight is known`,
    '0 → 1 (2)': `${same}: what is claimed for was paid for, and what is kept is known`,
    '0 → 1 (3)': `${same}: what is claimed for was packed, and has a bill`,
  },
  'packages/server/src/settlement/startPayment.ts': {
    '0 → 1': `${same}: a top-up always says its amount`,
  },
  'packages/server/src/wallet/approvals.store.ts': {
    'if (dropped > 0) → if (true)': 'a hint too many costs one read',
  },
  'packages/server/src/wallet/exportConsumption.ts': {
    'entry.amountMinor > 0 → entry.amountMinor >= 0': `${same}: no entry is of nothing`,
  },
  'packages/server/src/points/store.ts': {
    ", tellOfPoints(tx, actor, 'given', [change.memberId], change) → nothing": `${same}: what staff give goes another way`,
    '0 → 1 (3)': `${same}: a sum is always one row`,
  },
  'packages/domain/src/wallet/withdrawals.ts': {
    '0 → 1': `${same}: a step is a hundred, so that one unit fills none`,
  },
  'packages/domain/src/orders/timeFilters.ts': {
    '0 → 1 (2)': `${same}: a day is always written with its year`,
    '0 → 1 (3)': `${same}: a day is always written with its month`,
    '0 → 1 (4)': `${same}: a day is always written with its day`,
  },
  ...acceptedOrderMutants,
  'packages/domain/src/parcels/couriers.ts': {
    '1 → 0': `${same}: only the order of the three counts`,
    "{ courier: 'zto', form: /^7[345]\\d{10,12}$/, weight: series } → nothing": `${same} today: of as many digits it comes first anyway; it says what is known of the series`,
    '1 → 0 (3)': `${same}: a number that has the form has the part`,
    '0 → 1': `${same}: the least weight is 1`,
  },
  'packages/domain/src/parcels/disputes.ts': {
    '0 → 1': `${same}: there are always three sides`,
    '0 → 1 (2)': `${same}: there are always three sides`,
    '0 → 1 (3)': `${same}: there are always three sides`,
    '0 → 1 (4)': `${same}: there are always three sides`,
  },
  'packages/domain/src/parcels/goodsGuess.ts': {
    '1 → 0 (4)': `${same}: each type has at least one member`,
    'if (sought.size === 0) → if (false)': `${same}: without words nothing is similar; it saves the comparisons`,
  },
  'packages/domain/src/parcels/measures.ts': {
    '0 → 1': `${same}: there are always three sides`,
  },
  'packages/domain/src/parcels/owners.ts': {
    '0 → 1 (3)': `${same}: without candidates nobody is equally likely`,
    'if (phone.length < 4) → if (false)': `${same}: a phone on a label has at least four digits`,
    'if (!goods.some((piece) => written.includes(piece))) → if (false)': `${same}: it saves dividing most texts`,
    'shared > 0 → shared >= 0': `${same}: the fewer pieces are never none here`,
    'if (by.length === 0) → if (false)': `${same}: without a hint the score is not above 0, and such members are left out`,
    'contradictions * against.contradiction → contradictions / against.contradiction': `${same}: a contradiction costs 1`,
    'ownerWeights[b] > ownerWeights[a] → ownerWeights[b] >= ownerWeights[a]': `${same}: hints of one kind have different weights`,
    "if (alias === '') → if (false)": `${same}: no word and no mask on a label is like an empty alias`,
    "sellers.length === 0 ? '' : [forecast.goods, forecast.remark … nk].join(' ').toUpperCase() → false ? '' : [forecast.goods, forecast.remark, forecast.link].join(' ').toUpperCase()": `${same}: without sellers nothing is sought; it saves joining the texts`,
    '0 → 1 (6)': `${same}: each level needs a score that is more than one above the distance that it needs`,
  },
  'packages/domain/src/parcels/pastedGoods.ts': {
    '1 → 0 (8)': `${same}: brackets around a name are removed anyway`,
  },
  'packages/domain/src/parcels/pastedNumbers.ts': {
    '0 → 1': `${same}: a match always has its place`,
    'from - 1 → from + 1': `${same}: a number has no line break in it`,
    '1 → 0 (3)': `${same}: a number has no line break in it`,
    'stop < 0 → stop <= 0': `${same}: no line ends before its number`,
    '0 → 1 (3)': `${same}: no line ends before its number`,
    '0 → 1 (6)': `${same}: the place that is looked at always has a word`,
  },
  'packages/domain/src/parcels/pastedParcels.ts': {
    '.filter(({ leftOut }) => leftOut !== null) → nothing': `${same}: a number that is a parcel is not listed as left out`,
    'next < numbers.length → next <= numbers.length': `${same}: behind the last number nothing is added`,
    '0 → 1 (7)': `${same}: there is always a next number here`,
    '(numbers[next]?.from ?? 0) < to → (numbers[next]?.from ?? 0) <= to': `${same}: no number begins at a line break`,
    'next < numbers.length → next <= numbers.length (2)': `${same}: behind the last number nothing is added`,
    '0 → 1 (15)': `${same}: there is always a next number here`,
    '(numbers[next]?.from ?? 0) < to → (numbers[next]?.from ?? 0) <= to (2)': `${same}: no number begins at a line break`,
    '0 → 1 (12)': `${same}: behind the first number there is always one before`,
    '0 → 1 (20)': `${same}: a list always has a first number`,
    'place < numbers.length → place <= numbers.length': `${same}: behind the last number it ends`,
    'one.from >= to → one.from > to': `${same}: no number begins at a line break`,
    '0 → 1 (22)': `${same}: in the middle there is always a number`,
  },
  'packages/domain/src/parcels/scans.ts': {
    '0 → 1': `${same}: what one courier alone knows is neither a member's mark nor a shelf's, and a courier's number at the end`,
  },
  'packages/domain/src/parcels/pastedTable.ts': {
    '0 → 1 (4)': `${same}: each row has at least one cell`,
  },
  'packages/domain/src/parcels/similarText.ts': {
    "/^[0-9A-Z]*$/.test(text) ? text : text.normalize('NFKC').toUpperCase() → false ? text : text.normalize('NFKC').toUpperCase()": `${same}: it only saves time`,
    'if (Math.abs(a.length - b.length) > 1) → if (false)': `${same}: it only saves time; the lengths are compared again below`,
    'at < short.length → at <= short.length': `${same}: the words differ, so the longer one has another character there`,
  },
  'packages/domain/src/parcels/split.ts': {
    '0 → 1 (3)': `${same}: there are as many values as counts`,
  },
  ...acceptedPaymentMutants,
  'packages/server/src/settlement/cancelLockedOrder.ts': {
    '...work → nothing': `${same}: the work of an order is on its bill, which is given back whole`,
  },
  'packages/server/src/settlement/serviceTasks.ts': {
    ".filter((task) => !('orderId' in of) || task.parcelId === null) → nothing": `${same}: its parcels have left the order before it is asked`,
  },
  ...acceptedParcelMutants,
};
