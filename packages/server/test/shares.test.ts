import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { openPromotionWorld } from './promotionWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({
  env: { DATABASE_POOL: '20' },
  settings: { promotion: { active: true, rateBp: 500, shareRewardMinor: 2_000, shareRewardPoints: 10 } },
});
const shop = await openPromotionWorld(world);
const support = await world.tw.staff(['support']);

const picture = (member: Person, purpose = 'share', shop = world.tw) => shop.pictureOf(member, purpose);

let linksMade = 0;
const proof = async (member: Person) => ({
  platform: 'facebook' as const,
  link: `https://example.com/posts/${++linksMade}`,
  note: 'my group',
  fileIds: [await picture(member), await picture(member)],
});
const handedIn = async (member: Person) => member.client.call('addMemberShare', await proof(member));

async function setPromotion(changes: Record<string, unknown>): Promise<void> {
  const promotion = { active: true, rateBp: 500, shareRewardMinor: 2_000, shareRewardPoints: 10, ...changes };
  await world.tw.set({ promotion });
}

describe('submitting a sharing proof', () => {
  test('waits for staff, with its pictures, visible only to its member', async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    const share = await handedIn(member);
    expect(share).toMatchObject({ state: 'pending', platform: 'facebook', note: 'my group', rewardMinor: 0 });
    expect(share.pictures).toHaveLength(2);
    expect(share.pictures[0]?.url).toMatch(/^\/files\/.+\/full\?e=/);
    expect((await member.client.call('listMyShares', {})).list).toMatchObject([{ id: share.id }]);
    expect((await other.client.call('listMyShares', {})).list).toEqual([]);
    await expect(other.client.call('withdrawShare', { id: share.id })).rejects.toMatchObject({ code: 404 });
    const thai = await world.th.staff(['support']);
    expect((await thai.client.call('listShares', {})).list).toEqual([]);
    await expect(thai.client.call('approveShare', { id: share.id })).rejects.toMatchObject({ code: 404 });
  });

  test("needs one to six pictures, all the member's and uploaded for this", async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    const base = await proof(member);
    const attempt = (fileIds: string[]) => member.client.attempt('addMemberShare', { ...base, fileIds });
    expect(await attempt([])).toBeRefusedAt('fileIds', 'share.picturesRequired');
    const seven = await Promise.all(Array.from({ length: 7 }, () => picture(member)));
    expect(await attempt(seven)).toBeRefusedAt('fileIds', 'field.tooMany');
    const [first = ''] = base.fileIds;
    for (const wrong of [
      [first, first],
      [await picture(other)],
      [await picture(member, 'voucher')],
      [newId()],
    ])
      expect(await attempt(wrong)).toBeRefusedAt('fileIds', 'share.pictureUnknown');
  });

  test('accepts a whole URL, or none', async () => {
    const member = await world.tw.member();
    const base = await proof(member);
    for (const link of ['facebook.com/x', 'javascript:alert(1)', 'ftp://example.com'])
      expect(await member.client.attempt('addMemberShare', { ...base, link })).toBeRefusedAt(
        'link',
        'share.linkInvalid',
      );
    expect(await member.client.call('addMemberShare', { ...base, link: '' })).toMatchObject({ link: '' });
  });

  test('the same link is not submitted twice, unless it was rejected or withdrawn', async () => {
    const member = await world.tw.member();
    const first = await handedIn(member);
    const again = async () =>
      member.client.attempt('addMemberShare', { ...(await proof(member)), link: first.link });
    expect(await again()).toBeRefused({ code: 409, fields: { link: { error: 'share.linkKnown' } } });
    await member.client.call('withdrawShare', { id: first.id });
    expect((await again()).ok).toBe(true);
  });

  test('of fifty at once, five may wait', async () => {
    const member = await world.tw.member();
    const proofs = await Promise.all(Array.from({ length: 50 }, () => proof(member)));
    const attempts = await Promise.all(proofs.map((one) => member.client.attempt('addMemberShare', one)));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(5);
    for (const one of attempts) if (!one.ok) expect(one.failure.error).toBe('share.tooMany');
  });

  test('is refused in a closed programme', async () => {
    const member = await world.tw.member();
    await setPromotion({ active: false });
    const attempt = await member.client.attempt('addMemberShare', await proof(member));
    await setPromotion({});
    expect(attempt).toBeRefused('promotion.closed');
  });
});

