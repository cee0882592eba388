import { answersOfOrders } from './answersOfOrders.ts';
import { answersOfParcels } from './answersOfParcels.ts';
import { answersOfPayments } from './answersOfPayments.ts';

const same = 'the same either way';

/** Mutants that no test can or need notice, by file and change, each with the reason why. */
export const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/domain/src/coupons/decision.ts': {
    '0 → 1': `${same}: without a budget nobody asks what was used of it`,
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
  'packages/server/src/points/give.ts': {
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
  'packages/server/src/settlement/creditTransfer.ts': {
    'if (feeMinor > 0) → if (true)': `${same}: without a fee there is none to keep`,
    'feeMinor > 0 → feeMinor >= 0': `${same}: without a fee there is none to keep`,
  },
  'packages/server/src/settlement/bills.ts': {
    'order ? undefined : await findPurchaseOf(tx, memberId, id) → false ? undefined : await findPurchaseOf(tx, memberId, id)': `${same}: an id is of one thing; it saves the statement`,
  },
  'packages/server/src/settlement/claimLimits.ts': {
    '0 → 1': `${same}: what is claimed for was paid for, and its freight is known`,
    '0 → 1 (2)': `${same}: what is claimed for was paid for, and what is kept is known`,
    '0 → 1 (3)': `${same}: what is claimed for was packed, and has a bill`,
  },
  'packages/server/src/settlement/compensate.ts': {
    "if (paid !== 'done') → if (false)": `${same}: the shop’s own accounts have no end`,
  },
  'packages/server/src/settlement/deliver.ts': {
    '1 → 0 (4)': 'how often it tries',
    '0 → 1 (3)': 'how often it tries',
    'tries < mostTries → tries <= mostTries': 'how often it tries',
  },
  'packages/server/src/settlement/discount.ts': {
    'true → false': `${same}: it is asked only of an order that has a coupon`,
    'if (memberCouponId !== null) → if (true)': `${same}: where none is used none is found; it saves the statement`,
    'if (order.memberCouponId !== null) → if (true)': `${same}: where none is used none is found; it saves the statement`,
    'if (order.memberCouponId !== null) → if (true) (2)': `${same}: where none is used none is found; it saves the statement`,
  },
  'packages/server/src/settlement/followUps.ts': {
    'if (lines.every(({ parcelId }) => parcelId === null)) → if (true)':
      'a second net: what is tried again was not delivered, and is locked',
    'lines.every → lines.some': `${same}: a purchase is delivered whole or not at all`,
    '(await failedOf(tx, kind)).due.length > 0 → (await failedOf(tx, kind)).due.length >= 0':
      'it looks once too often',
    "if ((await transferAll(tx, actor, movements)) !== 'done') → if (false)": `${same}: rewards are of the shop’s own accounts, which have no end`,
  },
  'packages/server/src/settlement/payFromBalance.ts': {
    '1 → 0': 'money that came in the moment of the refusal',
  },
  'packages/server/src/settlement/paymentJobs.ts': {
    '(await overduePayments(tx, 1)).length > 0 → (await overduePayments(tx, 1)).length >= 0':
      'it looks once too often',
  },
  'packages/server/src/settlement/purchaseJobs.ts': {
    '(await overduePurchases(tx, 1)).length > 0 → (await overduePurchases(tx, 1)).length >= 0':
      'it looks once too often',
  },
  'packages/server/src/settlement/rewards.ts': {
    'freightMinor > 0 ? { order, freightMinor } : undefined → true ? { order, freightMinor } : undefined': `${same}: of no freight nothing is earned`,
    'freightMinor > 0 → freightMinor >= 0': `${same}: of no freight nothing is earned`,
    '0 → 1': 'of the smallest coin of freight nothing is earned',
    'if (order.billTotalMinor === null) → if (false)': `${same}: without a bill there is no freight on it; it saves the statement`,
  },
  'packages/server/src/settlement/settle.ts': {
    'source.recorded ? undefined : record(tx, bill, source) → false ? undefined : record(tx, bill, source)': `${same}: a payment that is there is not written a second time`,
    '0 → 1 (2)': `${same}: a bonus is given, and shown, of top-ups alone`,
    'if (rewarded.length === 0) → if (false)': `${same}: it saves the savepoint`,
    'if (!settled) → if (false)': `${same}: what is locked leaves its state for nobody else; it would say aloud that it did`,
  },
  'packages/server/src/settlement/startPayment.ts': {
    'if (!added) → if (false)': 'a second net: the bill is locked, and its open payment was found before',
    '0 → 1': `${same}: a top-up always says its amount`,
    '0 → 1 (2)': `${same}: a bonus is given, and shown, of top-ups alone`,
    '(live.expiresAt ?? tx.now) > tx.now → (live.expiresAt ?? tx.now) >= tx.now':
      'a millisecond of a page’s time',
  },
  'packages/server/src/wallet/approvals.store.ts': {
    ".where('day', '=', day) → nothing": `${same}: nobody asks about a day that is over`,
    ".where('kind', '=', kind) → nothing": `${same}: a row is the subject of one kind of act`,
    ".where('kind', '=', kind) → nothing (2)": `${same}: a row is the subject of one kind of act`,
    ".where('kind', '=', kind) → nothing (3)": `${same}: a row is the subject of one kind of act`,
    ".where('subjectId', 'in', [...subjectIds]) → nothing": `${same}: it reads more than it is asked about`,
    'if (dropped > 0) → if (true)': 'a hint too many costs one read',
    'dropped > 0 → dropped >= 0': 'a hint too many costs one read',
  },
  'packages/server/src/wallet/exportConsumption.ts': {
    '0 → 1 (3)': `${same}: no entry is of nothing`,
    'entry.amountMinor > 0 → entry.amountMinor >= 0': `${same}: no entry is of nothing`,
    'entry.amountMinor < 0 → entry.amountMinor <= 0': `${same}: no entry is of nothing`,
  },
  'packages/server/src/wallet/records.store.ts': {
    ".where('at', '>=', since) → nothing": `${same}: it reads months that nobody asked about`,
    '1 → 0': `${same}: it is cut to the most that is counted`,
  },
  'packages/server/src/wallet/secondPerson.store.ts': {
    ".where('kind', '=', kind) → nothing": `${same}: a setting is of one kind`,
  },
  'packages/server/src/wallet/secondPerson.ts': {
    '0 → 1': `${same}: what has no end takes two, whatever was done that day`,
    '0 → 1 (3)': `${same}: what takes two is asked for by staff alone`,
    'Date.parse(tx.now) - Date.parse(waiting.createdAt) >= delayMs → Date.parse(tx.now) - Date.parse(waiting.createdAt) > delayMs':
      'a millisecond of a day',
    "(await confirmRequest(tx, actor, waiting.id)) ? undefined : refuse('row.changed') → true ? undefined : refuse('row.changed')": `${same}: who else could have decided it meanwhile is asked a line before`,
  },
  'packages/server/src/wallet/store.ts': {
    '0 → 1 (3)': `${same}: what is in an account that moves is known`,
    '0 → 1 (5)': `${same}: what is in an account that moves is known`,
    '.where(sql<boolean>`member_id = any(${p.memberIds}::uuid[])`) → nothing':
      'it holds accounts that it does not need',
    ".where('memberId', 'is', null) → nothing": 'it holds accounts that it does not need',
    '.where(sql<boolean>`kind = any(${p.kinds}::text[])`) → nothing (2)':
      'it holds accounts that it does not need',
    'if (movements.every(({ atMost }) => atMost === undefined)) → if (false)': `${same}: what may not be cut comes out of it as it went in; it saves the reckoning`,
    'atMost === undefined → atMost !== undefined': `${same}: what may be cut never moves without something that may not`,
    ".where('memberId', 'is not', null) → nothing": `${same}: nobody is none of the members; it names the index`,
    'if (movements.length === 0) → if (false)': `${same}: it saves the statement`,
    '.filter(([name]) => !found.has(name)) → nothing': `${same}: what is there already is not opened again`,
    'a < b ? -1 : 1 → true ? -1 : 1':
      'in which order accounts are opened shows only where two open the same ones at once',
    'a < b ? -1 : 1 → false ? -1 : 1':
      'in which order accounts are opened shows only where two open the same ones at once',
    'a < b → a <= b': `${same}: no name is there twice`,
    '-1 → 1': 'in which order accounts are opened shows only where two open the same ones at once',
    '1 → 0': 'in which order accounts are opened shows only where two open the same ones at once',
    '1 → 0 (2)': 'in which order accounts are opened shows only where two open the same ones at once',
    '.where(sql<boolean>`kind = any(${p.kinds}::text[])`) → nothing':
      'it holds accounts of the same member that it does not need',
  },
  'packages/server/src/wallet/conflictOfInterest.store.ts': {
    ".where('moneyActs.kind', '=', 'points') → nothing": `${same}: an act is decided in the moment of its entries`,
  },
  'packages/server/src/wallet/withdrawals.store.ts': {
    ".where('state', '=', 'approved') → nothing": `${same}: that it was paid was asked before, and what was paid stays so`,
    ".where('memberId', 'in', [...memberIds]) → nothing": `${same}: it reads more than it shows`,
  },
  'packages/server/src/points/store.ts': {
    ", tellOfPoints(tx, actor, 'given', [change.memberId], change) → nothing": `${same}: what staff give goes another way`,
    '0 → 1 (3)': `${same}: a sum is always one row`,
  },
  'packages/domain/src/wallet/withdrawals.ts': {
    '0 → 1': `${same}: a step is a hundred, so that one unit fills none`,
  },
  'packages/domain/src/orders/timeFilters.ts': {
    '0 → 1': `${same}: a day is always written with its year`,
    '0 → 1 (2)': `${same}: a day is always written with its month`,
    '0 → 1 (3)': `${same}: a day is always written with its day`,
    '0 → 1 (6)': 'every clock of ICU has an offset by name; without one, a millisecond is as wrong as none',
    'clocks.set(timeZone, made); → nothing': `${same}, and slower: what was made is only kept`,
  },
  ...answersOfOrders,
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
  'packages/domain/src/parcels/measures.ts': {
    '0 → 1': `${same}: there are always three sides`,
  },
  'packages/domain/src/parcels/scans.ts': {
    '0 → 1': `${same}: what one courier alone knows is neither a member's mark nor a shelf's, and a courier's number at the end`,
  },
  'packages/server/src/wallet/move.store.ts': {
    ".where(({ exists, selectFrom }) => exists(selectFrom('taken' … ect('taken.balanceMinor'))) → nothing": `${same}: where there is too little, the whole is refused and taken back`,
  },
  'packages/server/src/wallet/kept.store.ts': {
    ", sumOf('purchaseRefund').as('givenBackMinor') → nothing":
      'a second net: the refund has moved the purchase to its end before, once',
    ".where('purchaseId', '=', purchaseId) → nothing":
      'a second net: the refund has moved the purchase to its end before, and gives what it says',
    ", sumOf('serviceRefund').as('givenBackMinor') → nothing":
      'a second net: the refund has moved the work to its end before, once',
    ".where('serviceTaskId', '=', serviceTaskId) → nothing":
      'a second net: the refund has moved the work to its end before, and gives what it says',
    '0 → 1 (2)': `${same}: of what nobody paid, nothing goes back`,
    ".where('orderId', 'in', [...orderIds]) → nothing": `${same}: it reads more than it is asked about`,
  },
  'packages/server/src/wallet/listRechargeOffers.ts': {
    'row.validFrom <= tx.now → row.validFrom < tx.now': 'a millisecond of an offer’s time',
    'row.validTo > tx.now → row.validTo >= tx.now': 'a millisecond of an offer’s time',
  },
  'packages/server/src/settlement/giveBack.ts': {
    'toldBy === undefined ? {} : { toldBy } → false ? {} : { toldBy }': `${same}: what is undefined is as good as absent`,
    'if (amount > mostBack(account)) → if (false)':
      'every caller asks for what is left, or less; it would say aloud that one did not',
  },
  'packages/server/src/wallet/offers.store.ts': {
    'changed === 1 ? id : undefined → true ? id : undefined': `${same}: no offer is ever deleted, and that it is there was asked before`,
  },
  'packages/server/src/settlement/submitBankTransfer.ts': {
    '0 → 1': `${same}: days differ without the first digit of their year as well`,
    'Date.parse(input.tradedAt) > Date.parse(tx.now) + clockToleranceMs → Date.parse(input.tradedAt) >= Date.parse(tx.now) + clockToleranceMs':
      'a millisecond of what clocks may differ by',
  },
  'packages/server/src/wallet/saveRechargeOffer.ts': {
    'input.id === undefined ? fields : { ...fields, id: input.id } → false ? fields : { ...fields, id: input.id }': `${same}: what is undefined is as good as absent`,
  },
  'packages/server/src/settlement/addPickTask.ts': {
    '1 → 0': `${same}: what is refused lacks the smallest coin at least`,
  },
  'packages/server/src/settlement/cancelPurchaseForMember.ts': {
    "if (seen.state !== 'paid') → if (false)": `${same}: what is over is worth nothing, and its own move refuses it with the same word`,
  },
  'packages/server/src/settlement/receiveEvent.ts': {
    'true → false': 'a provider reads the status of the answer alone',
    'if (!(await rememberEvent(tx, name, event.eventId))) → if (false)':
      'a second net: what is settled or has ended moves no second time',
    "event.outcome === 'failed' ? 'declined' : 'timeout' → true ? 'declined' : 'timeout'":
      'nobody reads which: the state says whether it failed or ended',
    "event.outcome === 'failed' ? 'declined' : 'timeout' → false ? 'declined' : 'timeout'":
      'nobody reads which: the state says whether it failed or ended',
    "event.outcome === 'failed' → event.outcome !== 'failed' (2)":
      'nobody reads which: the state says whether it failed or ended',
  },
  'packages/server/src/settlement/undoReceive.ts': {
    "if (row.state === 'shelved') → if (true)": `${same}: what is on no shelf makes no step off it`,
  },
  ...answersOfPayments,
  'packages/server/src/settlement/cancel.ts': {
    'true → false': `${same}: that a parcel is lost is told of its order alone`,
    '...work → nothing': `${same}: the work of an order is on its bill, which is given back whole`,
  },
  'packages/server/src/settlement/serviceWork.ts': {
    ".filter((task) => !('orderId' in of) || task.parcelId === null) → nothing": `${same}: its parcels have left the order before it is asked`,
  },
  'packages/server/src/settlement/settlePayment.ts': {
    "if (settled === 'settled') → if (true)":
      'a second net: what was known before ends as known a step earlier',
    'true → false': `${same}: a payment that is there is not written a second time`,
  },
  'packages/server/src/settlement/cashOnDelivery.ts': {
    '0 → 1 (4)': 'nobody reads the rate of a fee where there is none',
  },
  ...answersOfParcels,
};
