import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findTransfer } from '../payments/bankTransfers.store.ts';
import type { Handler } from '../platform/handler.ts';
import { approveTransfer } from '../settlement/approveTransfer.ts';
import { lineOfTransfer, linkLine, lockTransfer } from './ends.store.ts';
import { findLine } from './store.ts';
import { stateOf } from './view.ts';

/**
 * A transfer that waits is approved like any other, under its rule of two people; one that was approved without a statement
 * is only linked, and no money moves. The line is taken last and once: the second person is refused, with all that they
 * did.
 */
export const acceptStatementLine: Handler<'acceptStatementLine'> = async (tx, actor, input, services) => {
  const { id, transferId, despiteRules } = input;
  const [line, transfer] = await Promise.all([findLine(tx, id), findTransfer(tx, transferId)]);
  if (line === undefined || transfer === undefined) return refuse('row.notFound');
  const state = stateOf(line);
  const isMine = state === 'waiting' && line.bankTransferId === transferId;
  if (state !== 'open' && state !== 'task' && !isMine) return refuse('statement.used');
  if (line.bankAccountId !== transfer.bankAccountId || line.amountMinor !== transfer.amountMinor)
    return refuse('statement.unfit');
  if (transfer.state !== 'pending' && transfer.state !== 'approved') return refuse('transfer.decided');
  const approved =
    transfer.state === 'pending'
      ? await approveTransfer(tx, actor, services, { id: transferId, despiteRules })
      : undefined;
  if (isRefusal(approved)) return approved;
  const locked = await lockTransfer(tx, transferId);
  if (locked?.state !== 'approved' && locked?.state !== 'pending') return refuse('transfer.decided');
  const used = await lineOfTransfer(tx, transferId);
  if (used !== undefined && used.id !== id) return refuse('transfer.decided');
  if (!(await linkLine(tx, actor, id, transferId))) return refuse('statement.used');
  return {
    done: true,
    state: approved?.state ?? 'approved',
    creditedMinor: approved?.creditedMinor ?? 0,
    paidCount: approved?.paidOrders.length ?? 0,
  };
};
