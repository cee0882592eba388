import { keysOf } from '@crossdock/domain/records.ts';
import { expect } from 'vitest';
import { erasureJobDefinition } from '../src/erasing/eraseJob.ts';
import { erasureRuleOf, tablesToClear } from '../src/erasing/erasureTables.ts';
import { toColumnName } from '../src/platform/columns.ts';
import { newId } from '../src/platform/ids.ts';
import { type MemberScene, type MoneyShop, newMemberScene, openMoneyShop } from './moneyShop.ts';
import { picture } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { openSupportChat, sendChatText } from './supportWorld.ts';
import type { Person, World } from './world.ts';

/** Texts that no other row of a shop has. */
export const marks = {
  name: '龘靐齉',
  email: 'unmistakable@zqzq.example',
  phone: '0987698769',
  address: '獨一無二路九百九十九號',
  idNumber: 'Q198765431',
  line: 'Uzqzqzqzqzq',
} as const;
const mark = Object.values(marks).join(' ');

/** A shop whose members may ask for their erasure. */
export async function openErasureScene() {
  const shop = await openMoneyShop();
  const { world, owner } = shop.s;
  return {
    ...{ shop, world, owner, erase: erasureTools(world) },
    fresh: () => world.tw.member(),
    outlook: (member: Person) => member.client.call('getMyErasure', {}),
    start: (member: Person, givesUpMinor = 0) => member.client.attempt('startMyErasure', { givesUpMinor }),
  };
}

/** A member with an ended order and rows of every kind. All their texts contain the marks. */
export async function fullMember(shop: MoneyShop): Promise<MemberScene> {
  const { world } = shop.s;
  const scene = await newMemberScene(shop, 'prepaid');
  const { buyer: member, orderId } = scene;
  await member.client.call('payFromBalance', { orderId });
  const { fileId } = await member.client.call('upload', { type: 'idCard' }, { file: picture() });
  await member.client.call('submitAuthentication', {
    ...{
      realName: marks.name,
      country: 'TW',
      idKind: 'nationalId',
      idNumber: 'A123456789',
      frontFileId: fileId,
    },
  });
  await member.client.call('addDeclarer', {
    ...{ name: marks.name, country: 'TW', phone: marks.phone, idNumber: 'B123456780' },
  });
  const { pass } = await openSupportChat(member.client);
  await sendChatText(member.client, pass, mark);
  await shop.s.owner.client.call('editMemberByStaff', {
    ...{ memberId: member.id, name: marks.name, nickname: marks.name, sex: null, birthday: null },
    ...{ whatsapp: '', facebook: '', lineAccount: marks.line, why: mark.slice(0, 90) },
  });
  await insertRest(world, member, orderId);
  await world.change(
    'members',
    { id: member.id },
    {
      name: marks.name,
      email: marks.email,
      phone: marks.phone,
      account: 'zqzqzq',
      lineAccount: marks.line,
      nickname: marks.name,
    },
  );
  await endAllOfMember(world, member.id);
  await poison(world, member.id);
  return scene;
}

let fullMembers = 0;

/** Inserts, with the marks, the rows that none of the member's calls has written. */
async function insertRest(world: World, member: Person, orderId: string): Promise<void> {
  const { id: shopId } = world.tw;
  await world.sql(
    `insert into order_declarers (shop_id, order_id, declarer_id, name, phone, country, id_kind, id_number, created_at)
     select $1, $2, id, name, phone, country, id_kind, $4, now() from declarers where member_id = $3`,
    [shopId, orderId, member.id, marks.idNumber],
  );
  await world.sql(
    `insert into comments (shop_id, id, member_id, order_id, channel_id, stars, text, anonymous, created_at)
     select $1, $2, $3, $4, channel_id, 5, $5, false, now() from orders where id = $4`,
    [shopId, newId(), member.id, orderId, mark],
  );
  const sequence = 900_000 + ++fullMembers;
  await world.sql(
    `insert into receipts (shop_id, id, kind, year, sequence, number, member_id, order_id, amount_minor, currency, issued_at, facts)
     values ($1, $2, 'receipt', 2026, $3, $4, $5, $6, 100, 'TWD', now(), $7)`,
    [
      ...[shopId, newId(), sequence, `R${sequence}`, member.id, orderId],
      JSON.stringify({ memberName: marks.name, memberAccount: 'zqzqzq' }),
    ],
  );
  await world.sql(
    `insert into messenger_bindings (shop_id, id, member_id, provider, subject, display_name, created_at)
     values ($1, $2, $3, 'wechat', $4, $5, now())`,
    [shopId, newId(), member.id, marks.line, marks.name],
  );
  await world.sql(
    `insert into tracking_events (shop_id, id, order_id, number, at, place, zh, tw, en, source, created_at)
     values ($1, $2, $3, 'N1', now(), $4, $4, $4, $4, 'staff', now())`,
    [shopId, newId(), orderId, mark],
  );
}

