import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { usualReasons } from '@crossdock/contract/shops/auditReasons.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { claimPayoutMethods } from '@crossdock/domain/aftersales/limits.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { z } from 'zod';
import { type ClaimRow, claimReview, findClaim, storeAward, storeClaimVoucher } from '../aftersales/store.ts';
import { addRefundToOrder } from '../orders/fee.store.ts';
import { findOrder, lockOrder } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import type { Staff } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { claimLimitOf } from './claimLimits.ts';

/** The stored form of a granted claim that awaits a second person. */
export const grantedClaimTerms = z.object({
  amountMinor: z.number(),
  way: z.enum(claimPayoutMethods),
  voucherFileId: z.string().optional(),
  reasonKey: z.enum(usualReasons.aftersales).optional(),
  reason: z.string().default(''),
});

export type CompensateRefusal = 'row.notFound' | 'aftersales.decided' | 'aftersales.overLimit';

/**
 * Grants a claim and pays it, once: only the request that decides moves the money. The order is locked, so
 * that every claim decided before counts towards the limit.
 */
export async function compensate(
  tx: Tx,
  actor: Staff,
  id: string,
  granted: z.infer<typeof grantedClaimTerms>,
): Promise<{ readonly paidMinor: number } | Refusal<CompensateRefusal>> {
  const { amountMinor, way, voucherFileId, reasonKey, reason } = granted;
  const claim = await findClaim(tx, id);
  if (claim === undefined) return refuse('row.notFound');
  await lockOrder(tx, claim.orderId);
  const event = amountMinor < claim.claimedMinor ? 'approvePartly' : 'approve';
  const told = { amountMinor, number: claim.number };
  if (!(await decideRequest(tx, actor, claimReview, { id, event, reasonKey, reason, told })))
    return refuse('aftersales.decided');
  const tooMuch = await claimLimitRefusal(tx, actor, claim, amountMinor);
  if (tooMuch) return tooMuch;
  await storeAward(tx, id, { awardedMinor: amountMinor, way });
  if (way === 'outside' && voucherFileId !== undefined) await storeClaimVoucher(tx, claim, voucherFileId);
  const paid: Movement = {
    from: { kind: 'compensations' },
    to: way === 'balance' ? { kind: 'memberBalance', memberId: claim.memberId } : { kind: 'bank' },
    amount: minor(amountMinor),
    kind: 'compensation',
    orderId: claim.orderId,
    memo: claim.number,
  };
  await transferOrThrow(tx, actor, [paid]);
  await addRefundToOrder(tx, claim.orderId, { givenBackMinor: 0, compensatedMinor: amountMinor });
  return { paidMinor: amountMinor };
}

/** A refusal if the amount exceeds the claim's current limit. */
export async function claimLimitRefusal(
  tx: Tx,
  actor: Staff,
  claim: ClaimRow,
  amountMinor: number,
): Promise<Refusal<'aftersales.overLimit' | 'row.notFound'> | undefined> {
  const order = await findOrder(tx, claim.orderId);
  const limit = order && (await claimLimitOf(tx, order, claim, await currentSettings(tx)));
  if (limit === undefined) return refuse('row.notFound');
  const mostMinor = Math.min(limit.mostMinor[claim.kind], claim.claimedMinor);
  if (amountMinor <= mostMinor) return undefined;
  const most = moneyText(mostMinor, actor.shop.currency, actor.lang);
  return refuse('aftersales.overLimit', { most }, 'amountMinor');
}
