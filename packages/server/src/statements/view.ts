import type { StatementLineView } from '@crossdock/contract/statements/desk.ts';
import type { AwaitedApproval } from '@crossdock/contract/wallet/approvals.ts';
import type { MoneyKind } from '@crossdock/domain/statements/match.ts';
import type { StatementMatches } from './matches.ts';
import type { LineRow } from './store.ts';

export const bankAccountRefOf = (
  row: Pick<LineRow, 'bankAccountId' | 'bankName' | 'accountNumber' | 'currency'>,
) => ({
  id: row.bankAccountId,
  bankName: row.bankName,
  accountNumber: row.accountNumber,
  currency: row.currency,
});

type Linked = Pick<LineRow, 'state' | 'transferState' | 'paymentId' | 'remittanceId'>;

/** The source of the money that a line is linked to. */
const linkedTo = ({ state, paymentId, remittanceId }: Linked): MoneyKind | 'none' =>
  state !== 'linked' ? 'none' : paymentId ? 'payment' : remittanceId ? 'remittance' : 'transfer';

/**
 * The state of a line. A link to a transfer follows the transfer: while it is undecided, so is the line; if
 * it was rejected, the line is open.
 */
export function stateOf(line: Linked) {
  const { state, transferState } = line;
  if (state !== 'linked') return state;
  if (linkedTo(line) !== 'transfer') return 'done';
  if (transferState === 'pending') return 'waiting';
  return transferState === 'approved' ? 'done' : 'open';
}

export function statementLineView(
  row: LineRow,
  matches: StatementMatches,
  awaited: (moneyId: string) => AwaitedApproval,
): Omit<StatementLineView, 'creditAwaited'> {
  const match = matches.lines.get(row.id);
  const state = stateOf(row);
  return {
    ...row,
    row: row.rowNumber,
    time: row.atTime,
    account: bankAccountRefOf(row),
    state,
    memberId: state === 'open' ? null : row.whoseId,
    memberName: state === 'open' ? null : row.whoseName,
    decidedBy: row.staffName,
    linkedTo: state === 'open' ? 'none' : linkedTo(row),
    certainId: match?.certainId ?? null,
    candidates: (match?.candidates ?? []).flatMap(({ id, reason, confidence }) => {
      const money = matches.money.get(id);
      if (money === undefined) return [];
      return [{ ...money, reason, confidence, orders: [...money.numbers], secondAwaited: awaited(id) }];
    }),
  };
}
