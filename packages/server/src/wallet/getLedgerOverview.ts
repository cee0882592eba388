import type { walletCalls } from '@crossdock/contract/wallet.ts';
import type { Handler } from '../platform/handler.ts';
import { accountSums, comingTransfers } from './records.store.ts';
import { shopAccountKinds } from './store.ts';

export const getLedgerOverview: Handler<(typeof walletCalls)['getLedgerOverview']> = async (tx, actor) => {
  const [sums, pending] = await Promise.all([accountSums(tx), comingTransfers(tx)]);
  const of = (kind: string) => sums.find((row) => row.kind === kind);
  return {
    currency: actor.shop.currency,
    memberBalanceMinor: of('memberBalance')?.balance_minor ?? 0,
    memberHeldMinor: of('memberHeld')?.balance_minor ?? 0,
    memberCount: of('memberBalance')?.accounts ?? 0,
    accounts: shopAccountKinds.map((kind) => ({ kind, balanceMinor: of(kind)?.balance_minor ?? 0 })),
    sumMinor: sums.reduce((sum, row) => sum + row.balance_minor, 0),
    pendingTransferCount: pending.count,
    pendingTransferMinor: pending.amount_minor,
  };
};
