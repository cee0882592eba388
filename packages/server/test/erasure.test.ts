import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { erasureRuleOf, tablesToClear } from '../src/erasing/erasureTables.ts';
import { toColumnName } from '../src/platform/columns.ts';
import { firstIdAt } from '../src/platform/ids.ts';
import { asShopId } from '../src/platform/scope.ts';
import { readSealedFile } from '../src/platform/sealedFile.ts';
import { servingLogin } from '../src/platform/serving.ts';
import { auditLogSealing } from '../src/staff/sealAuditJob.ts';
import { daysAgo } from './ago.ts';
import { fullMember, keptPlaces, marks, openErasureScene, placesOfMarks } from './erasureScene.ts';
import { type MemberScene, newMemberScene } from './moneyShop.ts';
import { runJobIfDue } from './runJobIfDue.ts';

const { shop, world, owner, erase, fresh, outlook, start } = await openErasureScene();

test('every text column of a remaining table is cleared, retained for years, or contains no personal data', async () => {
  const columns = await world.sql<{ inTable: string; name: string }>(
    `select table_name as in_table, column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`,
  );
  for (const table of tablesToClear) {
    const fate = erasureRuleOf(table);
    if (typeof fate === 'string' || !('of' in fate)) continue;
    const said = [
      ...Object.keys(fate.clear ?? {}),
      ...Object.keys(fate.keep?.clear ?? {}),
      ...(fate.plain ?? []),
    ].map(toColumnName);
    const there = columns.filter(({ inTable }) => inTable === toColumnName(table)).map(({ name }) => name);
    expect(said, table).toEqual(expect.arrayContaining(there));
  }
});

describe('a member with all kinds of data', () => {
  let scene: MemberScene;
  let other: MemberScene;
  const rowsOf = async (memberId: string) => [
    await world.sql('select * from members where id = $1', [memberId]),
    await world.sql('select * from orders where member_id = $1', [memberId]),
    await world.sql('select * from addresses where member_id = $1', [memberId]),
    await world.sql('select * from files where member_id = $1 order by id', [memberId]),
  ];
  const sums = () =>
    world.sql(
      'select kind, sum(balance_minor)::bigint as sum from ledger_accounts where shop_id = $1 group by 1 order by 1',
      [world.tw.id],
    );
  beforeAll(async () => {
    other = await newMemberScene(shop, 'prepaid');
    scene = await fullMember(shop);
  });

  test('is erased: only documents that must be retained keep their data', async () => {
    const { buyer } = scene;
    const before = await placesOfMarks(world, world.tw.id);
    expect(before).toEqual(
      expect.arrayContaining([
        ...['members.name', 'members.email', 'members.phone', 'addresses.street', 'declarers.name'],
        ...['comments.text', 'talk_messages.text', 'messenger_bindings.subject', 'orders.consignee'],
        ...['order_declarers.id_number', 'receipts.facts', 'audit_log.input', 'transitions.why'],
      ]),
    );
    const others = await rowsOf(other.buyer.id);
    const { balanceMinor } = await outlook(buyer);
    expect(balanceMinor).toBeGreaterThan(0);
    const started = await start(buyer, balanceMinor);
    expect(started).toMatchObject({ ok: true });
    // Every session has ended.
    expect(await buyer.client.attempt('getMemberInfo', {})).toMatchObject({ ok: false });
    const money = await sums();
    await erase.finish(buyer.id);
    const places = await placesOfMarks(world, world.tw.id);
    expect(places.filter((place) => !keptPlaces().includes(place))).toEqual([]);
    expect(places).toEqual(expect.arrayContaining(['order_declarers.name', 'receipts.facts']));
    expect(await rowsOf(other.buyer.id)).toEqual(others);
    const total = (list: Record<string, unknown>[]) => list.reduce((sum, row) => sum + Number(row.sum), 0);
    expect(total(await sums())).toBe(total(money));
    expect((await owner.client.call('getLedgerOverview', {})) as object).toBeTruthy();
    expect(
      await world.sql('select 1 as one from files where member_id = $1 and erased_at is null', [buyer.id]),
    ).toEqual([]);
    for (const words of [marks.name, marks.phone, marks.email])
      expect(JSON.stringify(await owner.client.call('findAnything', { words }))).not.toContain(buyer.id);
  });

  test('has documents that are cleared when their years are over', async () => {
    const { buyer } = scene;
    const row = await world.row('erasures', { memberId: buyer.id });
    expect(new Date(row?.keptUntil ?? '').toISOString()).toBe(
      `${new Date().getUTCFullYear() + 6}-01-01T00:00:00.000Z`,
    );
    await world.backdate('receipts', { memberId: buyer.id }, '7 years', 'issuedAt');
    await world.sql(
      `update order_declarers set created_at = (created_at at time zone 'UTC' - interval '7 years') at time zone 'UTC' where order_id in (select id from orders where member_id = $1)`,
      [buyer.id],
    );
    await expect
      .poll(async () => {
        await erase.due(buyer.id);
        await erase.run();
        return placesOfMarks(world, world.tw.id);
      })
      .not.toEqual(expect.arrayContaining(['receipts.facts']));
    expect(await placesOfMarks(world, world.tw.id)).not.toContain('order_declarers.name');
  });

  test('cannot be reactivated by staff', async () => {
    const attempt = await owner.client.attempt('setMemberStatus', {
      ...{ memberId: scene.buyer.id, status: 'active', why: 'x' },
    });
    expect(attempt).toBeRefused('row.changed');
  });
});

