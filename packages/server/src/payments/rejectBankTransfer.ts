import type { paymentCalls } from '@crossdock/contract/payments.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedTransfers, findTransfer } from './bankTransfers.store.ts';

export const rejectBankTransfer: Handler<(typeof paymentCalls)['rejectBankTransfer']> = async (
  tx,
  actor,
  input,
) => {
  if (await decide(tx, actor, auditedTransfers, { id: input.id, event: 'reject', reason: input.reason }))
    return { done: true };
  return (await findTransfer(tx, input.id)) ? refuse('transfer.decided') : refuse('row.notFound');
};
