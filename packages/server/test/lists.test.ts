import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { isPaged } from '@crossdock/contract/wire/lists.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { Keyset } from '../src/platform/keyset.ts';
import { asMemberId, asShopId, asStaffId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { type DemoWorld, startDemoWorld } from './demoWorld.ts';
import { testWaitFactor } from './limits.ts';
import { creatingCallsOf, sortAndFilterInputsOf, tooFewRows } from './listInputs.ts';
import { inputSchema } from './samples.ts';
import { sendTo } from './sendTo.ts';
import { moreStandingActs } from './standingWorld.ts';

/**
 * All lists of the call table. A new list needs rows: either the demo shop has them, the calls of its noun make them
 * (`addByExamples`), or `add` writes them.
 */
const lists = (Object.entries(calls) as [string, Call][]).filter(([, call]) => isPaged(call));

let world: DemoWorld;
let shopId: string;
let memberId: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await startDemoWorld();
  const [shop] = await rows<{ id: string }>("select id from shops where code = 'formosa'");
  shopId = shop?.id ?? '';
  const [member] = await rows<{ id: string }>(
    "select id from members where shop_id = $1 and account = 'demo'",
    [shopId],
  );
  memberId = member?.id ?? '';
  const [owner] = await rows<{ id: string }>(
    "select id from staff where shop_id = $1 and 'owner' = any(roles)",
    [shopId],
  );
  const open = (holder: Parameters<typeof openSession>[1]) =>
    world.running.database.transact(asShopId(shopId), (tx) =>
      openSession(tx, holder, { ip: '127.0.0.1', userAgent: 'lists' }),
    );
  tokens.member = await open({ memberId: asMemberId(memberId) });
  tokens.staff = await open({ staffId: asStaffId(owner?.id ?? '') });
}, 180_000 * testWaitFactor);

async function rows<T>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await world.owner.query(text, values)).rows;
}

/** The required input of a list: the id with the most rows. */
const needed: Readonly<Record<string, string>> = {
  listAssistantCalls: 'select grant_id from assistant_calls where shop_id = $1',
  listDeliveries: 'select webhook_id from webhook_deliveries where shop_id = $1',
  listReaders: 'select announcement_id from announcement_reads where shop_id = $1',
  listStockMovements:
    'select product_id from stock_movements s join product_variants v on v.shop_id = s.shop_id and v.id = variant_id where v.shop_id = $1',
  listMoveRows: 'select import_id from move_rows where shop_id = $1',
  listVipImportRows: `select import_id from vip_import_rows r join vip_imports i on i.shop_id = r.shop_id and i.id = import_id
     join members m on m.shop_id = i.shop_id and m.id = i.member_id and m.account = 'demo' where i.shop_id = $1`,
};

/** Lists that are limited to some days, by default to today. */
const ofDays = ['listLedgerTransfers'];
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function addRemittances(): Promise<void> {
  await rows(moreStandingActs, [shopId]);
  await addMovedFiles();
  // One list shows the collected amounts that no carrier's list names. Without remittance lines, it shows all.
  await rows('delete from remittance_lines where shop_id = $1', [shopId]);
  await rows(`update shops set settings = settings || '{"remittances": {"lateDays": 0}}' where id = $1`, [
    shopId,
  ]);
  await rows(
    `with list as (insert into remittance_lists
       (shop_id, id, carrier_id, filename, added_count, known_count, wrong_count, imported_by, created_at)
       select $1, gen_random_uuid(), c.id, 'x', 1, 0, 0, s.id, now()
       from generate_series(1, 5), (select id from carriers where shop_id = $1 limit 1) c,
         (select id from staff where shop_id = $1 limit 1) s returning id, carrier_id),
     paid as (insert into remittances (shop_id, id, carrier_id, list_id, reference, day)
       select $1, gen_random_uuid(), carrier_id, id, '', '2026-11-02' from list returning id, list_id, carrier_id)
     insert into remittance_lines (shop_id, id, list_id, remittance_id, carrier_id, row_number, tracking_number, order_number,
       collected_minor, fee_minor, line_key)
     select $1, gen_random_uuid(), list_id, id, carrier_id, 1, 'LISTED' || row_number() over (), '', 100, 0, id::text from paid`,
    [shopId],
  );
}

/** Files of an old system, and rows of one of them. */
async function addMovedFiles(): Promise<void> {
  await rows(
    `with file as (insert into move_imports
       (shop_id, id, kind, filename, state, heads, columns, row_count, created_by, created_at, progress_at)
       select $1, gen_random_uuid(), 'points', 'x', 'done', '{a,b}', '{"member":"a","points":"b"}', 5, s.id, now(), now()
       from generate_series(1, 5), (select id from staff where shop_id = $1 limit 1) s returning id)
     insert into move_rows (shop_id, import_id, row_number, cells, state, expires_at)
     select $1, file.id, n + 1, array['A1', n::text], 'written', now() + interval '1 day'
     from (select min(id::text)::uuid as id from file) file, generate_series(1, 5) n`,
    [shopId],
  );
}

