import { parseSync } from 'libpg-query';
import pg from 'pg';
import { expect, test } from 'vitest';
import { applyOnCluster, distribute } from '../src/platform/citus.ts';
import { clusterStatements } from '../src/platform/clusterStatements.ts';
import { distributeDatabase } from '../src/platform/migrate.ts';
import { cloneDatabase, isOnCluster } from './databases.ts';
import { faultsOf } from './statements.ts';

/** A migration with statements that a cluster accepts only one at a time, and with text after multi-byte characters. */
const file = `-- Ärger: 包裹
set local lock_timeout = '5s';
alter table parcels add column tint text not null default 'none' check (tint <> ''), add column crate_id uuid;
create table crates (
  shop_id uuid not null, id uuid not null, warehouse_id uuid not null, maker text not null references countries (code),
  primary key (shop_id, id), foreign key (shop_id, warehouse_id) references warehouses (shop_id, id)
);
select protect_tenant_table('crates');
alter table parcels add constraint parcels_tinted check (tint <> '?') not valid,
  add constraint parcels_crate foreign key (shop_id, crate_id) references crates (shop_id, id) not valid;
alter table parcels validate constraint parcels_tinted;
alter table parcels validate constraint parcels_crate;
`;

test('a migration is rewritten for a cluster: constraints are separate, keys and validations run later', async () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const { now, held } = await clusterStatements(file);
  expect(now.map(plain)).toEqual([
    expect.stringContaining("set local lock_timeout = '5s'"),
    "alter table parcels add column tint text not null default 'none'",
    expect.stringMatching(
      /^alter table parcels add constraint parcels_tint_check check \(\s?tint <> ''\s?\)$/,
    ),
    'alter table parcels add column crate_id uuid',
    expect.stringMatching(
      /^create table crates \((?!.*(references|foreign)).*primary key \(shop_id, id\)\s?\)$/,
    ),
    "select protect_tenant_table('crates')",
    expect.stringMatching(/^alter table parcels add constraint parcels_tinted check .* not valid$/),
  ]);
  expect(held.map(plain)).toEqual([
    expect.stringMatching(
      /^alter table crates add constraint crates_maker_fkey foreign key ?\(maker\) references countries/,
    ),
    expect.stringMatching(
      /^alter table crates add foreign key ?\(shop_id, warehouse_id\) references warehouses/,
    ),
    expect.stringMatching(/^alter table parcels add constraint parcels_crate foreign key.* not valid$/),
    'alter table parcels validate constraint parcels_tinted',
    'alter table parcels validate constraint parcels_crate',
  ]);
});

test('afterwards the constraints are the same everywhere, and a cluster distributes the new table', async () => {
  const isCluster = await isOnCluster();
  const { url } = await cloneDatabase();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('begin');
    await (isCluster ? applyOnCluster(owner, file) : owner.query(file));
    await owner.query('commit');
    if (isCluster) await distribute(owner, () => undefined);
    const { rows } = await owner.query(
      `select conname as name, convalidated as holds from pg_constraint
       where contype <> 'n' and (conrelid = 'crates'::regclass or conname ~ '^parcels_(tint|crate)')
       order by conname`,
    );
    const names = ['crates_maker_fkey', 'crates_pkey', 'crates_shop_id_warehouse_id_fkey'];
    expect(rows).toEqual(
      [...names, 'parcels_crate', 'parcels_tint_check', 'parcels_tinted'].map((name) => ({
        name,
        holds: true,
      })),
    );
    const spread = isCluster
      ? (await owner.query("select from citus_shards where table_name = 'crates'::regclass")).rowCount
      : 0;
    expect(spread).toBe(isCluster ? 2 : 0);
    // On its nodes, a cluster turns a restrictive policy into a permissive one, so there must be no restrictive
    // policy.
    const forbidding = "select policyname from pg_policies where permissive <> 'PERMISSIVE'";
    expect((await owner.query(forbidding)).rows).toEqual([]);
  } finally {
    await owner.end();
  }
});

test('a database is distributed only on a cluster, and never while others are connected', async () => {
  const { url } = await cloneDatabase();
  const other = new pg.Client({ connectionString: url, application_name: 'a shop' });
  await other.connect();
  try {
    const refusal = (await isOnCluster()) ? 'Stop the product first' : 'coordinator of a Citus cluster';
    await expect(distributeDatabase(url, () => undefined)).rejects.toThrow(refusal);
  } finally {
    await other.end();
  }
});

const shop = 'shop_id = $1';
test.each([
  ['select from members where id = $1', 'the rows of any shop in members'],
  [`select from members where ${shop} or id = $2`, 'the rows of any shop in members'],
  [
    `select from members where ${shop} and exists (select from orders where member_id = members.id)`,
    'the rows of any shop in orders',
  ],
  [
    `with a as (update orders set note = '' where ${shop} returning id) select from a join members on members.id = a.id`,
    'the rows of any shop in members',
  ],
  [`select from members where ${shop} union all select from orders`, 'the rows of any shop in orders'],
  [
    `select exists (select from orders o where o.shop_id = m.shop_id) from members m where m.${shop} `,
    'the rows of any shop in orders',
  ],
  ['insert into orders (id) values ($1)', 'the rows of any shop in orders'],
  ['insert into orders (shop_id, id) values ($1, (select $2))', 'a query among values'],
  [
    'insert into orders (shop_id, id) select $1, id from unnest($2) as id',
    'rows of a query added without returning',
  ],
  [
    `insert into orders (shop_id, id) select shop_id, id from members where ${shop} returning id`,
    'what is returned of a table without an alias, of rows from another',
  ],
  [`update orders set note = '' where ${shop} returning (select 1)`, 'a query in what is returned'],
  [
    'insert into orders (shop_id, id) values ($1, $2) on conflict (shop_id, id) do update set shop_id = $1',
    'a changed shop_id',
  ],
  [
    `update orders set paid_at = greatest(paid_at, $2::timestamptz + make_interval(days => days)) where ${shop}`,
    'an update that adds to the time of a column',
  ],
  [
    `update orders set paid_at = created_at - interval '1 day' where ${shop}`,
    'an update that adds to the time of a column',
  ],
])('%s is refused: %s', (text, fault) => {
  expect(faultsIn(text)).toEqual([fault]);
});

test.each([
  `select from members where ${shop}::uuid and exists (select from orders where orders.shop_id = $1)`,
  'select from members m left join orders o on o.shop_id = m.shop_id join lateral (select from orders n where n.shop_id = $1) on true where m.shop_id = $1',
  'delete from orders using members where (orders.shop_id, orders.id) = (members.shop_id, members.id) and members.shop_id = $1',
  'insert into orders (shop_id, id) select $1, id from unnest($2) as id returning id',
  `insert into orders as made (shop_id, id) select shop_id, id from members where ${shop} returning made.id`,
  'select from shops join countries on true',
  `update orders set paid_at = $2::timestamptz + interval '1 day' where ${shop} and created_at < $2::timestamptz - make_interval(days => $3)`,
  `update orders set paid_at = (created_at at time zone 'UTC' - interval '1 day') at time zone 'UTC' where ${shop}`,
])('%s is on one shard', (text) => {
  expect(faultsIn(text)).toEqual([]);
});

function faultsIn(text: string): string[] {
  return (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt ? faultsOf(stmt) : []));
}
