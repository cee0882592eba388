import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { testSettingEffect } from './settingEffects.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const clerk = await world.tw.staff(['support']);

type Declarer = Request<'addDeclarer'>;

const declarer = (changes: Partial<Declarer> = {}): Declarer => ({
  name: '王小明',
  country: 'TW',
  phone: '0912345678',
  idNumber: 'A123456789',
  ...changes,
});

const others = ['B123456780', 'C123456781', 'D123456782', 'E123456783', 'F123456784', 'G123456785'];

async function decide(id: string, decision: 'approve' | 'reject', reason = '') {
  const { list } = await clerk.client.call('listDeclarerAudits', { state: 'all', pageSize: 100 });
  const seenAt = list.find((one) => one.id === id)?.updatedAt ?? '';
  return clerk.client.attempt('auditDeclarer', { id, decision, reason, seenAt });
}

describe('the rules of a declarer (specification, section 5)', () => {
  const faults: [string, Partial<Declarer>, Record<string, string>][] = [
    ['name required', { name: ' ' }, { name: 'field.required' }],
    ['phone required', { phone: '' }, { phone: 'field.required' }],
    ['phone without spaces', { phone: '0912 345678' }, { phone: 'field.spaces' }],
    ['ID required', { idNumber: '' }, { idNumber: 'field.required' }],
    [
      'all three at once',
      { name: '', phone: '', idNumber: '' },
      { name: 'field.required', phone: 'field.required', idNumber: 'field.required' },
    ],
    ['Taiwan: the check digit holds', { idNumber: 'A123456788' }, { idNumber: 'field.idNumber.TW' }],
    ['Taiwan: phone in local form', { phone: '+886912345678' }, { phone: 'field.phone.TW' }],
    [
      'Hong Kong: phone',
      { country: 'HK', phone: '0912345678', idNumber: 'A1234563' },
      { phone: 'field.phone.HK' },
    ],
    [
      'Thailand: ID',
      { country: 'TH', phone: '0812345678', idNumber: '3100600445634' },
      { idNumber: 'field.idNumber.TH' },
    ],
    [
      'Malaysia: phone',
      { country: 'MY', phone: '0312345678', idNumber: '900131145678' },
      { phone: 'field.phone.MY' },
    ],
    ['a person has no company number', { idNumber: '12345601' }, { idNumber: 'field.idNumber.kind' }],
    ['a company has no ID', { idKind: 'company' }, { idNumber: 'field.idNumber.kind' }],
    ['country required', { country: '' }, { country: 'field.required' }],
    ['only where we deliver', { country: 'DE' }, { country: 'field.country' }],
  ];
  test.each(faults)('%s', async (_rule, changes, fields) => {
    const { client } = await world.tw.member();
    const attempt = await client.attempt('addDeclarer', declarer(changes));
    if (attempt.ok) throw new Error('was accepted');
    const found = Object.entries(attempt.failure.fields).map(([field, { error }]) => [field, error]);
    expect(Object.fromEntries(found)).toEqual(fields);
  });

  test('each region has its own forms, for residents and companies too', async () => {
    const { client } = await world.tw.member();
    const good = [
      declarer(),
      declarer({ idNumber: 'A800000014' }),
      declarer({ idNumber: '12345601', idKind: 'company', name: '好物股份有限公司' }),
      declarer({ country: 'HK', phone: '91234567', idNumber: 'A123456(3)' }),
      declarer({ country: 'TH', phone: '0812345678', idNumber: '3100600445635' }),
      declarer({ country: 'MY', phone: '0123456789', idNumber: '900131-14-5678' }),
    ];
    for (const input of good) expect(await client.attempt('addDeclarer', input)).toMatchObject({ ok: true });
    expect((await client.call('listDeclarers', {})).total).toBe(good.length);
  });
});