/** Adds rows that demo shops do not have. */
async function add(): Promise<void> {
  const texts = { zh: '甲', tw: '甲', en: 'A' };
  const write = async (name: string, input: object, token = tokens.staff) => {
    const call = (calls as Record<string, Call>)[name];
    if (call === undefined) throw new Error(name);
    const answer = await sendTo(world.running, 'localhost', { call, input, token });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.body}`);
  };
  for (const n of [1, 2, 3, 4, 5]) {
    await write('addMemberNote', { memberId, text: `Note ${n}` });
    await write('saveShopText', { key: `home.title${n}`, ...texts });
    await write('makeKey', { name: `Key ${n}`, permissions: ['parcel.read'], days: 1 });
    const phone = `09350000${String(n).padStart(2, '0')}`;
    await write('inviteMember', { name: 'Chen', areaCode: '886', phone, email: `c${n}@example.com` });
    await write('addRefusals', { courierNumber: `SF99900000000${n}`, reason: '' }, tokens.member);
    await rows(
      `insert into open_work (shop_id, kind, item, since, failed_at, due_at, why)
       values ($1, 'payBills', $2, now() - interval '1 hour', now(), now() + interval '1 day', 'x')`,
      [shopId, crypto.randomUUID()],
    );
    await rows(
      `insert into security_events (shop_id, id, at, kind, name, call, reason, ip, user_agent, request_id)
       values ($1, gen_random_uuid(), now() - interval '1 hour', 'login', 'x', 'login', '', '127.0.0.1', '', '')`,
      [shopId],
    );
  }
  await rows(
    `insert into vip_imports select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()))).*
     from vip_imports i where i.shop_id = $1 and i.state <> 'preview'`,
    [shopId],
  );
  await rows(
    `insert into payout_batches (shop_id, id, number, state, currency, line_count, total_minor, file_terms, file_name, file_sha256, built_by, built_at)
     select $1, gen_random_uuid(), 'PB' || n, 'cancelled', 'TWD', 1, 100, '{"format":"pain09","payOn":"2026-11-30"}', '', '', s.id, now()
     from generate_series(1, 5) n, (select id from staff where shop_id = $1 limit 1) s`,
    [shopId],
  );
  await rows(
    `insert into source_refunds (shop_id, id, payment_id, member_id, reference, amount_minor, state, created_at)
     select $1, gen_random_uuid(), p.id, p.member_id, 'x', 100, 'done', now()
     from generate_series(1, 5), (select id, member_id from payments where shop_id = $1 and member_id = $2 limit 1) p`,
    [shopId, memberId],
  );
  await rows(
    `insert into chargebacks (shop_id, id, payment_id, member_id, source, reference, state, amount_minor, reason, opened_at, answer_by)
     select $1, gen_random_uuid(), p.id, p.member_id, 'hand', '', 'needsAnswer', 100, 'other', now(), now() + n * interval '1 day'
     from generate_series(1, 5) n, (select id, member_id from payments where shop_id = $1 and member_id = $2 limit 1) p`,
    [shopId, memberId],
  );
  await rows(
    `with read as (insert into statement_imports
       (shop_id, id, bank_account_id, filename, format, added_count, known_count, wrong_count, imported_by, created_at)
       select $1, gen_random_uuid(), b.id, 'x', 'sheet', 1, 0, 0, s.id, now()
       from generate_series(1, 5), (select id from bank_accounts where shop_id = $1 limit 1) b,
         (select id from staff where shop_id = $1 limit 1) s returning id, bank_account_id)
     insert into statement_lines (shop_id, id, import_id, bank_account_id, row_number, day, amount_minor, reference, note,
       counter_name, counter_account, line_key)
     select $1, gen_random_uuid(), id, bank_account_id, 1, '2026-11-02', 100, '', '', '', '', id::text from read`,
    [shopId],
  );
  await addRemittances();
  await rows(
    `with hook as (insert into webhooks (shop_id, id, address, events, secret, made_at)
       values ($1, gen_random_uuid(), 'https://example.com/', '{}', '', now()) returning id)
     insert into webhook_deliveries (shop_id, webhook_id, id, type, subject_id, event, by_whom, at, due_at)
     select $1, id, gen_random_uuid(), 'parcel.received', gen_random_uuid(), 'receive', 'staff', now(), now()
     from hook, generate_series(1, 5)`,
    [shopId],
  );
}

async function addExports(): Promise<void> {
  await rows(
    `insert into shop_exports (shop_id, id, state, requested_by, requested_at, starts_at, sealed_key)
     select $1, gen_random_uuid(), 'ended', s.id, now() - n * interval '2 days', now(), ''
     from generate_series(1, 5) n, (select id from staff where shop_id = $1 limit 1) s`,
    [shopId],
  );
}

async function addErasures(): Promise<void> {
  await rows(
    `insert into erasures (shop_id, id, member_id, state, requested_at, erases_at, cancelled_at)
     select $1, gen_random_uuid(), m.id, 'cancelled', now() - n * interval '2 days', now(), now()
     from generate_series(1, 5) n, (select id from members where shop_id = $1 limit 1) m`,
    [shopId],
  );
}

/** Adds rows to each list that has too few for a walk, with the calls that make such rows. */
async function addByExamples(): Promise<void> {
  for (const [name, call] of lists) {
    const { list } = await ask(call, await mustOf(name, call));
    if (list.length >= 2) continue;
    for (const making of creatingCallsOf(name))
      for (let n = 0; n < 5; n += 1)
        await sendTo(world.running, 'localhost', { ...making, token: tokens.staff });
  }
}

interface Page {
  list: Record<string, unknown>[];
  more: boolean;
  next: string | null;
}

async function ask(call: Call, input: Record<string, unknown>): Promise<Page> {
  const token = call.access.by === 'staff' ? tokens.staff : tokens.member;
  const answer = await sendTo(world.running, 'localhost', { call, input, token });
  if (answer.status !== 200) throw new Error(`${call.path} ${JSON.stringify(input)}: ${answer.body}`);
  return JSON.parse(answer.body).data;
}

const size = { whole: 40, small: 1 };
/** A walk covers at least this many rows and goes past the end of one page. */
const far = 3;
let asked: keyof typeof size = 'whole';

/** Changes the page size of lists that page with `Keyset`, because a demo shop has at most one page of most things. */
function inSmallPages(): void {
  const { cut, end } = Keyset.prototype;
  const small = <A extends unknown[], R>(of: (this: Keyset, ...given: A) => R) =>
    function (this: Keyset, ...given: A): R {
      const sized = given.map((one) =>
        typeof one === 'object' && one !== null && 'pageSize' in one
          ? { ...one, pageSize: size[asked] }
          : one,
      );
      return of.apply(this, sized as A);
    };
  vi.spyOn(Keyset.prototype, 'cut').mockImplementation(small(cut as never) as never);
  vi.spyOn(Keyset.prototype, 'end').mockImplementation(small(end as never) as never);
}

const keyOf = (row: Record<string, unknown>) => (typeof row.id === 'string' ? row.id : JSON.stringify(row));

/** Walks through a list, page by page. Returns its rows, the number of pages, and whether it reached the end. */
async function walk(call: Call, input: Record<string, string>) {
  const met: string[] = [];
  let after: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const page = await ask(call, { ...input, pageSize: 10, ...(after && { after }) });
    met.push(...page.list.map(keyOf));
    if (!page.more || (met.length >= far && pages > 1)) return { met, pages, isWhole: !page.more };
    if (page.next === null) throw new Error('more, and no way there');
    after = page.next;
  }
}

/** The required input of a call. */
async function mustOf(name: string, call: Call): Promise<Record<string, string>> {
  const of = needed[name];
  const field = inputSchema(call).required?.[0];
  const [most] = of
    ? await rows<object>(`${of.replace(' from', ' as id from')} group by 1 order by count(*) desc limit 1`, [
        shopId,
      ])
    : [];
  if (field === 'memberId') return { memberId };
  if (ofDays.includes(name)) return { from: dayAgo(14), to: dayAgo(0) };
  return field && most ? { [field]: String(Object.values(most)[0]) } : {};
}

beforeAll(add);
beforeAll(addExports);
beforeAll(addErasures);
beforeAll(addByExamples);

test('every list has the same rows by its cursors, in each order, as by its pages', async () => {
  inSmallPages();
  const unmoved: string[] = [];
  for (const [name, call] of lists) {
    const must = await mustOf(name, call);
    let furthest = 0;
    for (const way of sortAndFilterInputsOf(call)) {
      asked = 'whole';
      const whole = (await ask(call, { ...must, ...way, pageSize: 50 })).list.map(keyOf);
      asked = 'small';
      const { met, pages, isWhole } = await walk(call, { ...must, ...way });
      expect(met, `${name} ${JSON.stringify(way)}`).toEqual(isWhole ? whole : whole.slice(0, met.length));
      expect(new Set(met).size, name).toBe(met.length);
      furthest = Math.max(furthest, pages);
    }
    if (furthest < 2) unmoved.push(name);
  }
  expect(unmoved, tooFewRows).toEqual([]);
});

test('every list answers for each value of each of its filters', async () => {
  for (const [name, call] of lists) {
    const must = await mustOf(name, call);
    const { sort: _sort, order: _order, ...fields } = inputSchema(call).properties ?? {};
    for (const [field, { enum: values = [] }] of Object.entries(fields))
      for (const value of values) await ask(call, { ...must, [field]: value });
  }
});
