import type { ClosedDay, LedgerTransfer } from '@crossdock/contract/books/desk.ts';
import { asCounted, type LedgerAccountKind } from '@crossdock/domain/wallet/books.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import { type CloseRow, storedLines } from './books.store.ts';
import type { TransferRow } from './transfers.store.ts';

export function closedDayOf(row: CloseRow, matches: boolean): ClosedDay {
  return {
    day: row.day,
    accounts: storedLines(row).map(asCounted),
    transferCount: row.transfer_count,
    sumMinor: row.sum_minor,
    note: row.note,
    closedBy: row.closer_name,
    closedAt: row.closed_at,
    matches,
  };
}

export function ledgerTransferOf(row: TransferRow): LedgerTransfer {
  const doer = row.staff_name ?? row.doer_name;
  return {
    id: row.id,
    at: row.at,
    kind: row.kind as TransferKind,
    amountMinor: row.amount_minor,
    from: {
      kind: row.debit_kind as LedgerAccountKind,
      memberId: row.debit_member_id,
      memberAccount: row.debit_account,
      memberName: row.debit_name,
    },
    to: {
      kind: row.credit_kind as LedgerAccountKind,
      memberId: row.credit_member_id,
      memberAccount: row.credit_account,
      memberName: row.credit_name,
    },
    orderId: row.order_id,
    orderNumber: row.order_number,
    memo: row.memo,
    by: doer === null ? null : { kind: row.staff_name === null ? 'member' : 'staff', name: doer },
  };
}
