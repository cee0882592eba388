import type { Handler } from '../platform/handler.ts';
import { openBankAccounts } from './bankTransfers.store.ts';
import { bankAccountOf } from './view.ts';

export const getBankList: Handler<'getBankList'> = async (tx) => ({
  list: (await openBankAccounts(tx)).map(bankAccountOf),
});
