import type { walletCalls } from '@crossdock/contract/wallet.ts';
import type { Handler } from '../platform/handler.ts';
import { listEntries } from './records.store.ts';
import { entryOf } from './view.ts';

export const getConsumptionList: Handler<(typeof walletCalls)['getConsumptionList']> = async (
  tx,
  actor,
  input,
) => {
  const page = await listEntries(tx, actor.memberId, input);
  // Members see that the shop did it, not which of its people.
  return { ...page, list: page.list.map((row) => ({ ...entryOf(row), staffName: null })) };
};
