import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { quoteIdentifier } from '../platform/backup.ts';
import { copyFormatLine } from './cells.ts';
import type { ImportTarget } from './target.store.ts';

/** A line of accounts.csv: an account, its owner, and its balance. */
export type AccountLine = readonly [kind: string | null, member: string | null, balance: string | null];

const moved = `
  select account_id, sum(amount) as amount from (
    select credit_account_id as account_id, amount_minor as amount from ledger_transfers where shop_id = $1
    union all
    select debit_account_id, -amount_minor from ledger_transfers where shop_id = $1) one
  group by account_id`;

/**
 * Updates the planner's statistics about the written rows: without them, comparing fifty thousand rows takes
 * half an hour.
 */
export async function analyzeTables({ client }: ImportTarget, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`analyze ${quoteIdentifier(table)}`);
}

/**
 * Accounts of members with a negative balance. They are checked here because the table's own error would not
 * name the account.
 */
async function belowZero({ client, shopId }: ImportTarget): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select concat_ws(' ', 'ledger:', a.kind, m.simple_code, 'is', moved.amount, 'by its movements, below zero') as what
     from (${moved}) moved
       join ledger_accounts a on a.shop_id = $1 and a.id = moved.account_id
       left join members m on m.shop_id = a.shop_id and m.id = a.member_id
     where a.member_id is not null and moved.amount < 0
     union all
     select concat_ws(' ', 'points:', m.simple_code, 'has', p.points, 'and owes', p.owed, 'by the entries, below zero')
     from (select member_id, sum(amount) as points, sum(owed_change) as owed from points_entries where shop_id = $1 group by 1) p
       join members m on m.shop_id = $1 and m.id = p.member_id
     where p.points < 0 or p.owed < 0
     limit 20`,
    [shopId],
  );
  return rows.map(({ what }) => what);
}

/** Computes the balances from the imported movements. Answers the differences from the archive. */
export async function recomputeBalances(
  target: ImportTarget,
  accounts: AsyncIterable<AccountLine>,
): Promise<string[]> {
  const { client, shopId } = target;
  const below = await belowZero(target);
  if (below.length > 0) return below;
  await client.query(
    `update ledger_accounts as a set balance_minor = moved.amount from (${moved}) moved
     where a.shop_id = $1 and a.id = moved.account_id`,
    [shopId],
  );
  await client.query(
    `insert into points_balances (shop_id, member_id, balance, owed)
     select shop_id, member_id, sum(amount), sum(owed_change) from points_entries where shop_id = $1 group by 1, 2`,
    [shopId],
  );
  await client.query(
    'create temp table accounts_said (kind text, member text, balance bigint) on commit drop',
  );
  const lines = async function* () {
    for await (const [kind, member, balance] of accounts)
      yield copyFormatLine([kind, member ?? '', balance], []);
  };
  await pipeline(Readable.from(lines()), client.query(copyFrom('copy accounts_said from stdin')));
  await client.query('analyze accounts_said');
  const { rows } = await client.query<{ what: string }>(
    `select concat_ws(' ', coalesce(said.kind, here.kind), coalesce(said.member, here.member), 'is',
         coalesce(here.balance::text, 'missing'), 'by its movements and', coalesce(said.balance::text, 'missing'), 'in accounts.csv') as what
     from accounts_said said full join (
       select a.kind, coalesce(m.simple_code, '') as member, a.balance_minor as balance from ledger_accounts a
       left join members m on m.shop_id = a.shop_id and m.id = a.member_id where a.shop_id = $1) here
       on here.kind = said.kind and here.member = said.member
     where said.balance is distinct from here.balance limit 20`,
    [shopId],
  );
  return rows.map(({ what }) => `ledger: ${what}`);
}

/** Rebuilds data that no export contains because it is derived from other tables. */
export async function rebuildDerivedTables({ client, shopId }: ImportTarget): Promise<void> {
  const statements = [
    `insert into counters (shop_id, member_id, name, value)
     select shop_id, member_id, 'parcel.' || state, count(*) from parcels
     where shop_id = $1 and member_id is not null group by 1, 2, 3`,
    `insert into counters (shop_id, member_id, name, value)
     select shop_id, member_id, 'order.' || state, count(*) from orders where shop_id = $1 group by 1, 2, 3`,
    `insert into member_search_parts (shop_id, part, member_id)
     select m.shop_id, said.part, m.id from members m,
       member_parts(m.account, m.email, m.simple_code, m.random_name, m.name, m.nickname, m.phone) as said
     where m.shop_id = $1 on conflict do nothing`,
    `insert into parcel_search_parts (shop_id, part, before, parcel_id)
     select p.shop_id, said.part, said.before, p.id from parcels p, parcel_parts(p.bill_code, p.short_parts) as said
     where p.shop_id = $1 on conflict do nothing`,
    `insert into order_search_parts (shop_id, part, before, order_id)
     select o.shop_id, said.part, said.before, o.id from orders o,
       order_parts(o.number, o.forwarding_number, o.consignee, o.phone) as said
     where o.shop_id = $1 on conflict do nothing`,
  ];
  for (const statement of statements) await client.query(statement, [shopId]);
}

/**
 * Turns off everything that had a secret or would send something twice: the old shop has already sent it, or will
 * still send it.
 */
export async function disableSecretsAndSending({ client, shopId }: ImportTarget): Promise<void> {
  const statements = [
    'update api_keys set revoked_at = coalesce(revoked_at, now()) where shop_id = $1',
    'update member_invitations set expires_at = least(expires_at, now()) where shop_id = $1',
    "update webhooks set state = 'off' where shop_id = $1",
    'update einvoice_accounts set active_since = null where shop_id = $1',
    'update notifications set told_at = coalesce(told_at, created_at) where shop_id = $1',
    `update outgoing_messages set state = 'failed', failure = 'not sent: read back from an export'
     where shop_id = $1 and state in ('queued', 'sending', 'held')`,
  ];
  for (const statement of statements) await client.query(statement, [shopId]);
}

export interface RowTotals {
  readonly rows: number;
  readonly sums: Readonly<Record<string, string>>;
}

/** The number of a table's rows in the shop, and the sums of its columns with money or points. */
export async function countAndSumRows(
  { client, shopId }: ImportTarget,
  table: string,
  summed: readonly string[],
): Promise<RowTotals> {
  const sums = summed
    .map((name) => `, coalesce(sum(${quoteIdentifier(name)}), 0)::text as ${quoteIdentifier(name)}`)
    .join('');
  const { rows } = await client.query<Record<string, string | number>>(
    `select count(*)::integer as "rowsInAll"${sums} from ${quoteIdentifier(table)} where ${table === 'shops' ? 'id' : 'shop_id'} = $1`,
    [shopId],
  );
  const { rowsInAll = 0, ...its } = rows[0] ?? {};
  return {
    rows: Number(rowsInAll),
    sums: Object.fromEntries(Object.entries(its).map(([name, sum]) => [name, String(sum)])),
  };
}

/** The totals of members' money, points and the trial balance, computed from the balances themselves. */
export async function balanceTotals({ client, shopId }: ImportTarget): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(
    `select
       (select count(*) from ledger_accounts where shop_id = $1)::text as accounts,
       (select coalesce(sum(balance_minor), 0) from ledger_accounts where shop_id = $1)::text as "trialBalance",
       (select coalesce(sum(balance_minor), 0) from ledger_accounts where shop_id = $1 and kind = 'memberBalance')::text as balances,
       (select coalesce(sum(balance), 0) from points_balances where shop_id = $1)::text as points`,
    [shopId],
  );
  return rows[0] ?? {};
}
