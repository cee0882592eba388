import type { StatementLineView } from '@crossdock/contract/statements/desk.ts';
import type { SecondAwaited } from '@crossdock/contract/wallet/approvals.ts';
import type { Matches } from './matches.ts';
import type { LineRow } from './store.ts';

export const accountOf = (
  row: Pick<LineRow, 'bankAccountId' | 'bankName' | 'accountNumber' | 'currency'>,
) => ({
  id: row.bankAccountId,
  bankName: row.bankName,
  accountNumber: row.accountNumber,
  currency: row.currency,
});

/** A link to a transfer ends with it: while it waits, so does the line; if it was rejected, the line is open. */
export function stateOf({ state, transferState }: Pick<LineRow, 'state' | 'transferState'>) {
  if (state !== 'linked') return state;
  if (transferState === 'pending') return 'waiting';
  return transferState === 'approved' ? 'done' : 'open';
}

export function lineOf(
  row: LineRow,
  matches: Matches,
  awaited: (transferId: string) => SecondAwaited,
): Omit<StatementLineView, 'creditAwaited'> {
  const match = matches.lines.get(row.id);
  const state = stateOf(row);
  return {
    ...row,
    row: row.rowNumber,
    time: row.atTime,
    account: accountOf(row),
    state,
    memberId: state === 'open' ? null : row.whoseId,
    memberName: state === 'open' ? null : row.whoseName,
    decidedBy: row.staffName,
    certainId: match?.certainId ?? null,
    candidates: (match?.candidates ?? []).flatMap(({ id, reason, confidence }) => {
      const transfer = matches.transfers.get(id);
      if (transfer === undefined) return [];
      return [{ ...transfer, reason, confidence, orders: [...transfer.numbers], secondAwaited: awaited(id) }];
    }),
  };
}
