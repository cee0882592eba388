import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findTransfer } from '../payments/bankTransfers.store.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { creditTransfer } from './creditTransfer.ts';

export const approveBankTransfer: Handler<'approveBankTransfer'> = async (tx, actor, input, services) => {
  const transfer = await findTransfer(tx, input.id);
  if (transfer === undefined) return refuse('row.notFound');
  if (transfer.state !== 'pending') return refuse('transfer.decided');
  const act = await requireApproval(tx, actor, {
    kind: 'transfer',
    worthMinor: transfer.amountMinor + transfer.bonusMinor,
    memberId: transfer.memberId,
    subjectId: transfer.id,
    reason: transfer.transactionNumber,
    asked: input.despiteRules ? { despiteRules: true } : {},
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending', creditedMinor: 0, paidOrders: [] };
  const credited = await creditTransfer(tx, actor, services, input);
  return isRefusal(credited) ? credited : { done: true, state: 'approved', ...credited };
};