describe('a member keeps declarers', () => {
  test('added pending with status 0, approved 1, rejected 2 with the reason, corrected 0 again', async () => {
    const { client } = await world.tw.member();
    const { id, status, isDefault, areaCode } = await client.call('addDeclarer', declarer());
    expect([status, isDefault, areaCode]).toEqual([0, true, '886']);
    const shown = async () => (await client.call('listDeclarers', {})).list[0];
    await decide(id, 'approve');
    expect(await shown()).toMatchObject({ status: 1, entriesUsed: 0, entriesFree: 6, orderId: null });
    const table = {
      ...{ country: 'TW' as const, from: '2020-01-01', base: 'goods' as const, freeUpToMinor: 2_000_00 },
      ...{ freeModes: ['air' as const], lowValueBp: 0, vatBp: 500, dutyBp: 0, goodsRates: [] },
      ...{ source: 'Customs', asOf: '2026-11-20', rateMillionths: null },
    };
    const owner = await world.tw.staff(['owner']);
    await owner.client.call('saveDutyTable', { ...table, freeEntries: 3 });
    expect(await shown()).toMatchObject({ entriesFree: 3 });
    await owner.client.call('saveDutyTable', { ...table, freeEntries: null });
    expect(await shown()).toMatchObject({ entriesFree: null });
    await owner.client.call('saveDutyTable', { ...table, freeEntries: 6 });
    expect((await client.call('listDeclarers', { status: 1 })).total).toBe(1);
    expect((await client.call('listDeclarers', { status: 2 })).total).toBe(0);
    await client.call('editDeclarer', { id, ...declarer({ phone: '0987654321' }) });
    expect(await shown()).toMatchObject({ status: 0, phone: '0987654321' });
    await decide(id, 'reject', '電話與 EZ WAY 不符');
    expect(await shown()).toMatchObject({ status: 2, rejectReason: '電話與 EZ WAY 不符' });
    await client.call('editDeclarer', { id, ...declarer() });
    expect(await shown()).toMatchObject({ status: 0, rejectReason: '' });
  });

  test('a change of only the default keeps an approval', async () => {
    const { client } = await world.tw.member();
    const first = await client.call('addDeclarer', declarer());
    const second = await client.call('addDeclarer', declarer({ idNumber: others[0] ?? '' }));
    await decide(second.id, 'approve');
    const changed = await client.call('editDeclarer', {
      id: second.id,
      ...declarer({ idNumber: others[0] ?? '', isDefault: true }),
    });
    expect(changed).toMatchObject({ status: 1, isDefault: true });
    const { list } = await client.call('listDeclarers', {});
    expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  test('the same number once per member, even concurrently; another member may declare it too', async () => {
    const [one, other] = [await world.tw.member(), await world.tw.member()];
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () => one.client.attempt('addDeclarer', declarer())),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(attempts.find(({ ok }) => !ok)).toBeRefused({
      error: 'declarer.duplicate',
      fields: { idNumber: {} },
    });
    const second = await one.client.call('addDeclarer', declarer({ idNumber: others[0] ?? '' }));
    expect(await one.client.attempt('editDeclarer', { id: second.id, ...declarer() })).toBeRefused(
      'declarer.duplicate',
    );
    const { id } = await other.client.call('addDeclarer', declarer({ name: '王曉明' }));
    const { list } = await clerk.client.call('listDeclarerAudits', { memberId: other.id });
    expect(list[0]).toMatchObject({ id, otherNames: ['王小明'] });
    expect(list[0]?.sameIdNumber).toBeGreaterThan(0);
  });

  test('at most fifty', async () => {
    const member = await world.tw.member();
    await world.sql(
      `insert into declarers (shop_id, id, member_id, name, area_code, phone, country, id_kind, id_number, created_at, updated_at)
       select $1, gen_random_uuid(), $2, '某人', '886', '0912345678', 'TW', 'person', 'X' || n, now(), now() from generate_series(1, 50) n`,
      [world.tw.id, member.id],
    );
    expect(await member.client.attempt('addDeclarer', declarer())).toBeRefused({
      error: 'declarer.tooMany',
      params: { max: 50 },
    });
  });

  test("a deleted one is gone from list and queue; nobody deletes or changes another member's", async () => {
    const [one, other] = [await world.tw.member(), await world.tw.member()];
    const { id } = await one.client.call('addDeclarer', declarer());
    for (const attempt of [
      await other.client.attempt('deleteDeclarer', { id }),
      await other.client.attempt('editDeclarer', { id, ...declarer() }),
    ])
      expect(attempt).toBeRefused('row.notFound');
    await one.client.call('deleteDeclarer', { id });
    expect((await one.client.call('listDeclarers', {})).total).toBe(0);
    expect((await clerk.client.call('listDeclarerAudits', { memberId: one.id })).total).toBe(0);
    expect(
      await clerk.client.attempt('auditDeclarer', {
        id,
        decision: 'approve',
        seenAt: new Date().toISOString(),
      }),
    ).toBeRefused('row.notFound');
    expect(await one.client.attempt('addDeclarer', declarer())).toMatchObject({ ok: true });
  });

  test("pictures must be the member's own, and of a document", async () => {
    const { client } = await world.tw.member();
    for (const field of ['frontFileId', 'backFileId'] as const)
      expect(await client.attempt('addDeclarer', declarer({ [field]: newId() }))).toBeRefused({
        error: 'identity.pictureUnknown',
        fields: { [field]: {} },
      });
  });
});

describe('staff', () => {
  test('decide the version that they saw, once', async () => {
    const { client } = await world.tw.member();
    const { id, updatedAt } = await client.call('addDeclarer', declarer({ idNumber: others[1] ?? '' }));
    await client.call('editDeclarer', { id, ...declarer({ idNumber: others[1] ?? '', name: '別人' }) });
    const audit = (seenAt: string) =>
      clerk.client.attempt('auditDeclarer', { id, decision: 'approve', seenAt });
    expect(await audit(updatedAt)).toBeRefused('declarer.notPending');
    const { list } = await client.call('listDeclarers', {});
    const attempts = await Promise.all(Array.from({ length: 50 }, () => audit(list[0]?.updatedAt ?? '')));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('see a corrected declarer in its place, and a rejected one at the end', async () => {
    const member = await world.tw.member();
    const { client } = member;
    const [early, late] = [declarer({ idNumber: others[2] ?? '' }), declarer({ idNumber: others[3] ?? '' })];
    const first = await client.call('addDeclarer', early);
    const second = await client.call('addDeclarer', late);
    const queue = async () =>
      (await clerk.client.call('listDeclarerAudits', { memberId: member.id, state: 'pending' })).list.map(
        ({ id }) => id,
      );
    expect(await queue()).toEqual([first.id, second.id]);
    await client.call('editDeclarer', { id: first.id, ...early, name: '王大明' });
    expect(await queue()).toEqual([first.id, second.id]);
    await decide(first.id, 'reject', '姓名不符');
    await client.call('editDeclarer', { id: first.id, ...early });
    expect(await queue()).toEqual([second.id, first.id]);
  });

  test('only those who may audit see the queue; only the owner sets the rules', async () => {
    const finance = await world.tw.staff(['finance']);
    expect(await finance.client.attempt('listDeclarerAudits', {})).toBeRefused({ code: 403 });
    expect(
      await clerk.client.attempt('saveDeclarerSettings', { declarerAudit: false, declarerCountries: [] }),
    ).toBeRefused({ code: 403 });
  });

  testSettingEffect(
    'saveDeclarerSettings.declarerAudit',
    'without it new and changed declarers are approved at once',
    async () => {
      const owner = await world.th.staff(['owner']);
      await owner.client.call('saveDeclarerSettings', { declarerAudit: false, declarerCountries: ['TH'] });
      expect(await owner.client.call('getDeclarerSettings', {})).toEqual({
        declarerAudit: false,
        declarerCountries: ['TH'],
      });
      const { client } = await world.th.member();
      const { id, status } = await client.call('addDeclarer', declarer());
      const changed = await client.call('editDeclarer', { id, ...declarer({ name: '別人' }) });
      expect([status, changed.status]).toEqual([1, 1]);
      expect(
        await owner.client.attempt('saveDeclarerSettings', {
          declarerAudit: true,
          declarerCountries: ['DE'],
        }),
      ).toBeRefused({ code: 400 });
    },
  );
});
