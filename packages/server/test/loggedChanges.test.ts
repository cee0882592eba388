import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { logPositionText, parseLogPosition, ReplicationLogParser } from '../src/platform/loggedChanges.ts';
import { statementForChange } from '../src/platform/shopFollow.ts';
import { allowsLogicalReplication, cloneDatabase, dropDatabase, testWhere } from './databases.ts';

/** Random text does not compress, so PostgreSQL stores it outside the row. */
const long = randomBytes(6_000).toString('base64');

const isFit = await allowsLogicalReplication();
const reads = testWhere(isFit);

const database = await cloneDatabase();
const owner = new pg.Client({ connectionString: database.url });
await owner.connect();
await owner.query(`create table crates (shop_id integer, id integer, said text, more jsonb, primary key (shop_id, id));
  create publication crates for table crates where (shop_id = 1)`);
if (isFit) await owner.query("select pg_create_logical_replication_slot('crates', 'pgoutput', true)");
afterAll(async () => {
  await owner.end();
  await dropDatabase(database.name);
});

const written = async () => {
  // The slot returns only commits that have reached the disk.
  await owner.query("select pg_logical_emit_message(false, '', '', true)");
  const { rows } = await owner.query<{ data: Buffer }>(
    `select data from pg_logical_slot_get_binary_changes('crates', null, null, 'proto_version', '1', 'publication_names', 'crates')`,
  );
  return rows.map(({ data }) => data);
};
const read = async () => new ReplicationLogParser().read(await written());
const changed = async (...statements: string[]) => {
  for (const statement of statements) await owner.query(statement);
  return (await read()).flatMap(({ changes }) => changes.map(({ before, after }) => ({ before, after })));
};

reads('rows that come: text of every letter, nothing, and those of this shop alone', async () => {
  const odd = `a'b\\c\n\t€𝄞包`;
  await owner.query(
    `insert into crates values (1, 1, $1, '{"a": [null, "é"]}'), (2, 1, 'x', null), (1, 2, '', null)`,
    [odd],
  );
  const [transaction, ...others] = await read();
  expect(others).toEqual([]);
  expect(transaction?.changes).toEqual(
    [
      ['1', '1', odd, '{"a": [null, "é"]}'],
      ['1', '2', '', null],
    ].map((after) => ({
      table: {
        name: 'crates',
        columns: ['shop_id', 'id', 'said', 'more'].map((name, at) => ({ name, isKey: at < 2 })),
      },
      before: undefined,
      after,
    })),
  );
  const { rows } = await owner.query(`select pg_current_wal_insert_lsn()::text as now`);
  const behind = parseLogPosition(rows[0].now) - (transaction?.end ?? 0n);
  expect(behind >= 0n && behind < 0x1000000n).toBe(true);
});

reads('what is long and has not changed is not written again, and stays as it is', async () => {
  await owner.query(`insert into crates values (1, 3, $1, null)`, [long]);
  expect((await read())[0]?.changes[0]?.after?.[2]).toBe(long);
  await owner.query(`update crates set more = '1' where id = 3`);
  const [change] = (await read())[0]?.changes ?? [];
  expect(change?.after).toEqual(['1', '3', undefined, '1']);
  if (change)
    expect(statementForChange(change, new Map([['crates', 'boxes']]))).toMatchObject({
      text: 'update "boxes" set "more" = $1 where "shop_id" = $2 and "id" = $3',
      values: ['1', '1', '3'],
    });
});

reads('rows that go, and rows whose key has changed', async () => {
  const [gone, changedKey] = await changed(
    'delete from crates where id = 2',
    `update crates set id = 4, said = 'z' where id = 1 and shop_id = 1`,
  );
  expect(gone).toEqual({ before: ['1', '2', null, null], after: undefined });
  expect(changedKey).toEqual({
    before: ['1', '1', null, null],
    after: ['1', '4', 'z', '{"a": [null, "é"]}'],
  });
});

reads('a table that is emptied as a whole is refused', async () => {
  await owner.query('truncate crates');
  await expect(read()).rejects.toThrow('emptied as a whole');
});

reads('what is cut off, or of a kind that is not known, is refused', async () => {
  await owner.query(`insert into crates values (1, 9, 'cut', null)`);
  const messages = await written();
  const [begun, table, row] = messages;
  if (begun === undefined || table === undefined || row === undefined) throw new Error('nothing was written');
  const fresh = (...some: Buffer[]) => new ReplicationLogParser().read(some);
  expect(() => fresh(begun, row)).toThrow('has not said what it is');
  for (const end of [row.length - 1, row.length - 3, 8])
    expect(() => fresh(begun, table, row.subarray(0, end))).toThrow();
  expect(() => fresh(table.subarray(0, 12))).toThrow('a name without an end');
  expect(() => fresh(Buffer.from('X'))).toThrow('The log says X');
});

test('a position in the log equals PostgreSQL’s two-part number', () => {
  expect(parseLogPosition('16/B374D848')).toBe(0x16b374d848n);
  expect(logPositionText(0x16b374d848n)).toBe('16/B374D848');
  expect(logPositionText(parseLogPosition('0/1A'))).toBe('0/1A');
});
