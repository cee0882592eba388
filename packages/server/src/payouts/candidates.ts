import { lineFault } from '@crossdock/domain/payouts/faults.ts';
import type { PayoutFault, PayoutFileSettings } from '@crossdock/domain/payouts/file.ts';
import { swiftCode } from '@crossdock/domain/payouts/malaysia.ts';
import { normaliseAccountNumber } from '@crossdock/domain/wallet/withdrawals.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { hasConflictOfInterest } from '../wallet/conflictOfInterest.store.ts';
import type { WithdrawalRow } from '../wallet/withdrawals.store.ts';
import { fitsFileEncoding } from './bankFile.ts';

export type LeftOutReason = PayoutFault | 'tookPart' | 'secondAwaited';

/** A withdrawal as a line of a bank's file. */
export const payeeOf = (row: WithdrawalRow) => ({
  reference: row.number,
  amountMinor: row.amountMinor,
  payeeName: row.accountName,
  account: normaliseAccountNumber(row.account).toUpperCase(),
  bankCode: row.bankCode,
  bankName: row.bankName,
  memberId: row.memberId,
});

/** The payee as the batch's format needs it: payment orders identify the bank by its SWIFT code. */
export const payeeForFormat = ({ provider }: PayoutFileSettings, row: WithdrawalRow) =>
  provider ? { ...payeeOf(row), bankCode: swiftCode(row, provider.live) ?? '' } : payeeOf(row);

/** For each withdrawal, the reason why it cannot be in this clerk's batch; undefined if it can. */
export async function leftOutReasons(
  tx: Tx,
  actor: Staff,
  terms: PayoutFileSettings,
  rows: readonly WithdrawalRow[],
): Promise<(LeftOutReason | undefined)[]> {
  const ids = rows.map(({ id }) => id);
  const [awaited, took] = await Promise.all([
    findAwaitedApprovals(tx, actor, 'withdrawal', ids),
    Promise.all(
      rows.map(({ id, memberId }) =>
        hasConflictOfInterest(tx, actor.staffId, { kind: 'withdrawal', memberId, subjectId: id }),
      ),
    ),
  ]);
  return rows.map((row, at) => {
    if (row.accountType !== 'bankCard') return 'kind';
    if (took[at]) return 'tookPart';
    if (awaited(row.id)) return 'secondAwaited';
    const line = { ...payeeForFormat(terms, row), position: at + 1 };
    return lineFault(terms, actor.shop.currency, line, fitsFileEncoding(terms));
  });
}
