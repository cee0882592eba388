import type { Tx } from '@crossdock/server/platform/db.ts';
import { ledgerRows } from './book.ts';
import { demoChargebacks, insertChargebacks } from './chargebacks.ts';
import type { FinanceInput } from './finance.ts';
import { insertTables } from './insertTables.ts';
import { bankTransferRow, type MemberPayments, type MoneyInput } from './memberPayments.ts';
import type { Random } from './random.ts';

/** Inserts all movements of money as in the ledger, with the payments, transfers and chargebacks that caused them. */
export async function insertMoney(
  tx: Tx,
  random: Random,
  of: FinanceInput & MoneyInput,
  purses: readonly MemberPayments[],
): Promise<void> {
  const waiting = Array.from({ length: 6 }, () =>
    bankTransferRow(
      random,
      random.pick(of.members),
      random.int(2, 20) * 25_000,
      of.now - random.int(1, 40) * 1_800_000,
      of,
    ),
  );
  const payments = purses.flatMap((purse) => purse.payments);
  const chargebacks = demoChargebacks(of, payments);
  const entries = [...purses.flatMap((purse) => purse.entries), ...chargebacks.entries];
  const { accounts, transfers } = ledgerRows(random, of.shopId, entries);
  await insertTables(tx, {
    bankTransfers: [...purses.flatMap((purse) => purse.transfers), ...waiting],
    payments,
  });
  await insertChargebacks(tx, chargebacks);
  await insertTables(tx, {
    ledgerAccounts: accounts,
    ledgerTransfers: transfers,
  });
}
