import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { listOpenBankAccounts, listBankAccounts as readBankAccounts } from './bankTransfers.store.ts';
import { findPaymentOf } from './store.ts';
import { bankAccountOf, paymentOf } from './view.ts';

export const getBankList: Handler<'getBankList'> = async (tx) => ({
  list: (await listOpenBankAccounts(tx)).map(bankAccountOf),
});

export const getPayState: Handler<'getPayState'> = async (tx, actor, input) => {
  const payment = await findPaymentOf(tx, actor.memberId, input.payId);
  return payment ? paymentOf(payment, actor) : refuse('row.notFound');
};

export const listBankAccounts: Handler<'listBankAccounts'> = async (tx) => ({
  list: (await readBankAccounts(tx)).map((row) => ({
    ...bankAccountOf(row),
    active: row.active,
    position: row.position,
  })),
});
