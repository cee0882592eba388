import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { openPayWorld } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const owner = await world.tw.staff(['owner']);
const support = await world.tw.staff(['support']);

const named = (tw: string, fromPaidMinor: number | null = null) => ({
  zh: tw,
  tw,
  en: `en ${tw}`,
  fromPaidMinor,
});
const three = [named('一般'), named('銀卡', 10_000), named('金卡', 30_000)];
const save = (levels = three) => owner.client.attempt('saveLevels', { levels });

/** A packed order of the member whose bill has this freight. */
async function freightOrder(member: Person, freightMinor: number): Promise<string> {
  const orderId = await pay.order(member, freightMinor + 500);
  for (const [position, kind, amount] of [
    [1, 'freight', freightMinor],
    [2, 'packing', 500],
  ] as const)
    await world.sql(
      `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
       values ($1, $2, 'bill', $3, $4, $5, '{}')`,
      [world.tw.id, orderId, position, kind, amount],
    );
  return orderId;
}

const payOrder = (member: Person, orderId: string) =>
  member.client.call('payFromBalance', { orderId }, { idempotencyKey: newId() });
const levelOf = async (member: Person) => (await member.client.call('getMemberInfo', {})).level;
const stepsOf = async (member: Person) =>
  (await support.client.call('getMember', { memberId: member.id })).steps;

describe("the shop's levels", () => {
  testSettingEffect('saveLevels.levels', 'named in three languages and read in the reader’s', async () => {
    expect(await save()).toMatchObject({ ok: true });
    const member = await world.tw.member();
    expect(await world.tw.as(member.token, 'tw').call('getMemberInfo', {})).toMatchObject({
      level: 1,
      levelName: '一般',
    });
    expect((await member.client.call('getMemberLevel', {})).levels).toEqual([
      { level: 1, name: 'en 一般', fromPaidMinor: null },
      { level: 2, name: 'en 銀卡', fromPaidMinor: 10_000 },
      { level: 3, name: 'en 金卡', fromPaidMinor: 30_000 },
    ]);
    const abroad = await world.th.member();
    expect(await abroad.client.call('getMemberInfo', {})).toMatchObject({ level: 1, levelName: null });
  });

  test.each([
    ['the first has no threshold', [named('一般', 1), named('銀卡', 5)], '0', 'field.level.first'],
    ['thresholds rise', [...three, named('鑽石', 30_000)], '3', 'field.level.notRising'],
  ])('%s', async (_rule, levels, at, error) => {
    expect(await save(levels)).toBeRefused({
      code: 400,
      fields: { [`levels.${at}.fromPaidMinor`]: { error } },
    });
  });

  test('a level that a member has cannot be removed', async () => {
    const member = await world.tw.member();
    await support.client.call('setMemberLevel', { memberId: member.id, level: 3, why: '老客戶' });
    expect(await save(three.slice(0, 2))).toBeRefused({
      error: 'member.levelInUse',
      params: { n: 1, level: 2 },
    });
    await support.client.call('setMemberLevel', { memberId: member.id, level: 1, why: '改回' });
    expect(await save(three.slice(0, 2))).toMatchObject({ ok: true });
    expect((await owner.client.call('listLevels', {})).list).toHaveLength(2);
    expect(await save()).toMatchObject({ ok: true });
  });

  test('only the owner sets them; support may read and assign them', async () => {
    expect(await support.client.attempt('saveLevels', { levels: three })).toBeRefused({ code: 403 });
    expect((await support.client.call('listLevels', {})).list.map(({ level }) => level)).toEqual([1, 2, 3]);
  });
});

describe('staff give a level', () => {
  test('up or down, with a reason in the history', async () => {
    const member = await world.tw.member();
    await support.client.call('setMemberLevel', { memberId: member.id, level: 2, why: '活動贈送' });
    expect(await levelOf(member)).toBe(2);
    expect(await stepsOf(member)).toMatchObject([
      { event: 'level', from: '1', to: '2', why: '活動贈送', staffName: expect.stringContaining('Clerk') },
    ]);
    expect(
      await support.client.attempt('setMemberLevel', { memberId: member.id, level: 1, why: ' ' }),
    ).toBeRefusedAt('why', 'field.required');
    expect(
      await support.client.attempt('setMemberLevel', { memberId: member.id, level: 9, why: 'x' }),
    ).toBeRefused({ error: 'member.levelUnknown', fields: { level: {} } });
    expect(
      await support.client.attempt('setMemberLevel', { memberId: member.id, level: 2, why: 'again' }),
    ).toBeRefused('row.changed');
    const found = await support.client.call('listMembers', { level: 2 });
    expect(found.list.map(({ id }) => id)).toContain(member.id);
    expect(found.list.every(({ level }) => level === 2)).toBe(true);
  });

  test('one of many concurrent clerks succeeds', async () => {
    const member = await world.tw.member();
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () =>
        support.client.attempt('setMemberLevel', { memberId: member.id, level: 2, why: 'race' }),
      ),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stepsOf(member)).toHaveLength(1);
  });
});

describe("the total freight paid raises a member's level", () => {
  test('at the threshold, once, over several levels if it reaches them, counting only freight', async () => {
    const member = await pay.memberWith(100_000);
    await payOrder(member, await freightOrder(member, 9_999));
    expect(await levelOf(member)).toBe(1);
    await payOrder(member, await freightOrder(member, 1));
    expect(await levelOf(member)).toBe(2);
    expect(await member.client.call('getMemberLevel', {})).toMatchObject({ level: 2, paidMinor: 10_000 });
    expect(await stepsOf(member)).toMatchObject([{ event: 'levelUp', from: '1', to: '2', staffName: null }]);
    const big = await pay.memberWith(100_000);
    await payOrder(big, await freightOrder(big, 30_000));
    expect(await levelOf(big)).toBe(3);
    expect(await stepsOf(big)).toMatchObject([{ event: 'levelUp', from: '1', to: '3' }]);
  });

  test('never lowers a member whom staff raised', async () => {
    const member = await pay.memberWith(100_000);
    await support.client.call('setMemberLevel', { memberId: member.id, level: 3, why: 'VIP' });
    await payOrder(member, await freightOrder(member, 10_000));
    expect(await levelOf(member)).toBe(3);
  });

  test('of orders paid at the same moment the last one counts all: 50 times 200', async () => {
    const member = await pay.memberWith(1_000_000);
    const orders: string[] = [];
    for (let n = 0; n < 50; n += 1) orders.push(await freightOrder(member, 200));
    await Promise.all(orders.map((orderId) => payOrder(member, orderId)));
    expect(await levelOf(member)).toBe(2);
    expect((await stepsOf(member)).filter(({ event }) => event === 'levelUp')).toHaveLength(1);
  });
});
