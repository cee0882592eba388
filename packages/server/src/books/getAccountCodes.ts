import { ledgerAccountKinds } from '@crossdock/domain/wallet/books.ts';
import type { Handler } from '../platform/handler.ts';
import { openTerms } from './journal.ts';

export const getAccountCodes: Handler<'getAccountCodes'> = async (tx, actor) => {
  const { accounts } = await openTerms(tx, actor);
  return { codes: ledgerAccountKinds.map((kind) => ({ kind, ...accounts[kind] })) };
};
