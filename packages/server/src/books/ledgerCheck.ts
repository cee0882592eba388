import type { JobDefinition } from '../platform/jobs.ts';
import { brokenPoints } from '../points/check.store.ts';
import { allowLongReading, brokenAccounts, brokenOrders } from './check.store.ts';

export const ledgerCheckJob = 'ledger-check';

interface Report {
  error(about: object, message: string): void;
}

/**
 * Once an hour, for each shop: every balance, of money and of points, is the sum of its entries, and each order's account says what the ledger says. Where one is not, an error
 * is logged and `faults` hears how many: an operator's alarm hangs on it.
 */
export function ledgerCheck(log: Report, faults: (shopId: string, count: number) => void): JobDefinition {
  return {
    name: ledgerCheckJob,
    hourly: true,
    run: (noTransaction) =>
      noTransaction.transact(async (tx) => {
        await allowLongReading(tx);
        const [accounts, points, orders] = await Promise.all([
          brokenAccounts(tx),
          brokenPoints(tx),
          brokenOrders(tx),
        ]);
        faults(tx.shopId, accounts.length + points.length + orders.length);
        if (accounts.length > 0)
          log.error({ shopId: tx.shopId, accounts: accounts.slice(0, 20) }, 'the ledger does not add up');
        if (orders.length > 0)
          log.error(
            { shopId: tx.shopId, orders: orders.slice(0, 20) },
            'the accounts of orders do not add up',
          );
        if (points.length > 0)
          log.error({ shopId: tx.shopId, points: points.slice(0, 20) }, 'points do not add up');
      }),
  };
}
