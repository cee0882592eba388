import { mostWithdrawableMinor } from '@crossdock/domain/wallet/withdrawals.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { MoneyMovement } from './book.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { hour } from './times.ts';
import { stepRow, type WithdrawalsInput, withdrawalRow } from './withdrawals.ts';

/**
 * The newest refund of a purchase that is large enough. Its member requested a payout to a bank account, which finance
 * has not decided.
 */
export async function insertBankRefund(
  tx: Tx,
  of: WithdrawalsInput,
  entries: readonly MoneyMovement[],
): Promise<MoneyMovement[]> {
  const { currency } = of.shop;
  const refunds = entries
    .filter(({ kind, at }) => kind === 'purchaseRefund' && at < of.now - hour)
    .filter(({ amountMinor }) => mostWithdrawableMinor(amountMinor, currency) > 0)
    .toSorted((one, other) => other.at - one.at);
  const [refund] = refunds;
  const memberId = refund && 'memberId' in refund.to ? refund.to.memberId : undefined;
  const member = of.members.find(({ id }) => id === memberId);
  if (refund === undefined || member === undefined) return [];
  const random = new Random(4_713);
  const at = Math.max(refund.at + hour / 2, of.now - 6 * hour);
  const id = random.idAt(at);
  const number = random.reference('WD');
  const amountMinor = mostWithdrawableMinor(refund.amountMinor, currency);
  const own = member === of.members[0];
  const asked = { state: 'pending', amountMinor, hoursAgo: 6, type: 'bankCard', own } as const;
  const row = withdrawalRow(random, of, asked, member, { id, number, at, auditedAt: undefined });
  await insertTables(tx, {
    withdrawals: [{ ...row, refundOf: refund.purchaseId ?? null, refundNumber: refund.memo ?? '' }],
    transitions: [stepRow(random, of, id, { event: 'submit', from: null, to: 'pending', at, by: member.id })],
  });
  const ways = {
    from: { kind: 'memberBalance', memberId: member.id },
    to: { kind: 'memberHeld', memberId: member.id },
  } as const;
  return [{ ...ways, at, amountMinor, kind: 'withdrawalHold', withdrawalId: id, memo: number }];
}
