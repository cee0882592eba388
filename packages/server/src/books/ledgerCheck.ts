import type { JobDefinition } from '../platform/jobs.ts';
import { brokenPoints } from '../points/check.store.ts';
import { allowLongReading, brokenAccounts } from './check.store.ts';

export const ledgerCheckJob = 'ledger-check';

interface Report {
  error(about: object, message: string): void;
}

/**
 * Once an hour, for each shop: every balance, of money and of points, is the sum of its entries. Where one is not, an error
 * is logged and `faults` hears how many: an operator's alarm hangs on it.
 */
export function ledgerCheck(log: Report, faults: (shopId: string, count: number) => void): JobDefinition {
  return {
    name: ledgerCheckJob,
    cron: '17 * * * *',
    run: (outside) =>
      outside.transact(async (tx) => {
        await allowLongReading(tx);
        const [accounts, points] = await Promise.all([brokenAccounts(tx), brokenPoints(tx)]);
        faults(tx.shopId, accounts.length + points.length);
        if (accounts.length > 0)
          log.error({ shopId: tx.shopId, accounts: accounts.slice(0, 20) }, 'the ledger does not add up');
        if (points.length > 0)
          log.error({ shopId: tx.shopId, points: points.slice(0, 20) }, 'points do not add up');
      }),
  };
}
