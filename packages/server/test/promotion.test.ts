import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { registerNewcomer } from './memberJourney.ts';
import { openPromotionWorld } from './promotionWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld({ env: { DATABASE_POOL: '20' } });
const shop = await openPromotionWorld(world);
const owner = await world.tw.staff();

describe('an invitation (specification, section 5: "The invitation link must be valid")', () => {
  test('shows the inviter by a masked name before anything is filled in', async () => {
    const host = await registerNewcomer(world, world.tw, { name: '陳小美' });
    const { simple_code } = await host.client.call('getMemberInfo', {});
    const { link, code } = await host.client.call('getPromotionStatistics', {});
    expect(code).toBe(simple_code);
    expect(link).toBe(`http://${world.tw.host}/register?invite=${simple_code}`);
    expect(await world.tw.guest.call('getInvitation', { code: simple_code.toLowerCase() })).toEqual({
      name: '陳＊＊',
    });
  });

  test('is refused for an unknown code, a disabled inviter, and in another shop', async () => {
    const host = await registerNewcomer(world, world.tw);
    const { simple_code: code, id } = await host.client.call('getMemberInfo', {});
    const refused = { error: 'member.inviteInvalid', fields: { code: {} } };
    await expect(world.tw.guest.call('getInvitation', { code: 'NOBODY' })).rejects.toMatchObject(refused);
    await expect(world.th.guest.call('getInvitation', { code })).rejects.toMatchObject(refused);
    await owner.client.call('setMemberStatus', { memberId: id, status: 'disabled', why: 'test' });
    await expect(world.tw.guest.call('getInvitation', { code })).rejects.toMatchObject(refused);
  });

  test('leads to a registration, a paid order and a share of it', async () => {
    const host = await registerNewcomer(world, world.tw);
    const { code } = await host.client.call('getPromotionStatistics', {});
    const guest = await registerNewcomer(world, world.tw, { inviteCode: code, name: '林大明' });
    const friend = { id: guest.session.memberId, token: guest.session.token, client: guest.client };
    await shop.give(friend, 100_000);
    await shop.paidOrder(friend, 50_000);
    expect((await host.client.call('listReferrals', {})).list).toEqual([
      { name: '林＊＊', joinedAt: expect.any(String), paidOrders: 1, earnedMinor: 2_500 },
    ]);
    expect(await host.client.call('getPromotionStatistics', {})).toMatchObject({
      referred: 1,
      paying: 1,
      earnedMinor: 2_500,
      availableMinor: 2_500,
    });
  });
});

describe("the referrer's view", () => {
  test('has earnings with time, masked friend, freight and rate, and nothing else of the friend', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.paidOrder(friend, 20_000);
    const page = await referrer.client.call('listEarnings', {});
    expect(page.list).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        friend: '王＊＊',
        freightMinor: 20_000,
        rateBp: 500,
        amountMinor: 1_000,
        reversedMinor: 0,
        reversedAt: null,
      },
    ]);
    const row = await world.row('members', { id: friend.id });
    const seen = JSON.stringify([
      page,
      await referrer.client.call('listReferrals', {}),
      await referrer.client.call('getPromotionStatistics', {}),
    ]);
    for (const secret of [friend.id, orderId, row?.account, row?.phone])
      expect(seen).not.toContain(String(secret));
  });

  test('has nothing of other members or shops', async () => {
    const [referrer, other] = [await world.tw.member(), await world.tw.member()];
    await shop.paidOrder(await shop.friendOf(referrer), 20_000);
    const thai = await world.th.member();
    for (const person of [other, thai]) {
      expect((await person.client.call('listEarnings', {})).total).toBe(0);
      expect((await person.client.call('listReferrals', {})).total).toBe(0);
      expect(await person.client.call('getPromotionStatistics', {})).toMatchObject({
        referred: 0,
        earnedMinor: 0,
        availableMinor: 0,
      });
    }
  });

  test("has twelve months, the last of which is the shop's current one", async () => {
    const referrer = await world.tw.member();
    await shop.paidOrder(await shop.friendOf(referrer), 20_000);
    const { months } = await referrer.client.call('getPromotionStatistics', {});
    const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({ month: now, earnedMinor: 1_000, joined: 1 });
    expect(months.slice(0, -1).every(({ earnedMinor }) => earnedMinor === 0)).toBe(true);
  });
});

describe('moving earnings to the balance', () => {
  test('takes the available amount, and not more', async () => {
    const referrer = await world.tw.member();
    await shop.paidOrder(await shop.friendOf(referrer), 20_000);
    await expect(referrer.client.call('moveEarnings', { amountMinor: 1_001 })).rejects.toMatchObject({
      fields: { amountMinor: { error: 'promotion.insufficient' } },
    });
    for (const [amountMinor, error] of [
      [0, 'amount.notAboveZero'],
      [-5, 'amount.notAboveZero'],
      [1.5, 'amount.invalid'],
    ] as const)
      await expect(referrer.client.call('moveEarnings', { amountMinor })).rejects.toMatchObject({
        fields: { amountMinor: { error } },
      });
    expect(await referrer.client.call('moveEarnings', { amountMinor: 400 })).toMatchObject({
      availableMinor: 600,
      balanceMinor: 400,
    });
    expect(await referrer.client.call('getPromotionStatistics', {})).toMatchObject({ movedMinor: 400 });
  });

  test('fifty at once take it once', async () => {
    const referrer = await world.tw.member();
    await shop.paidOrder(await shop.friendOf(referrer), 20_000);
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () => referrer.client.attempt('moveEarnings', { amountMinor: 1_000 })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.balance(referrer)).toBe(1_000);
  });

  test('a retry with the same key moves once', async () => {
    const referrer = await world.tw.member();
    await shop.paidOrder(await shop.friendOf(referrer), 20_000);
    const idempotencyKey = newId();
    const move = () => referrer.client.call('moveEarnings', { amountMinor: 300 }, { idempotencyKey });
    expect(await move()).toEqual(await move());
    expect(await shop.earnings(referrer)).toBe(700);
  });

  test('is not allowed to staff who act as the member', async () => {
    const referrer = await world.tw.member();
    await shop.paidOrder(await shop.friendOf(referrer), 20_000);
    const support = await world.tw.staff(['support']);
    const { ticket } = await support.client.call('actAsMember', { memberId: referrer.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    await expect(world.tw.as(token).call('moveEarnings', { amountMinor: 1 })).rejects.toMatchObject({
      code: 403,
    });
  });
});
