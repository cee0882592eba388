import * as fc from 'fast-check';
import type pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Batch } from '../src/platform/batch.ts';
import type { Tx } from '../src/platform/db.ts';
import { publish } from '../src/platform/realtime.ts';
import { asShopId } from '../src/platform/scope.ts';
import { insertTestRow, runStatement, startBatches } from './batchWorld.ts';
import { isOnCluster } from './databases.ts';

const batches = await startBatches();
const { world, database } = batches;
beforeEach(() => world.sql('truncate kept'));

const inTw = <T>(work: (tx: Tx) => Promise<T>) => database.transact(batches.shopId, work);
describe('the statements of one turn are sent and answered in one packet', () => {
  const three = (tx: Tx) =>
    Promise.all([1, 2, 3].map((n) => runStatement(tx, 'select $1::integer as n', [n])));

  test('a read together with its scope', async () => {
    const read = async () =>
      expect(await database.read(batches.shopId, three)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    expect(await batches.packetsOf(read)).toBe(1);
  });

  test('a write with begin and its first statements, then its last ones with commit; nothing for no statements', async () => {
    const write = async (tx: Tx) => {
      await publish(tx, 'kept', null);
      tx.beforeCommit.push(async () => void (await insertTestRow(tx, 1)));
      return three(tx);
    };
    expect(await batches.packetsOf(() => inTw(write))).toBe(2);
    expect(await batches.kept()).toEqual([1]);
    expect(await batches.packetsOf(() => inTw(async (tx) => tx.now))).toBe(0);
  });

  test('the list of a recently seen caller, through the call', async () => {
    const { client } = await world.tw.member();
    await client.call('queryParcels', {});
    const submit = vi.spyOn(Batch.prototype, 'submit');
    await client.call('queryParcels', {});
    const sent = (submit.mock.contexts as Batch[])
      .map(({ statements }) => statements.map(({ text }) => text).filter((text) => !text.includes('citus.')))
      .filter((texts) => texts.some((text) => text.includes('from "parcels"')));
    submit.mockRestore();
    const asked = ['app.shop_id', '"sessions"', '"parcels"', '"counters"'];
    const all = (await isOnCluster()) ? ['begin', ...asked.toSpliced(1, 0, ' shops'), 'commit'] : asked;
    expect(sent).toEqual([all.map((word) => expect.stringContaining(word))]);
    expect(sent.flat().join()).not.toContain('"staff"');
  });
});

test('a compiled statement is prepared, however many texts were built before', async () => {
  const built = (n: number) => ({ compile: () => ({ sql: `select ${n} as n`, parameters: [] }) }) as never;
  await inTw((tx) => Promise.all([...Array(1100).keys()].map((n) => tx.all(built(n)))));
  const prepared = 'select name from pg_prepared_statements where statement = $1';
  expect(await inTw((tx) => runStatement(tx, prepared, [prepared]))).toHaveLength(1);
});

describe('a read', () => {
  test('shares its scope with no other read, and each of its turns has it', async () => {
    for (const shop of [world.tw.id, world.th.id]) {
      const scope = `select current_setting('app.shop_id') as shop`;
      const ask = (tx: Tx) => runStatement(tx, scope);
      const seen = await database.read(asShopId(shop), async (tx) => [await ask(tx), await ask(tx)]);
      expect(seen).toEqual([[{ shop }], [{ shop }]]);
      expect(await database.control(`select current_setting('app.shop_id', true) as shop`)).toEqual([
        { shop: '' },
      ]);
    }
  });

  test('that asks for a row lock is refused by the database; one that writes has a transaction from its first write to its end', async () => {
    const pid = await batches.pid();
    const read = <T>(work: (tx: Tx) => Promise<T>, keeps?: (value: T) => boolean) =>
      database.read(batches.shopId, work, keeps);
    await expect(read((tx) => runStatement(tx, 'select from kept for update'))).rejects.toThrow(
      'read-only transaction',
    );
    const both = async (tx: Tx) =>
      [await insertTestRow(tx, 1), await runStatement(tx, 'select n from kept')].at(1);
    expect(await read(both, () => false)).toEqual([{ n: 1 }]);
    expect(await batches.kept()).toEqual([]);
    expect(await read(both)).toEqual([{ n: 1 }]);
    expect(await batches.kept()).toEqual([1]);
    await batches.expectClean(pid);
  });
});

describe('a statement that fails', () => {
  const good = 'select 1 as n';
  const bad = 'select 1 / $1::integer as n';

  test.each([0, 1, 2, 3])(
    'at position %i rolls everything back and is reported to itself and later ones',
    async (place) => {
      const pid = await batches.pid();
      for (const mode of ['transact', 'read'] as const) {
        const states: string[] = [];
        const work = async (tx: Tx) => {
          if (mode === 'transact') await insertTestRow(tx, 1);
          const all = [0, 1, 2, 3].map((at) =>
            at === place ? runStatement(tx, bad, [0]) : runStatement(tx, good),
          );
          states.push(...(await Promise.allSettled(all)).map(({ status }) => status));
          await expect(runStatement(tx, good)).rejects.toThrow('division by zero');
        };
        await expect(database[mode](batches.shopId, work)).rejects.toThrow('division by zero');
        expect(states).toEqual([0, 1, 2, 3].map((at) => (at < place ? 'fulfilled' : 'rejected')));
        await batches.expectClean(pid);
      }
      expect(await batches.kept()).toEqual([]);
    },
  );

  test('because of its text, values, types or answer leaves prepared statements usable', async () => {
    const pid = await batches.pid();
    const ask = (text: string, ...values: unknown[]) => inTw((tx) => runStatement(tx, text, values));
    const typed = 'select $1::text as word, $2::timestamptz as at, $3::bigint as sum';
    const at = '2026-11-20T08:00:00.500Z';
    for (let round = 0; round < 2; round += 1) {
      await expect(ask('select')).resolves.toEqual([{}]);
      await expect(ask('selct 1')).rejects.toThrow('syntax error');
      await expect(ask('select nothing from kept')).rejects.toThrow('does not exist');
      await expect(ask(typed, 'c', 'no time', 3)).rejects.toThrow('invalid input syntax');
      await expect(ask(typed, 'c')).rejects.toThrow('bind message supplies 1 parameters');
      expect(await ask(typed, 'a', at, 1)).toEqual([{ word: 'a', at, sum: 1 }]);
      await expect(ask(typed, 'b', at, '9007199254740993')).rejects.toThrow('integer out of range');
      await expect(ask(typed, 'b\0', at, 1)).rejects.toThrow('invalid byte sequence');
      expect(await ask(typed, null, at, null)).toEqual([{ word: null, at, sum: null }]);
    }
    await batches.expectClean(pid);
  });

  test('without anybody waiting for it prevents the commit', async () => {
    const left = inTw(async (tx) => {
      runStatement(tx, bad, [0]).catch(() => undefined);
      await insertTestRow(tx, 1).catch(() => undefined);
    });
    await expect(left).rejects.toThrow('division by zero');
    const last = inTw(async (tx) => {
      tx.beforeCommit.push(async () => void (await runStatement(tx, bad, [0])));
      await insertTestRow(tx, 2);
    });
    await expect(last).rejects.toThrow('division by zero');
    expect(await batches.kept()).toEqual([]);
  });

  test('after a change of its table is prepared again, unnoticed by its caller', async () => {
    await world.sql('create table changing as select 1 as a');
    await world.sql('grant select on changing to crossdock_app');
    const ask = () => inTw((tx) => runStatement(tx, 'select * from changing'));
    expect(await ask()).toEqual([{ a: 1 }]);
    await world.sql('alter table changing add b integer');
    expect(await ask()).toEqual([{ a: 1, b: null }]);
  });
});

describe('failures from outside', () => {
  test('a commit that fails for a deferred constraint is a failure, and nothing is stored', async () => {
    const pid = await batches.pid();
    const twice = inTw((tx) => Promise.all([insertTestRow(tx, 1, 7), insertTestRow(tx, 2, 7)]));
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await batches.kept()).toEqual([]);
    await batches.expectClean(pid);
  });

  test('a cancelled or too slow statement ends its transaction, not the connection', async () => {
    const pid = await batches.pid();
    const slow = inTw((tx) =>
      Promise.all([insertTestRow(tx, 1), runStatement(tx, 'select pg_sleep(60)'), insertTestRow(tx, 2)]),
    );
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`;
    const [failed] = await Promise.all([
      slow.catch((error: pg.DatabaseError) => error.code),
      expect.poll(() => world.sql(cancel, [pid])).toHaveLength(1),
    ]);
    expect(failed).toBe('57014');
    await batches.expectClean(pid);
    const late = (tx: Tx) =>
      Promise.all([
        insertTestRow(tx, 1),
        tx.raw(`set local statement_timeout = '20ms'`),
        runStatement(tx, 'select pg_sleep(60)'),
      ]);
    await expect(inTw(late)).rejects.toThrow('statement timeout');
    await batches.expectClean(pid);
    expect(await batches.kept()).toEqual([]);
  });

  test('a killed backend fails the current transaction, and the next one gets another', async () => {
    const pid = await batches.pid();
    const slow = inTw((tx) => Promise.all([insertTestRow(tx, 1), runStatement(tx, 'select pg_sleep(60)')]));
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`;
    await Promise.all([
      expect(slow).rejects.toThrow(),
      expect.poll(() => world.sql(kill, [pid])).toHaveLength(1),
    ]);
    expect(await batches.pid()).not.toBe(pid);
    expect(await batches.kept()).toEqual([]);
  });

  test('a connection in the wrong state answers nobody and is discarded', async () => {
    const pid = await batches.pid();
    const astray = inTw(async (tx) => {
      await insertTestRow(tx, 1);
      await tx.raw('rollback');
      await insertTestRow(tx, 2);
    });
    await expect(astray).rejects.toThrow('unexpectedly in state I');
    expect(await batches.kept()).toEqual([]);
    expect(await batches.pid()).not.toBe(pid);
  });

  test('a transaction that the database aborts at its commit runs again, once', async () => {
    await world.sql('create sequence tries');
    await world.sql('grant usage on sequence tries to crossdock_app');
    await world.sql(`create function give_up() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'another first' using errcode = '40001'; end if; return null; end $$`);
    await world.sql(`create constraint trigger give_up after insert on kept
      initially deferred for each row execute function give_up()`);
    let runs = 0;
    await inTw((tx) => {
      runs += 1;
      return insertTestRow(tx, 1);
    });
    await world.sql('drop trigger give_up on kept');
    expect([runs, await batches.kept()]).toEqual([2, [1]]);
  });
});