/** Ends everything of the member that is under way, and empties the balance. */
export async function endAllOfMember(world: World, memberId: string): Promise<void> {
  await world.change('orders', { memberId }, { state: 'signed', signedAt: new Date() });
  await world.change('parcels', { memberId }, { state: 'signed' });
  await world.sql(`delete from receipts_due where order_id in (select id from orders where member_id = $1)`, [
    memberId,
  ]);
}

/** Writes the marks into every text that an erasure clears by the tables’ rules, in all rows of the member. */
async function poison(world: World, memberId: string): Promise<void> {
  const texts = await world.sql<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and data_type = 'text'`,
  );
  const known = new Set(texts.map(({ place }) => place));
  for (const table of tablesToClear) {
    const fate = erasureRuleOf(table);
    if (typeof fate === 'string' || !('of' in fate) || !fate.of.includes('memberId')) continue;
    const columns = keysOf({ ...fate.clear, ...fate.keep?.clear }).filter(
      (one) => one !== 'areaId' && known.has(`${toColumnName(table)}.${toColumnName(one)}`),
    );
    if (columns.length === 0) continue;
    const sets = columns.map((one) => `${toColumnName(one)} = $2`).join(', ');
    await world
      .sql(`update ${toColumnName(table)} set ${sets} where member_id = $1`, [memberId, mark])
      .catch((error: unknown) => {
        if (!/can only be emptied|append/.test(String(error))) throw error;
      });
  }
}

/** The places, as `table.column`, where a shop's texts and documents contain one of the marks. */
export async function placesOfMarks(world: World, shopId: string): Promise<string[]> {
  const columns = await world.sql<{ inTable: string; name: string }>(
    `select c.table_name as in_table, c.column_name as name from information_schema.columns c
     join information_schema.columns s on s.table_schema = c.table_schema and s.table_name = c.table_name and s.column_name = 'shop_id'
     where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'ARRAY')`,
  );
  const found: string[] = [];
  const patterns = [...Object.values(marks), 'zqzqzq'].map((one) => `%${one}%`);
  for (const { inTable, name } of columns) {
    const rows = await world.sql(
      `select 1 as one from ${inTable} where shop_id = $1 and ${name}::text ilike any($2::text[]) limit 1`,
      [shopId, patterns],
    );
    if (rows.length > 0) found.push(`${inTable}.${name}`);
  }
  return found.sort();
}

/** The columns that an erasure keeps until the retention years are over, as `table.column`. */
export const keptPlaces = (): string[] =>
  tablesToClear
    .flatMap((table) => {
      const fate = erasureRuleOf(table);
      if (typeof fate === 'string' || !('of' in fate) || fate.keep === undefined) return [];
      return keysOf(fate.keep.clear).map((one) => `${toColumnName(table)}.${toColumnName(one)}`);
    })
    .sort();

export function erasureTools(world: World) {
  const run = () => runJobIfDue(world, world.tw, erasureJobDefinition(world.running.services));
  const due = (memberId: string) =>
    world.sql(
      `update erasures set due_at = now() - interval '1 second' where member_id = $1 and due_at is not null`,
      [memberId],
    );
  const stateOf = async (memberId: string) =>
    (
      await world.sql<{ state: string; step: string; dueAt: string | null }>(
        'select state, step, due_at from erasures where member_id = $1 order by requested_at desc limit 1',
        [memberId],
      )
    )[0];
  /** Runs the erasure to its end, without its waiting times. */
  const finish = async (memberId: string): Promise<void> => {
    await expect
      .poll(
        async () => {
          await due(memberId);
          // The test deletes the last letter from the outbox, which has the same effect as sending it.
          await world.sql(
            'delete from outbox where message_id in (select letter_id from erasures where member_id = $1)',
            [memberId],
          );
          await run();
          const now = await stateOf(memberId);
          return now?.state === 'done' && now.step.includes('letter') ? 'letter' : now?.state;
        },
        { timeout: 30_000 },
      )
      .toBe('done');
  };
  return { run, due, stateOf, finish };
}
