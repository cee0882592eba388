import type { JobDefinition } from '../platform/jobs.ts';
import { allowLongReading, brokenAccounts } from './check.store.ts';

export const ledgerCheckJob = 'ledger-check';

interface Report {
  error(about: object, message: string): void;
}

/**
 * Once an hour, for each shop: every balance is the sum of its entries. Where one is not, an error is logged and `faults`
 * hears how many: an operator's alarm hangs on it.
 */
export function ledgerCheck(log: Report, faults: (shopId: string, count: number) => void): JobDefinition {
  return {
    name: ledgerCheckJob,
    cron: '17 * * * *',
    run: async (tx) => {
      await allowLongReading(tx);
      const broken = await brokenAccounts(tx);
      faults(tx.shopId, broken.length);
      if (broken.length === 0) return;
      log.error({ shopId: tx.shopId, accounts: broken.slice(0, 20) }, 'the ledger does not add up');
    },
  };
}
