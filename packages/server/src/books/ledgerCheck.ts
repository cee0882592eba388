import type { JobDefinition } from '../platform/jobs.ts';
import { membersWithWrongPoints } from '../points/check.store.ts';
import { accountsWithWrongBalance, extendStatementTimeout, ordersWithWrongSums } from './check.store.ts';

export const ledgerCheckJob = 'ledger-check';

interface Report {
  error(about: object, message: string): void;
}

/**
 * Checks every hour, for each shop, that every balance of money and points is the sum of its entries, and that each
 * order's sums match the ledger. Otherwise it logs an error and reports the number to `faults`, which an operator's
 * alarm watches.
 */
export function ledgerCheck(log: Report, faults: (shopId: string, count: number) => void): JobDefinition {
  return {
    name: ledgerCheckJob,
    hourly: true,
    run: (noTransaction) =>
      noTransaction.transact(async (tx) => {
        await extendStatementTimeout(tx);
        const [accounts, points, orders] = await Promise.all([
          accountsWithWrongBalance(tx),
          membersWithWrongPoints(tx),
          ordersWithWrongSums(tx),
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
