import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { jobNames } from '../src/jobs.ts';
import { buildConcurrently, isConcurrentMigration } from '../src/platform/concurrentMigration.ts';
import { migrate, migratorLock } from '../src/platform/migrate.ts';
import { db } from '../src/platform/query.ts';
import { asShopId } from '../src/platform/scope.ts';
import { prepareDatabase } from '../src/prepareDatabase.ts';
import { isOnCluster, testWhere } from './databases.ts';
import { addWarehouseAndGoodsTypes, forecast } from './parcelWorld.ts';
import { rollingUpgrade } from './rollingUpgrade.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
await addWarehouseAndGoodsTypes(world, world.tw);
const member = await world.tw.member();

// A migrator also checks the nodes of a cluster, so it always takes the lock.
const onOneServer = testWhere(!(await isOnCluster()));

const listed = () => member.client.call('queryParcels', {});

test('all columns of a table are listed one by one, under any alias', () => {
  const columns = ['shop_id', 'id', 'channel_id', 'name', 'country', 'zip_prefixes'];
  const all = columns.map((column) => `"${column}"`).join(', ');
  const ofZ = columns.map((column) => `"z"."${column}"`).join(', ');
  expect(db.selectFrom('zones').selectAll().compile().sql).toBe(`select ${all} from "zones"`);
  const joined = db
    .selectFrom('channels')
    .innerJoin('zones as z', 'z.channelId', 'channels.id')
    .selectAll('z');
  expect(joined.compile().sql).toContain(`select ${ofZ} from "channels"`);
  const changed = db.updateTable('zones').set({ name: 'x' }).returningAll();
  expect(changed.compile().sql).toMatch(new RegExp(`returning ${all}$`));
  const within = db.selectFrom(db.selectFrom('zones').selectAll().as('some')).selectAll();
  expect(within.compile().sql).toBe(`select * from (select ${all} from "zones") as "some"`);
  // The statement counts rows, so it does not depend on their columns.
  const counted = db.selectFrom('zones').select(({ fn }) => fn.countAll<number>().as('n'));
  expect(counted.compile().sql).toBe('select count(*) as "n" from "zones"');
});

test('an index of a filled table is built without blocking writes, also after a killed build', async () => {
  const file = `-- Why.
create index concurrently if not exists parcels_tried on parcels (shop_id, goods_name);
create index concurrently if not exists sessions_tried on sessions (shop_id, last_seen_at) where member_id is not null;
`;
  expect([
    isConcurrentMigration(file),
    isConcurrentMigration('create index x on parcels (shop_id);'),
  ]).toEqual([true, false]);
  await forecast(member);
  // A killed build leaves an index that exists but is not valid.
  await world.sql('create index parcels_tried on parcels (shop_id)');
  await world.sql(`update pg_index set indisvalid = false where indexrelid = 'parcels_tried'::regclass`);
  const { DATABASE_URL: connectionString } = world.running.services.config;
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  try {
    await buildConcurrently(owner, file);
    await buildConcurrently(owner, file);
  } finally {
    await owner.end();
  }
  const built = await world.sql<{ columns: number }>(
    `select indnkeyatts as columns from pg_index
     where indexrelid = any(array['parcels_tried', 'sessions_tried']::regclass[]) and indisvalid`,
  );
  expect(built).toEqual([{ columns: 2 }, { columns: 2 }]);
});

test('a statement prepared before its columns changed their type runs again, after everything is prepared anew', async () => {
  const { courierNumber: number } = await forecast(member);
  // Both statements are sent in one packet. If one of them must be repeated, this must not affect the other one.
  const lanes = () =>
    world.running.database.read(asShopId(world.tw.id), (tx) => {
      const [carriers, zones] = [db.selectFrom('carriers'), db.selectFrom('zones')];
      return Promise.all([
        tx.all(carriers.select('name').where('shopId', '=', tx.shopId)),
        tx.all(zones.select('name').where('shopId', '=', tx.shopId)),
      ]);
    });
  // Prepares the statement on every connection.
  await Promise.all(Array.from({ length: 30 }, listed));
  await lanes();
  await world.sql('alter table parcels alter column goods_name type character varying(300)');
  await world.sql('alter table carriers alter column name type character varying(300)');
  await world.sql('alter table zones alter column name type character varying(300)');
  expect(await lanes()).toHaveLength(2);
  const lists = await Promise.all(Array.from({ length: 30 }, listed));
  for (const { list } of lists) expect(list.map(({ courierNumber }) => courierNumber)).toContain(number);
  expect((await forecast(member)).courierNumber).not.toBe(number);
});

test('an older build starts on a newer database, but not on one of a later major version', async () => {
  const faults = async () => {
    const answer = await world.running.server.app.inject({ url: '/readyz' });
    return (answer.json() as { faults: string[] }).faults.filter((fault) => !fault.endsWith('is off'));
  };
  const { DATABASE_URL: url } = world.running.services.config;
  const later = (major: number) =>
    world.sql(
      `insert into schema_migrations values ('9999_later', now(), $1)
      on conflict (version) do update set major = excluded.major`,
      [major],
    );
  await later(1);
  expect(await faults()).toEqual([]);
  expect(await migrate(url, jobNames)).toEqual([]);
  await later(3);
  expect(await faults()).toEqual(['the database is of major version 3, this build of 2']);
  await expect(migrate(url, jobNames)).rejects.toThrow('major version 3');
  await world.sql("delete from schema_migrations where version in ('9999_later', '0107_joined_talks')");
  expect(await faults()).toEqual(['the database lacks 0107_joined_talks']);
  await world.sql("insert into schema_migrations values ('0107_joined_talks', now())");
});

test('a start can connect to serve as soon as a database answers that was prepared before', async () => {
  const { DATABASE_URL: url } = world.running.services.config;
  let times = 0;
  expect(await prepareDatabase(url, () => times++)).toEqual([]);
  expect(times).toBe(1);
});

onOneServer(
  'a database that is up to date is not locked at a start; one without a grant on the queue gets it again',
  async () => {
    const { DATABASE_URL: url } = world.running.services.config;
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    try {
      await other.query('select pg_advisory_lock($1)', [migratorLock]);
      expect(await migrate(url, jobNames)).toEqual([]);
      await world.sql('revoke update on pgboss.queue from crossdock_app');
      const granted = () =>
        world.sql("select has_table_privilege('crossdock_app', 'pgboss.queue', 'update') as granted");
      const migrating = migrate(url, jobNames);
      await setTimeout(300);
      expect(await granted()).toEqual([{ granted: false }]);
      await other.query('select pg_advisory_unlock($1)', [migratorLock]);
      expect(await migrating).toEqual([]);
      expect(await granted()).toEqual([{ granted: true }]);
    } finally {
      await other.end();
    }
  },
);

test('an upgrade that adds and fills a column and a table fails no request, one process after the other, during a long report', async () => {
  const { answers, written } = await rollingUpgrade(world, member, 600);
  expect([...new Set(answers)]).toEqual(['200']);
  const [kept] = await world.sql<{ n: number }>(
    "select count(*)::int as n from parcels where bill_code like 'UPG%' and handled_by = 'nobody'",
  );
  expect(kept?.n).toBe(written);
});
