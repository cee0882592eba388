import { sql } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop } from '../platform/rows.ts';

/** A member's balance in the old system; below 0 for an amount that is taken back. */
export interface OpeningEntry {
  readonly memberId: string;
  /** In the shop's currency; not 0. */
  readonly amountMinor: number;
}

/**
 * Enters balances of the old system, one entry each between the shop's account of opening balances and the member's:
 * many at once, in few statements. Answers the members whose balance would fall below 0; for them nothing is
 * entered. Each member may occur only once. Like `transferAll`, it must be called last in a transaction.
 */
export async function enterOpeningBalances(
  tx: Tx,
  staffId: string,
  memo: string,
  entries: readonly OpeningEntry[],
): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const accounts = await lockedAccounts(tx, fieldOf(entries, 'memberId'));
  const shop = accounts.get('');
  if (shop === undefined) throw new Error('no account of opening balances');
  const refused = new Set<string>();
  let shopMinor = shop.balanceMinor;
  const written = entries.flatMap(({ memberId, amountMinor }) => {
    const account = accounts.get(memberId);
    if (account === undefined) throw new Error(`no account of ${memberId}`);
    const balanceMinor = account.balanceMinor + amountMinor;
    if (balanceMinor < 0) {
      refused.add(memberId);
      return [];
    }
    shopMinor -= amountMinor;
    const [debit, credit] = amountMinor > 0 ? [shop.id, account.id] : [account.id, shop.id];
    const [debitBalanceMinor, creditBalanceMinor] =
      amountMinor > 0 ? [shopMinor, balanceMinor] : [balanceMinor, shopMinor];
    const row = {
      shopId: tx.shopId,
      // The id is made under the lock, so that the ids of an account's entries follow its balance.
      id: newId(),
      debitAccountId: debit,
      creditAccountId: credit,
      amountMinor: Math.abs(amountMinor),
      kind: 'openingBalance',
      debitBalanceMinor,
      creditBalanceMinor,
      staffId,
      memo,
      at: tx.now,
    };
    return [{ row, accountId: account.id, amountMinor }];
  });
  const changes = [
    ...written.map(({ accountId, amountMinor }) => ({ id: accountId, by: amountMinor })),
    { id: shop.id, by: shopMinor - shop.balanceMinor },
  ];
  await tx.run({
    compile: () =>
      sql`update ledger_accounts as account set balance_minor = balance_minor + change.by
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id uuid, by bigint)
        where account.shop_id = ${tx.shopId} and account.id = change.id`.compile(db),
  });
  await insertRows(tx, 'ledgerTransfers', fieldOf(written, 'row'));
  await publish(tx, 'wallet', null);
  return refused;
}

/** The members' balances by id, and the shop's account under an empty key; locked in id order. */
async function lockedAccounts(tx: Tx, memberIds: readonly string[]) {
  const wanted = [...memberIds].sort().map((memberId) => ({ kind: 'memberBalance' as const, memberId }));
  await insertMissing(tx, [...wanted, { kind: 'openingBalances' as const, memberId: null }]);
  const rows = await tx.all(
    fromShop(tx, 'ledgerAccounts')
      .select(['id', 'memberId', 'balanceMinor'])
      .where(
        sql<boolean>`id = any(array(
          select id from ledger_accounts where shop_id = ${tx.shopId} and kind = 'memberBalance'
            and member_id = any(${[...memberIds]}::uuid[])
          union all
          select id from ledger_accounts where shop_id = ${tx.shopId} and kind = 'openingBalances' and member_id is null))`,
      )
      .orderBy('id')
      .forUpdate(),
  );
  return new Map(rows.map((row) => [row.memberId ?? '', row]));
}

async function insertMissing(
  tx: Tx,
  wanted: readonly { readonly kind: 'memberBalance' | 'openingBalances'; readonly memberId: string | null }[],
): Promise<void> {
  const rows = wanted.map((one) => ({ ...one, id: newId() }));
  await tx.run({
    compile: () =>
      sql`insert into ledger_accounts (shop_id, id, kind, member_id)
        select ${tx.shopId}::uuid, id, kind, "memberId"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, kind text, "memberId" uuid)
        on conflict do nothing`.compile(db),
  });
}