test('many rows, values of all kinds and notices are received', async () => {
  const rows = await inTw((tx) =>
    runStatement(tx, `select n, repeat('貨', 50) as word from generate_series(1, $1::integer) as n`, [5_000]),
  );
  expect(rows.at(-1)).toEqual({ n: 5_000, word: '貨'.repeat(50) });
  const bytes = Buffer.from([0, 1, 255]);
  const words = ['a"b\\c', null, 'NULL', '{,}', ''];
  const typed =
    '$1::bytea as bytes, $2::text[] as words, $3::jsonb as data, $4::boolean as yes, $5::bytea[] as all';
  const [row] = await inTw((tx) =>
    runStatement(tx, `select ${typed}`, [new Uint8Array(bytes), words, { words }, false, [bytes]]),
  );
  expect(row).toEqual({ bytes, words, data: { words }, yes: false, all: [bytes] });
  await world.sql(`create function grumble() returns integer language plpgsql
    as $$ begin raise notice 'hm'; return 1; end $$`);
  expect(await inTw((tx) => runStatement(tx, 'select grumble() as n'))).toEqual([{ n: 1 }]);
});

type Step = { readonly does: 'keep' | 'read' | 'fail' | 'mistype'; readonly n: number };
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('keep', 'keep', 'read', 'read', 'read', 'fail', 'mistype'),
  n: fc.integer({ min: 0, max: 30 }),
});
const program = fc.record({
  turns: fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 4 }),
  last: fc.array(step, { maxLength: 2 }),
  end: fc.constantFrom('commit', 'commit', 'refuse', 'throw'),
});