describe('deciding a sharing proof (specification, section 4: pending, success, failed)', () => {
  test('an approval gives money and points, and notifies the member', async () => {
    const member = await world.tw.member();
    const { id } = await handedIn(member);
    expect(await support.client.call('approveShare', { id })).toMatchObject({
      rewardMinor: 2_000,
      rewardPoints: 10,
    });
    expect(await shop.earnings(member)).toBe(2_000);
    expect((await member.client.call('getMemberInfo', {})).integral).toBe(10);
    expect((await member.client.call('listMyShares', {})).list[0]).toMatchObject({
      state: 'approved',
      rewardMinor: 2_000,
      rewardPoints: 10,
    });
    const entry = await world.row('ledgerTransfers', { shareId: id });
    expect(entry).toMatchObject({ kind: 'shareReward' });
    const told = await world.sql<{ event: string }>(
      'select event from notifications where member_id = $1 order by created_at desc',
      [member.id],
    );
    expect(told.map(({ event }) => event).filter((event) => /share|points/.test(event))).toEqual([
      'share.approve',
    ]);
  });

  test('gives the smallest amounts too, and nothing if the programme gives nothing', async () => {
    for (const [minor, points] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const member = await world.tw.member();
      await setPromotion({ shareRewardMinor: minor, shareRewardPoints: points });
      const { id } = await handedIn(member);
      const given = { rewardMinor: minor, rewardPoints: points };
      expect(await support.client.call('approveShare', { id })).toMatchObject(given);
      const { integral } = await member.client.call('getMemberInfo', {});
      expect([await shop.earnings(member), integral]).toEqual([minor, points]);
      const moved = await world.sql('select id from ledger_transfers where share_id = $1', [id]);
      expect(moved).toHaveLength(minor);
    }
    await setPromotion({});
  });

  test('is rewarded once, approved by fifty clerks at once', async () => {
    const member = await world.tw.member();
    const { id } = await handedIn(member);
    const clerks = [support, await world.tw.staff(['owner'])];
    const attempts = await Promise.all(
      Array.from({ length: 50 }, (_, at) => clerks[at % 2]?.client.attempt('approveShare', { id })),
    );
    expect(attempts.filter((one) => one?.ok)).toHaveLength(1);
    expect(await shop.earnings(member)).toBe(2_000);
    expect((await member.client.call('getMemberInfo', {})).integral).toBe(10);
  });

  test('concurrent approval, rejection or withdrawal: one of them counts', async () => {
    const member = await world.tw.member();
    const { id } = await handedIn(member);
    const attempts = await Promise.all([
      support.client.attempt('approveShare', { id }),
      support.client.attempt('rejectShare', { id, reason: 'no' }),
      member.client.attempt('withdrawShare', { id }),
    ]);
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of attempts) if (!one.ok) expect(one.failure.error).toBe('share.decided');
    const [row] = (await member.client.call('listMyShares', {})).list;
    expect(await shop.earnings(member)).toBe(row?.state === 'approved' ? 2_000 : 0);
  });

  test('a rejection needs a reason, which the member sees', async () => {
    const member = await world.tw.member();
    const { id } = await handedIn(member);
    await expect(support.client.call('rejectShare', { id, reason: ' ' })).rejects.toMatchObject({
      fields: { reason: { error: 'share.reasonRequired' } },
    });
    await support.client.call('rejectShare', { id, reason: '看不到連結' });
    expect((await member.client.call('listMyShares', {})).list[0]).toMatchObject({
      state: 'rejected',
      rejectReason: '看不到連結',
    });
    expect(await shop.earnings(member)).toBe(0);
  });

  test('a disabled member gets nothing, and the proof can still be rejected', async () => {
    const member = await world.tw.member();
    const { id } = await handedIn(member);
    const owner = await world.tw.staff();
    await owner.client.call('setMemberStatus', { memberId: member.id, status: 'disabled', why: 'test' });
    await expect(support.client.call('approveShare', { id })).rejects.toMatchObject({
      error: 'share.memberDisabled',
    });
    expect(await shop.earnings(member)).toBe(0);
    await support.client.call('rejectShare', { id, reason: 'disabled' });
  });

  test('a debt from refunds is paid from the reward first', async () => {
    const referrer = await world.tw.member();
    const friend = await shop.friendOf(referrer);
    const orderId = await shop.paidOrder(friend, 30_000);
    await referrer.client.call('moveEarnings', { amountMinor: 1_500 });
    const owner = await world.tw.staff();
    await owner.client.call('cancelOrderForMember', { orderId, why: 'test' });
    const { id } = await handedIn(referrer);
    await support.client.call('approveShare', { id });
    expect(await shop.earnings(referrer)).toBe(500);
    expect(await shop.earningOf(orderId)).toMatchObject({ reversed: 1_500, taken: 1_500 });
    // A refund may reverse a part of the earning while the approval of the reward is still running.
    const other = await shop.paidOrder(friend, 30_000);
    const next = await handedIn(referrer);
    const reversed = `with held as (update members set status = status where id = $1)
      update promotion_earnings set reversed_minor = 700 where order_id = $2`;
    const approve = () => support.client.call('approveShare', { id: next.id });
    await duringUncommittedChange(world, [reversed, [referrer.id, other]], approve);
    expect(await shop.earningOf(other)).toMatchObject({ reversed: 700, taken: 700 });
    expect(await shop.earnings(referrer)).toBe(500 + 1_500 + 2_000 - 700);
  });

  test('the queue has the oldest first, and shows earlier uses of the link and by the member', async () => {
    const [one, two] = [await world.tw.member(), await world.tw.member()];
    const first = await handedIn(one);
    const second = await two.client.call('addMemberShare', { ...(await proof(two)), link: first.link });
    const { list } = await support.client.call('listShares', { pageSize: 100 });
    const mine = list.filter(({ id }) => id === first.id || id === second.id);
    expect(mine.map(({ id, sameLink, wouldGiveMinor }) => [id, sameLink, wouldGiveMinor])).toEqual([
      [first.id, 1, 2_000],
      [second.id, 1, 2_000],
    ]);
    await support.client.call('approveShare', { id: first.id });
    const next = await handedIn(one);
    const found = await support.client.call('listShares', { memberId: one.id });
    expect(found.list).toMatchObject([{ id: next.id, approvedBefore: 1, rejectedBefore: 0 }]);
    expect((await support.client.call('listShares', { words: second.link.slice(8) })).list).toMatchObject([
      { id: second.id },
    ]);
    expect((await support.client.call('listShares', { words: '%' })).list).toEqual([]);
  });

  test('only those who audit shares may', async () => {
    const warehouse = await world.tw.staff(['warehouse']);
    await expect(warehouse.client.call('listShares', {})).rejects.toMatchObject({ code: 403 });
  });
});
