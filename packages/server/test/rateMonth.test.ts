import { pointsSwitchedOff } from '@crossdock/domain/samples/points.ts';
import { expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { openPromotionWorld } from './promotionWorld.ts';
import { startWorld } from './world.ts';

/** Tests that the cost of a new rate is estimated from the last 30 days and shown with the pending approval request. */
const world = await startWorld({
  settings: {
    points: pointsSwitchedOff,
    promotion: { active: true, rateBp: 100, shareRewardMinor: 0, shareRewardPoints: 0 },
  },
});
const shop = await openPromotionWorld(world);
const owner = await world.tw.staff(['owner']);
const second = await world.tw.staff(['owner']);
const friend = await shop.friendOf(await world.tw.member());
await shop.paidOrder(friend, 40_000);
await shop.paidOrder(await shop.memberWith(500_000), 60_000);
const old = await shop.paidOrder(friend, 90_000);
await world.change('orders', { id: old }, { paidAt: daysAgo(31) });
await world.tw.set({ adjustAloneMaxMinor: 1 });

const waiting = async (call: string) =>
  (await pendingApprovalRequests(second)).find((act) => act.asked?.call === call);

test('the month contains the payments within it, by member', async () => {
  expect(await owner.client.call('getRateMonth', {})).toMatchObject({
    month: { freightMinor: 100_000, invitedFreightMinor: 40_000, shares: 0, comments: 0 },
    rates: { promotion: { rateBp: 100 }, commentPoints: 0 },
  });
});

test("half of the friends' freight, instead of a hundredth, costs that much more per month", async () => {
  const half = { active: true, rateBp: 5_000, shareRewardMinor: 0, shareRewardPoints: 0 };
  await owner.client.attempt('savePromotionSettings', half);
  expect(await waiting('savePromotionSettings')).toMatchObject({ monthMinor: 20_000 - 400 });
});

test('a point worth 1.00 for each 10.00 of freight costs a tenth of it', async () => {
  const { rates } = await owner.client.call('getRateMonth', {});
  await owner.client.attempt('savePointsSettings', { ...rates.points, active: true });
  expect(await waiting('savePointsSettings')).toMatchObject({ monthMinor: 10_000 });
});