test('sealed files about a member are rewritten without texts', async () => {
  const { buyer } = await fullMember(shop);
  const other = await fresh();
  const edit = (memberId: string, why: string) =>
    owner.client.call('editMemberByStaff', {
      ...{ memberId, name: why, nickname: '', sex: null, birthday: null },
      ...{ whatsapp: '', facebook: '', lineAccount: '', why },
    });
  await edit(other.id, '留下來的人');
  const at = new Date(Date.now() - 500 * 86_400_000);
  await world.sql(
    `with was as (delete from audit_subjects where audit_id in (select id from audit_log where call = 'editMemberByStaff') returning *),
       moved as (update audit_log set at = $1, id = overlay(id::text placing $2 from 1 for 13)::uuid where call = 'editMemberByStaff' returning id)
     insert into audit_subjects select shop_id, subject_id, overlay(audit_id::text placing $2 from 1 for 13)::uuid from was`,
    [at.toISOString(), firstIdAt(at.getTime()).slice(0, 13)],
  );
  await world.change('members', { id: buyer.id }, { createdAt: daysAgo(600) });
  await runJobIfDue(world, world.tw, auditLogSealing(world.running.services));
  const sealed = async () => {
    const rows = await world.sql<{ fileId: string; sha256: string }>(
      'select file_id, sha256 from sealed_history',
    );
    const noTransaction = world.running.database.noTransaction(asShopId(world.tw.id));
    const files = rows.map((row) => readSealedFile(noTransaction, world.running.services, row));
    return JSON.stringify(await Promise.all(files));
  };
  expect(await sealed()).toContain(marks.name);
  await start(buyer, (await outlook(buyer)).balanceMinor);
  await erase.finish(buyer.id);
  expect(await sealed()).not.toContain(marks.name);
  expect(await sealed()).toContain(buyer.id);
  expect(await sealed()).toContain('留下來的人');
});

test('append-only rows can be emptied and not changed, also by the server’s own role', async () => {
  const { database } = world.running;
  const change = (why: string) =>
    database.transact(asShopId(world.tw.id), (tx) =>
      tx.raw(
        `update transitions set why = '${why}' where id = (select id from transitions where why <> '' limit 1)`,
        [],
      ),
    );
  await expect(change('forged')).rejects.toThrow(/only be emptied/);
  await change('');
});

test('a kill in the middle loses nothing, and the erasure continues at the same step', async () => {
  // The server's own jobs must not do the work of the process that this test kills.
  await world.running.services.jobs.stop();
  const { buyer } = await fullMember(shop);
  await start(buyer, (await outlook(buyer)).balanceMinor);
  const { config, tenants } = world.running.services;
  const { url, role } = servingLogin(config);
  const of = JSON.stringify(await tenants.ofId(asShopId(world.tw.id)));
  const given = [url, role ?? '', world.tw.id, config.dataDir, config.APP_SECRET, of];
  await erase.due(buyer.id);
  let killed = false;
  // The job runs several times, because the erasure pauses once before it deletes files.
  for (let runs = 0; runs < 30 && !killed; runs += 1) {
    await erase.due(buyer.id);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'killedErasure.ts'), ...given], {
      stdio: 'inherit',
    });
    const [, signal] = await once(child, 'exit');
    killed = signal === 'SIGKILL';
  }
  expect(killed, JSON.stringify(await erase.stateOf(buyer.id))).toBe(true);
  expect(await erase.stateOf(buyer.id)).toMatchObject({ state: 'running' });
  await erase.finish(buyer.id);
  const places = await placesOfMarks(world, world.tw.id);
  expect(places.filter((place) => !keptPlaces().includes(place))).toEqual([]);
});
