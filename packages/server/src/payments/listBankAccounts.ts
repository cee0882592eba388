import type { Handler } from '../platform/handler.ts';
import { listBankAccounts as readBankAccounts } from './bankTransfers.store.ts';
import { bankAccountOf } from './view.ts';

export const listBankAccounts: Handler<'listBankAccounts'> = async (tx) => ({
  list: (await readBankAccounts(tx)).map((row) => ({
    ...bankAccountOf(row),
    active: row.active,
    position: row.position,
  })),
});