test('in any sequence of turns, everything is stored or nothing, and the connection is clean', async () => {
  const pid = await batches.pid();
  const run = (tx: Tx, { does, n }: Step) =>
    does === 'keep'
      ? insertTestRow(tx, n)
      : does === 'read'
        ? runStatement(tx, 'select n from generate_series(1, $1::integer) as n', [n])
        : runStatement(tx, does === 'fail' ? 'select 1 / ($1::integer - $1) as n' : 'select $1::uuid as n', [
            n,
          ]);
  await fc.assert(
    fc.asyncProperty(program, async ({ turns, last, end }) => {
      await world.sql('truncate kept');
      const steps = [...turns.flat(), ...(end === 'commit' ? last : [])];
      const ns = steps.filter(({ does }) => does === 'keep').map(({ n }) => n);
      const fails =
        new Set(ns).size < ns.length || steps.some(({ does }) => does === 'fail' || does === 'mistype');
      const answer = await database
        .transact(
          batches.shopId,
          async (tx) => {
            tx.beforeCommit.push(...last.map((one) => async () => void (await run(tx, one))));
            for (const turn of turns) {
              const answers = await Promise.all(turn.map((one) => run(tx, one)));
              for (const [at, { does, n }] of turn.entries())
                expect(answers[at]?.length).toBe(does === 'read' ? n : 0);
            }
            if (end === 'throw') throw new Error('thrown');
            return end;
          },
          (value) => value !== 'refuse',
        )
        .catch(() => 'failed');
      expect(answer).toBe(fails || end === 'throw' ? 'failed' : end);
      expect(await batches.kept()).toEqual(answer === 'commit' ? ns.toSorted((a, b) => a - b) : []);
      await batches.expectClean(pid);
    }),
    { numRuns: 60 },
  );
});
