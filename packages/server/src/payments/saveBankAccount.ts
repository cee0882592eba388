import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { saveBankAccount as store } from './bankTransfers.store.ts';

export const saveBankAccount: Handler<'saveBankAccount'> = async (tx, _actor, input) => {
  const id = await store(tx, input.id, {
    bankName: input.bankName,
    accountName: input.accountName,
    accountNumber: input.accountNumber,
    currency: input.currency,
    remark: input.remark,
    active: input.active,
    position: input.position,
  });
  return id === undefined ? refuse('row.notFound') : { done: true, id };
};
