import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { may, type Role, roles } from '@crossdock/domain/staff/roles.ts';
import { describe, expect, test } from 'vitest';
import { tokenHash } from '../src/platform/ids.ts';
import { db } from '../src/platform/query.ts';
import { asMemberId, asShopId, asStaffId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { digestOf, startDemoWorld } from './demoWorld.ts';
import { testWaitFactor } from './limits.ts';
import { ReachableIdFinder } from './reach.ts';
import { barest, idPaths, inputSchema, sample } from './samples.ts';
import { type Answer, sendTo } from './sendTo.ts';

/** The calls come from the call table, so a new call is tested without a change here. */
const table = Object.entries(calls) as [string, Call][];
const visitor = { ip: '127.0.0.1', userAgent: 'security' };
const nowhere = '00000000-0000-7000-8000-000000000000';

const tokens: Record<string, string> = {};

const world = await startDemoWorld();
const { rows } = await world.owner.query("select id, code from shops order by code = 'formosa' desc");
const [home, away] = [
  { id: rows[0].id, host: 'localhost' },
  { id: rows[1].id, host: 'siam.localhost' },
];
const members = await world.owner.query(
  "select id from members where shop_id = $1 order by account = 'demo' desc, id limit 2",
  [home.id],
);
tokens.victim = await open(home.id, { memberId: asMemberId(members.rows[0].id) });
tokens.member = await open(home.id, { memberId: asMemberId(members.rows[1].id) });
const staff = await world.owner.query('select id, roles from staff where shop_id = $1', [home.id]);
for (const one of staff.rows) tokens[one.roles[0]] = await open(home.id, { staffId: asStaffId(one.id) });
const mine = await rowsOf('member_id', members.rows[0].id);
/**
 * Rows that the calling member or staff must not touch, by table: those of another member and those of the other
 * shop.
 */
const foreign = [...mine, ...(await rowsOf('shop_id', away.id))];
const ids = [...mine.map(({ id }) => id), members.rows[0].id as string];
ids.push(...(await rowsOf('shop_id', home.id)).map(({ id }) => id));
/**
 * Finds the ids that a call treats differently from an unknown id. It tries the id of one row of each table of the
 * shop, if possible of a row of the attacked member.
 */
const idFinder = await ReachableIdFinder.of(world.owner, ids);

function open(shopId: string, holder: Parameters<typeof openSession>[1]): Promise<string> {
  return world.running.database.transact(asShopId(shopId), (tx) => openSession(tx, holder, visitor));
}

async function rowsOf(column: string, value: string): Promise<{ table: string; id: string }[]> {
  const { rows: tables } = await world.owner.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = $1
     and table_name in (select table_name from information_schema.columns where column_name = 'id')`,
    [column],
  );
  const found = [];
  for (const { table_name } of tables) {
    const { rows } = await world.owner.query(`select id from ${table_name} where ${column} = $1 limit 1`, [
      value,
    ]);
    if (rows[0]) found.push({ table: table_name, id: rows[0].id as string });
  }
  return found;
}

const send = (call: Call, input: unknown, token?: string) =>
  sendTo(world.running, home.host, { call, input, token });

const ofMembers = table.filter(([, call]) => call.access.by === 'member');
const ofStaff = table.filter(([, call]) => call.access.by === 'staff');

test.each([...ofMembers, ...ofStaff])('without a token: %s answers 401', async (_name, call) => {
  expect(await send(call, sample(inputSchema(call), nowhere))).toMatchObject({
    status: 401,
    error: 'session.missing',
  });
});

describe('with a token of the wrong kind', () => {
  test.each(ofStaff)('%s refuses members', async (_name, call) => {
    expect(await send(call, sample(inputSchema(call), nowhere), tokens.member)).toMatchObject({
      status: 403,
      error: 'access.denied',
    });
  });
  test.each(ofMembers)('%s refuses staff', async (_name, call) => {
    expect(await send(call, sample(inputSchema(call), nowhere), tokens.owner)).toMatchObject({
      status: 403,
      error: 'access.denied',
    });
  });
});

describe('with a role that the table of permissions does not list', () => {
  const denied = ofStaff.flatMap(([name, call]) =>
    roles
      .filter(
        (role) => call.access.by === 'staff' && call.access.can !== 'any' && !may([role], call.access.can),
      )
      .map((role): [string, Role, Call] => [name, role, call]),
  );
  test.each(denied)('%s refuses %s', async (_name, role, call) => {
    expect(await send(call, sample(inputSchema(call), nowhere), tokens[role])).toMatchObject({
      status: 403,
      error: 'access.denied',
    });
  });
});

describe('with an unknown field', () => {
  const parsed = table.filter(([, call]) => call.body !== 'raw');
  test.each(parsed)('%s names it', async (_name, call) => {
    // The server does not read the file of a call that the caller may not make, so this test uses a member who may
    // place VIP orders.
    const token = call.access.by === 'staff' ? tokens.owner : tokens.victim;
    const answer = await send(
      call,
      { ...(sample(inputSchema(call), nowhere) as object), hostile: 'x' },
      token,
    );
    expect(answer).toMatchObject({ status: 400, error: 'request.invalid' });
    expect(JSON.parse(answer.body).fields).toHaveProperty('hostile');
  });
});

const digest = (where: string, value: string) => digestOf(world.owner, where, value);

describe("with ids of another member's or another shop's rows", () => {
  const withIds = (rows: [string, Call][]) =>
    rows.filter(([, call]) => idPaths(inputSchema(call)).length > 0);

  /** Words in an answer that can come only from a row that the caller must not see. */
  async function secretsOf(column: string, value: string): Promise<string[]> {
    const { rows } = await world.owner.query(
      `select bill_code as word from parcels where ${column} = $1 union all select number from orders where ${column} = $1
       union all select id_number from addresses where ${column} = $1 and id_number <> ''`,
      [value],
    );
    return rows.map((row) => row.word as string);
  }

  async function noneShows(
    secrets: readonly string[],
    asked: [string, Call][],
    rows: typeof foreign,
    token?: string,
  ): Promise<void> {
    const tables = new Map(rows.map(({ id, table }) => [id, table]));
    const reach = await ReachableIdFinder.of(world.owner, [...tables.keys()]);
    let told = 0;
    for (const [name, call] of withIds(asked)) {
      let mayWorkLater = false;
      const ask = async (id: string) => {
        const answer = await send(call, sample(inputSchema(call), id), token);
        const of = tables.get(id) ?? 'no table';
        expect(answer.status, `${name} with ${of}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
        const seen = secrets.find((word) => answer.body.includes(word));
        expect(seen, `${name} with an id of ${of} shows ${seen}`).toBeUndefined();
        mayWorkLater = call.method === 'POST' && answer.status === 200;
      };
      const apart = await reach.idsTreatedDifferently(ask);
      told += apart.length;
      // If the call started a job, the job's statements were not among those of the call, so the call is tried with
      // all ids.
      for (const id of mayWorkLater ? tables.keys() : apart) await ask(id);
    }
    expect(told).toBeGreaterThan(withIds(asked).length);
  }

  // A sample that is refused as invalid would never reach the database, so the tests above would prove nothing.
  test.each(withIds([...ofMembers, ...ofStaff]))('%s accepts the form of the input', async (_name, call) => {
    const token = call.access.by === 'member' ? tokens.member : tokens.owner;
    const answer = await send(call, sample(inputSchema(call), nowhere), token);
    expect(answer.error, answer.body.slice(0, 300)).not.toBe('request.invalid');
  });

  test("a member's reads show nobody else's rows, without any id", async () => {
    const { rows } = await world.owner.query<{ word: string }>(
      `with me as (select member_id from sessions where token_hash = $1), words as (
         select member_id, bill_code as word from parcels union all select member_id, number from orders)
       select word from words where member_id is distinct from (select member_id from me)`,
      [tokenHash(tokens.member ?? '')],
    );
    const others = rows.map((row) => row.word);
    expect(others.length).toBeGreaterThan(1_000);
    for (const [name, call] of ofMembers.filter(([, one]) => one.method === 'GET')) {
      const { body } = await send(call, barest(inputSchema(call), nowhere), tokens.member);
      const words = new Set(body.match(/[A-Z0-9-]{6,}/g));
      const seen = others.find((word) => words.has(word));
      expect(seen, `${name} shows ${seen}`).toBeUndefined();
    }
  });

  test("a member's calls neither show nor change them", { timeout: 120_000 * testWaitFactor }, async () => {
    const victim = foreign.find((row) => row.table === 'parcels')?.id;
    const { rows } = await world.owner.query('select member_id from parcels where id = $1', [victim]);
    const memberId = rows[0].member_id as string;
    const [mine, theirs] = [await digest('member_id', memberId), await digest('shop_id', away.id)];
    const secrets = [...(await secretsOf('member_id', memberId)), ...(await secretsOf('shop_id', away.id))];
    await noneShows(secrets, ofMembers, foreign, tokens.member);
    expect(await digest('member_id', memberId)).toBe(mine);
    expect(await digest('shop_id', away.id)).toBe(theirs);
  });

  test('staff calls neither show nor change rows of another shop', {
    timeout: 120_000 * testWaitFactor,
  }, async () => {
    const theirs = await digest('shop_id', away.id);
    const secrets = await secretsOf('shop_id', away.id);
    const ofOther = await rowsOf('shop_id', away.id);
    await noneShows(secrets, ofStaff, ofOther, tokens.owner);
    expect(await digest('shop_id', away.id)).toBe(theirs);
  });
});

