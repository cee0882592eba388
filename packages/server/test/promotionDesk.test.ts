import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfLedger } from './payWorld.ts';
import { openPromotionWorld } from './promotionWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({ env: { DATABASE_POOL: '20' } });
const shop = await openPromotionWorld(world);
const owner = await world.tw.staff();

const cancel = (orderId: string) => owner.client.attempt('cancelOrderForMember', { orderId, why: 'test' });

describe("the shop's side", () => {
  testSettingEffect(
    'savePromotionSettings.rateBp',
    'counts from the next order, and what was earned keeps its own',
    async () => {
      const referrer = await world.tw.member();
      const friend = await shop.friendOf(referrer);
      await shop.paidOrder(friend, 20_000);
      const before = (await owner.client.call('getPromotion', {})).settings;
      await owner.client.call('savePromotionSettings', { ...before, rateBp: 1_000 });
      await shop.paidOrder(friend, 20_000);
      await owner.client.call('savePromotionSettings', before);
      const { list } = await referrer.client.call('listEarnings', {});
      expect(list.map(({ rateBp, amountMinor }) => [rateBp, amountMinor])).toEqual([
        [1_000, 2_000],
        [500, 1_000],
      ]);
    },
  );

  test('settings out of range are refused at their fields', async () => {
    const wrong = { active: true, rateBp: 5_001, shareRewardMinor: -1, shareRewardPoints: 1.5 };
    await expect(owner.client.call('savePromotionSettings', wrong)).rejects.toMatchObject({
      fields: {
        rateBp: { error: 'field.tooBig' },
        shareRewardMinor: { error: 'field.tooSmall' },
        shareRewardPoints: { error: 'field.integer' },
      },
    });
  });

  test('possible duplicates are listed with their signs: phone ending, address, document', async () => {
    const referrer = await world.tw.member({ phone: '0955123456' });
    const friend = await shop.friendOf(referrer);
    const stranger = await shop.friendOf(referrer);
    await world.change('members', { id: friend.id }, { areaCode: '66', phone: '0812123456' });
    for (const [member, detail, number] of [
      [referrer, '信義路五段 7 號 89 樓 A', 'a123456789'],
      [friend, '信義路五段 7 號 89 樓 a', 'A123456789'],
      [stranger, '忠孝東路一段 1 號 2 樓', 'B123456780'],
    ] as const)
      await world.sql(
        `insert into addresses (shop_id, id, member_id, consignee, area_code, phone, country, province, city, street,
           detail, zip, id_number, state, created_at, updated_at)
         values ($1, $2, $3, 'x', '886', '0912345678', 'TW', '', '', '', $4, '110', $5, 'approved', now(), now())`,
        [world.tw.id, newId(), member.id, detail, number],
      );
    await shop.paidOrder(friend, 20_000);
    await shop.paidOrder(stranger, 20_000);
    const { list } = await owner.client.call('listPromotionEarnings', { memberId: referrer.id });
    expect(list.map((row) => [row.friend.id, row.alike])).toEqual([
      [stranger.id, []],
      [friend.id, ['phone', 'address', 'idNumber']],
    ]);
    const { alike } = await owner.client.call('getPromotion', {});
    expect(alike.filter((pair) => pair.member.id === referrer.id)).toMatchObject([
      { friend: { id: friend.id }, alike: ['phone', 'address', 'idNumber'] },
    ]);
  });

  test('earnings are found by either account and by the order, with taken back ones separate', async () => {
    const referrer = await world.tw.member({ account: 'findMe' });
    const friend = await shop.friendOf(referrer);
    const [first, second] = [await shop.paidOrder(friend, 20_000), await shop.paidOrder(friend, 30_000)];
    await cancel(first);
    const order = await world.row('orders', { id: second });
    const found = async (filters: Record<string, unknown>) =>
      (await owner.client.call('listPromotionEarnings', { pageSize: 100, ...filters })).list
        .filter((row) => row.member.id === referrer.id)
        .map((row) => row.orderId);
    expect(await found({ words: 'FINDME' })).toEqual([second, first]);
    expect(await found({ words: String(order?.number) })).toEqual([second]);
    expect(await found({ reversed: true })).toEqual([first]);
    const { top, totals } = await owner.client.call('getPromotion', {});
    expect(top.find(({ id }) => id === referrer.id)).toMatchObject({
      ...{ referred: 1, paying: 1, earnedMinor: 1_500 },
    });
    const [held] = await world.sql<{ minor: number }>(
      `select sum(balance_minor)::int as minor from ledger_accounts where shop_id = $1 and kind = 'memberEarnings'`,
      [world.tw.id],
    );
    expect(totals.availableMinor).toBe(held?.minor);
  });

  test('the warehouse cannot see the programme, and finance may set it', async () => {
    const [warehouse, support] = [await world.tw.staff(['warehouse']), await world.tw.staff(['support'])];
    await expect(warehouse.client.call('getPromotion', {})).rejects.toMatchObject({ code: 403 });
    const { settings } = await support.client.call('getPromotion', {});
    await expect(support.client.call('savePromotionSettings', settings)).rejects.toMatchObject({ code: 403 });
  });
});

type Act = { readonly kind: 'pay' | 'cancel' | 'move'; readonly who: 0 | 1; readonly amount: number };
const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('pay', 'pay', 'cancel', 'move'),
    who: fc.constantFrom(0, 1),
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
  { minLength: 8, maxLength: 24 },
);

test("the ledger shows as the programme's cost what members earned, kept and withdrew, under any concurrency", async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      const referrer = await world.tw.member();
      const friends = [await shop.friendOf(referrer), await shop.friendOf(referrer)];
      const paid: string[] = [];
      const perform = async ({ kind, who, amount }: Act) => {
        if (kind === 'pay') paid.push(await shop.paidOrder(friends[who] as Person, amount));
        else if (kind === 'move')
          await referrer.client.attempt('moveEarnings', { amountMinor: Math.ceil(amount / 40) });
        else if (paid.length > 0) await Promise.all([cancel(paid.at(-1) ?? ''), cancel(paid.at(-1) ?? '')]);
      };
      const half = Math.floor(list.length / 2);
      await Promise.all(list.slice(0, half).map(perform));
      await Promise.all(list.slice(half).map(perform));
      expect(await faultsOfLedger(world)).toEqual([]);
      const mine = await referrer.client.call('getPromotionStatistics', {});
      const takenBack = mine.reversedMinor - mine.owedMinor;
      expect(mine.availableMinor).toBe(mine.earnedMinor - takenBack - mine.movedMinor);
      const [cost] = await world.sql<{ minor: string }>(
        `select coalesce(sum(case when t.kind = 'promotionReward' then t.amount_minor else -t.amount_minor end), 0) as minor
           from ledger_transfers t join promotion_earnings e on e.shop_id = t.shop_id and e.id = t.earning_id where e.member_id = $1`,
        [referrer.id],
      );
      expect(Number(cost?.minor)).toBe(mine.availableMinor + mine.movedMinor);
      const wrong = await world.sql(
        `select e.id from promotion_earnings e left join ledger_transfers t
             on t.shop_id = e.shop_id and t.earning_id = e.id and t.kind = 'promotionReversal'
           where e.member_id = $1 group by e.shop_id, e.id having e.taken_back_minor <> coalesce(sum(t.amount_minor), 0)`,
        [referrer.id],
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
