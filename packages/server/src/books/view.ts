import type { ClosedDay, LedgerTransfer } from '@crossdock/contract/books/desk.ts';
import { withReadableSigns } from '@crossdock/domain/wallet/books.ts';
import { type DayCloseRow, linesOfDayClose } from './books.store.ts';
import type { TransferRow } from './transfers.store.ts';

export function closedDayOf(row: DayCloseRow, matches: boolean): ClosedDay {
  return {
    ...row,
    accounts: linesOfDayClose(row).map(withReadableSigns),
    closedBy: row.closerName,
    matches,
  };
}

export function ledgerTransferOf(row: TransferRow): LedgerTransfer {
  const doer = row.staffName ?? row.doerName;
  return {
    ...row,
    from: {
      kind: row.debitKind,
      memberId: row.debitMemberId,
      memberAccount: row.debitAccount,
      memberName: row.debitName,
    },
    to: {
      kind: row.creditKind,
      memberId: row.creditMemberId,
      memberAccount: row.creditAccount,
      memberName: row.creditName,
    },
    by: doer === null ? null : { kind: row.staffName === null ? 'member' : 'staff', name: doer },
  };
}