describe('the database itself, if the condition is forgotten', () => {
  test('every table shows only the rows of the scope, and changes no others', async () => {
    const { rows: tables } = await world.owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'shop_id' and table_name <> 'shop_hosts'`,
    );
    expect(tables.length).toBeGreaterThan(25);
    for (const { name } of tables) {
      // The statement is raw, because the tests refuse other statements that name no shop.
      const { rows: seen } = await world.running.database.transact(asShopId(home.id), (tx) =>
        tx.raw(`select distinct shop_id from ${name}`),
      );
      expect(
        seen.every((row) => row.shop_id === home.id),
        name,
      ).toBe(true);
    }
    const moved = await world.running.database.transact(asShopId(home.id), (tx) =>
      tx.run(db.updateTable('parcels').set({ remark: 'taken' }).where('shopId', '=', away.id)),
    );
    expect(moved).toBe(0);
  });

  test('without a scope it answers with an error, not with an empty result', async () => {
    await expect(world.running.database.control('select * from parcels')).rejects.toThrow();
  });

  test('a row of another shop cannot be written', async () => {
    const write = world.running.database.transact(asShopId(home.id), (tx) =>
      tx.run(db.insertInto('shopTexts').values({ shopId: away.id, lang: 'en', key: 'x', text: 'x' })),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  test('history cannot be rewritten, nor recent entries removed from the log or the steps', async () => {
    const run = (statement: string) =>
      world.running.database.transact(asShopId(home.id), (tx) => tx.raw(statement));
    for (const table of ['ledger_transfers', 'sealed_history'])
      await expect(run(`delete from ${table}`), table).rejects.toThrow(/permission denied/);
    for (const table of ['ledger_transfers', 'transitions', 'audit_log', 'audit_subjects', 'sealed_history'])
      await expect(run(`update ${table} set shop_id = shop_id`), table).rejects.toThrow(/permission denied/);
    const young = "transitions where at > now() - interval '179 days'";
    const kept = `select id from audit_log union all select id from ${young}`;
    const acts = async () => (await world.owner.query(kept)).rowCount;
    const before = await acts();
    for (const rows of ['audit_subjects', 'audit_log', young]) await run(`delete from ${rows}`);
    expect([before, before === 0]).toEqual([await acts(), false]);
  });
});

describe('the demo data is read by the calls', () => {
  /** Calls that need more than a row's id: a number, a day, a state, or something that the demo does not have. */
  const askMore = [
    ...['getParcelPictures', 'listServicesOfParcel', 'findDeskOrder', 'getBookDay', 'exportDays'],
    ...['getChannel', 'getTimeByAddress', 'exportCouponCodes', 'getBookMonth', 'exportMonth'],
    ...['getMoveImport', 'listMoveRows', 'exportMoveFaults', 'getParcelEvidence', 'getNewPrice'],
  ];
  const reads = [...ofMembers, ...ofStaff].filter(
    ([name, { method }]) => method === 'GET' && !askMore.includes(name),
  );

  test.each(reads)('%s', async (_name, call) => {
    const token = call.access.by === 'staff' ? tokens.owner : tokens.victim;
    const answers: Answer[] = [];
    const ask = async (id: string) =>
      void answers.push(await send(call, barest(inputSchema(call), id), token));
    // A call that needs the id of a row is tried with ids of the demo until it succeeds.
    for (const id of await idFinder.idsTreatedDifferently(ask))
      if (answers.at(-1)?.status !== 200) await ask(id);
    expect(answers.at(-1)).toMatchObject({ status: 200 });
  });
});

test('every parcel and order of the demo has a history that ends in its state', async () => {
  for (const noun of ['parcel', 'order']) {
    const last = `select to_state from transitions where shop_id = one.shop_id and noun = '${noun}'
      and subject_id = one.id order by at desc, id desc limit 1`;
    const wrong = `select id from ${noun}s one where (${last}) is distinct from state limit 3`;
    expect((await world.owner.query(wrong)).rows, noun).toEqual([]);
  }
});
