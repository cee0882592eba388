import { couponInput } from '@crossdock/contract/coupons/shapes.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type Minor, minor } from '@crossdock/domain/money.ts';
import type { ApprovalKind } from '@crossdock/domain/wallet/approvals.ts';
import { z } from 'zod';
import {
  applySecondMeasurement,
  type RemeasureRefusal,
  secondMeasurementSchema,
} from '../checkout/applySecondMeasurement.ts';
import { carryOutCouponChange } from '../coupons/change.ts';
import { carryOutMoveImport } from '../moving/start.ts';
import { changeOrderByStaff, orderChangeSchema } from '../orderChanges/changeByStaff.ts';
import { changePrice, priceChangeSchema } from '../orderChanges/priceChange.ts';
import { findPayment } from '../payments/store.ts';
import { returnLineToBalance } from '../payouts/returnLine.ts';
import type { Tx } from '../platform/db.ts';
import { asStaffId, type Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';
import { grantPoints } from '../points/grantPoints.ts';
import { leaveParcelOutAsAgreed, leaveParcelOutTerms } from '../problems/leaveParcelOutAsAgreed.ts';
import { carryOutAcceptance, carryOutBookingReversal } from '../remittances/carryOutLine.ts';
import { cancelOrderByStaff } from '../settlement/cancelOrderByStaff.ts';
import {
  chargebackEndTerms,
  chargebackTerms,
  endChargebackManually,
  registerChargebackManually,
} from '../settlement/chargebackSteps.ts';
import { compensate, grantedClaimTerms } from '../settlement/compensate.ts';
import { settlePaymentByShopCode } from '../settlement/confirmPayment.ts';
import { createSourceRefund, type SourceRefundRefusal } from '../settlement/createSourceRefund.ts';
import { creditTransfer } from '../settlement/creditTransfer.ts';
import { type RefundRefusal, refundPurchase } from '../settlement/endPurchase.ts';
import { rewardSharingProof, sharingProofRewardTerms } from '../settlement/rewardSharingProof.ts';
import { refundDecisionTerms, settleDecidedRefund } from '../settlement/settleDecidedRefund.ts';
import { carryOutLineCredit } from '../statements/carryOutLineCredit.ts';
import type { ApprovalRequestRow } from '../wallet/approvals.store.ts';
import { saveOffer } from '../wallet/offers.store.ts';
import { payOutWithdrawal } from '../wallet/payOutWithdrawal.ts';
import { balanceOf } from '../wallet/store.ts';
import { carryOutAdjustment } from './adjustments.store.ts';
import { balanceTooLowRefusal } from './balanceTooLow.ts';

/** The refusals for which an approved action can no longer be carried out. */
export type CarryOutRefusal =
  | 'wallet.adjustTooLow'
  | 'transfer.decided'
  | 'payment.confirmed'
  | 'transfer.restToDecide'
  | 'statement.used'
  | 'remittance.accepted'
  | 'remittance.notAccepted'
  | 'remittance.notDelivered'
  | 'withdrawal.decided'
  | 'withdrawal.inPayout'
  | 'payout.openBatch'
  | 'payout.lineState'
  | 'share.decided'
  | 'share.memberDisabled'
  | 'coupon.termsHeld'
  | 'coupon.fewerThanIssued'
  | 'coupon.lessThanUsed'
  | 'aftersales.decided'
  | 'aftersales.overLimit'
  | 'chargeback.notPossible'
  | 'chargeback.tooMuch'
  | 'chargeback.byProvider'
  | 'chargeback.ended'
  | 'refund.notDecidable'
  | SourceRefundRefusal
  | RefundRefusal
  | RemeasureRefusal
  | 'order.wrongState'
  | 'row.changed'
  | 'access.denied'
  | 'row.notFound';

/** The schema of the stored request (`money_acts.asked`), by kind of action. */
const terms = {
  adjustment: z.object({ amountMinor: z.number() }),
  points: z.object({ memberIds: z.array(z.string()), points: z.number(), reason: z.string() }),
  /**
   * With `despiteRules`, the rest of the money after paying the bills is credited even if the shop does not accept it
   * as a top-up.
   */
  transfer: z.object({ despiteRules: z.boolean().default(false) }),
  statementLine: z.object({ memberId: z.string() }),
  remittance: z.object({
    does: z.enum(['accept', 'undo']),
    reason: z.string(),
    differenceMinor: z.number(),
  }),
  withdrawal: z.object({ voucherFileId: z.string().optional() }),
  payout: z.object({ reason: z.string().optional() }),
  offer: z.object({
    id: z.string().optional(),
    amountMinor: z.number(),
    bonusMinor: z.number(),
    validFrom: z.string(),
    validTo: z.string().nullable(),
    active: z.boolean(),
  }),
  /** The new fields of a coupon. Without them, the approved action only activates the coupon. */
  coupon: z.object({ fields: couponInput.optional() }),
  share: sharingProofRewardTerms,
  purchase: z.object({ why: z.string() }),
  order: z.object({ why: z.string() }),
  dispute: secondMeasurementSchema,
  rate: z.object({ call: z.string(), input: z.unknown() }),
  limit: z.object({ adjustAloneMaxMinor: z.number() }),
  pointsWorth: z.object({ worthMinor: z.number() }),
  /** A chargeback is either registered or ended. */
  chargeback: z.union([chargebackEndTerms, chargebackTerms]),
  sourceRefund: z.object({ amountMinor: z.number(), reason: z.string(), sentBy: z.string() }),
  refundOutcome: refundDecisionTerms,
  orderPrice: priceChangeSchema,
  orderChange: z.union([leaveParcelOutTerms, orderChangeSchema]),
  moveIn: z.object({ entering: z.number(), rows: z.number() }),
};

type Perform = (
  tx: Tx,
  actor: Staff,
  services: Services,
  act: ApprovalRequestRow,
) => Promise<Refusal<CarryOutRefusal> | undefined>;

/**
 * Carries out each kind of action with the functions of the module that it concerns. These check again whether the
 * action is possible.
 */
const performs: Readonly<Record<ApprovalKind, Perform>> = {
  adjustment: adjustBalance,
  points: async (tx, actor, _services, { asked }) => {
    await grantPoints(tx, actor, terms.points.parse(asked));
    return undefined;
  },
  transfer: async (tx, actor, services, act) => {
    const { despiteRules } = terms.transfer.parse(act.asked);
    // A payment that a clerk confirms by a bank statement is approved under this kind too.
    if (await findPayment(tx, subjectOf(act)))
      return settlePaymentByShopCode(tx, actor, services, subjectOf(act));
    const credited = await creditTransfer(tx, actor, services, { id: subjectOf(act), despiteRules });
    return isRefusal(credited) ? credited : undefined;
  },
  statementLine: (tx, actor, _services, act) => {
    const { memberId } = terms.statementLine.parse(act.asked);
    return carryOutLineCredit(tx, actor, subjectOf(act), memberId);
  },
  remittance: (tx, actor, _services, act) => {
    const { does, ...asked } = terms.remittance.parse(act.asked);
    return does === 'undo'
      ? carryOutBookingReversal(tx, actor, subjectOf(act), asked.reason)
      : carryOutAcceptance(tx, actor, subjectOf(act), asked);
  },
  withdrawal: async (tx, actor, _services, act) => {
    const { voucherFileId } = terms.withdrawal.parse(act.asked);
    const paid = await payOutWithdrawal(tx, actor, subjectOf(act), voucherFileId);
    return isRefusal(paid) ? paid : undefined;
  },
  // Only a payment that the bank returned is approved here. A batch is approved on the page that shows its
  // lines.
  payout: async (tx, actor, _services, { asked, subjectId }) => {
    const returned = terms.payout.parse(asked);
    if (returned.reason === undefined || subjectId === null) return refuse('payout.openBatch');
    return returnLineToBalance(tx, actor, { lineId: subjectId, reason: returned.reason });
  },
  offer: async (tx, _actor, _services, { asked }) => {
    const { id, ...fields } = terms.offer.parse(asked);
    await saveOffer(tx, id, fields);
    return undefined;
  },
  coupon: (tx, actor, _services, act) =>
    carryOutCouponChange(tx, actor, subjectOf(act), terms.coupon.parse(act.asked).fields),
  share: async (tx, actor, _services, act) => {
    const rewarded = await rewardSharingProof(tx, actor, subjectOf(act), terms.share.parse(act.asked));
    return isRefusal(rewarded) ? rewarded : undefined;
  },
  aftersales: async (tx, actor, _services, act) => {
    const paid = await compensate(tx, actor, subjectOf(act), grantedClaimTerms.parse(act.asked));
    return isRefusal(paid) ? paid : undefined;
  },
  purchase: async (tx, actor, _services, act) => {
    const { why } = terms.purchase.parse(act.asked);
    const refunded = await refundPurchase(tx, actor, subjectOf(act), why);
    return isRefusal(refunded) ? refunded : undefined;
  },
  order: async (tx, actor, services, act) => {
    const { why } = terms.order.parse(act.asked);
    const agreed = { orderId: subjectOf(act), why, mostMinor: act.worthMinor };
    const cancelled = await cancelOrderByStaff(tx, actor, services, agreed);
    return isRefusal(cancelled) ? cancelled : undefined;
  },
  dispute: async (tx, actor, services, act) => {
    const measured = { id: subjectOf(act), input: terms.dispute.parse(act.asked) };
    const by = { measuredBy: asStaffId(act.requestedBy), mostMinor: act.worthMinor };
    const counted = await applySecondMeasurement(tx, actor, services, measured, by);
    return isRefusal(counted) ? counted : undefined;
  },
  rate: carryOutCall,
  destination: carryOutCall,
  erasure: carryOutCall,
  limit: async (tx, _actor, _services, { asked }) => {
    await changeSettings(tx, terms.limit.parse(asked));
    return undefined;
  },
  pointsWorth: async (tx, _actor, _services, { asked }) => {
    const { worthMinor } = terms.pointsWorth.parse(asked);
    const { points } = await currentSettings(tx);
    await changeSettings(tx, { points: { ...points, worthMinor } });
    return undefined;
  },
  chargeback: async (tx, actor, _services, act) => {
    const asked = terms.chargeback.parse(act.asked);
    if ('end' in asked) return endChargebackManually(tx, actor, subjectOf(act), asked.end, act.reason);
    const opened = await registerChargebackManually(tx, actor, subjectOf(act), asked);
    return isRefusal(opened) ? opened : undefined;
  },
  sourceRefund: async (tx, actor, services, act) => {
    if (act.memberId === null) throw new Error(`act ${act.id} names nobody`);
    const asked = terms.sourceRefund.parse(act.asked);
    const sending = { memberId: act.memberId, payId: subjectOf(act), ...asked };
    const sent = await createSourceRefund(tx, actor, services, sending);
    return isRefusal(sent) ? sent : undefined;
  },
  refundOutcome: (tx, actor, _services, act) =>
    settleDecidedRefund(tx, actor, subjectOf(act), terms.refundOutcome.parse(act.asked)),
  orderPrice: async (tx, actor, services, act) => {
    const asked = terms.orderPrice.parse(act.asked);
    const does = 'undo' in asked ? asked : { kind: 'discount' as const, ...asked };
    const by = { askedBy: act.requestedBy, agreedBy: actor.staffId };
    const done = await changePrice(tx, actor, services, subjectOf(act), does, by);
    return isRefusal(done) ? refuse('row.changed') : undefined;
  },
  orderChange: async (tx, actor, services, act) => {
    const asked = terms.orderChange.parse(act.asked);
    const mostMinor = act.worthMinor;
    const done =
      'problemId' in asked
        ? await leaveParcelOutAsAgreed(tx, actor, services, { ...asked, mostMinor })
        : await changeOrderByStaff(tx, actor, services, { orderId: subjectOf(act), mostMinor, ...asked });
    return isRefusal(done) ? refuse('row.changed') : undefined;
  },
  moveIn: (tx, actor, services, act) =>
    carryOutMoveImport(tx, services, subjectOf(act), {
      appliedBy: act.requestedBy,
      agreedBy: actor.staffId,
      asked: terms.moveIn.parse(act.asked),
    }),
};

/** Carries out an action that a second person approved; a refusal if it is no longer possible. */
export async function carryOutApprovedAction(
  tx: Tx,
  actor: Staff,
  services: Services,
  act: ApprovalRequestRow,
): Promise<Refusal<CarryOutRefusal> | undefined> {
  return performs[act.kind](tx, actor, services, act);
}

/** Runs the call's own handler. If that handler refuses now, the approver cannot override it. */
async function carryOutCall(
  tx: Tx,
  actor: Staff,
  services: Services,
  { asked }: ApprovalRequestRow,
): Promise<Refusal<'row.changed' | 'access.denied'> | undefined> {
  const { call: name, input } = terms.rate.parse(asked);
  const refused = await services.carryOutCall(tx, actor, { name, input });
  if (refused === undefined) return undefined;
  return refuse(refused.refused === 'access.denied' ? 'access.denied' : 'row.changed');
}

async function adjustBalance(
  tx: Tx,
  actor: Staff,
  _services: Services,
  { id, memberId, reason, asked }: ApprovalRequestRow,
): Promise<Refusal<'wallet.adjustTooLow'> | undefined> {
  if (memberId === null) throw new Error(`adjustment ${id} names nobody`);
  const amountMinor: Minor = minor(terms.adjustment.parse(asked).amountMinor);
  const moved = await carryOutAdjustment(tx, actor, { id, memberId, amountMinor, reason });
  return moved ? undefined : balanceTooLowRefusal((await balanceOf(tx, memberId)).balanceMinor, actor);
}

function subjectOf({ id, subjectId }: ApprovalRequestRow): string {
  if (subjectId === null) throw new Error(`act ${id} is about nothing`);
  return subjectId;
}
