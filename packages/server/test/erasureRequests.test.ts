import { describe, expect, test } from 'vitest';
import { endAllOfMember, marks, openErasureScene, placesOfMarks } from './erasureScene.ts';
import { newMemberScene } from './moneyShop.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { testSettingEffect } from './settingEffects.ts';

const { shop, world, owner, erase, fresh, outlook, start } = await openErasureScene();

describe('a request', () => {
  test('is blocked by unclaimed money and by unfinished business', async () => {
    const { buyer } = await newMemberScene(shop, 'prepaid');
    expect(await start(buyer)).toBeRefused('erasure.blocked');
    const { blockers } = await outlook(buyer);
    expect(blockers.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['balance', 'orders', 'parcels']),
    );
    await endAllOfMember(world, buyer.id);
    expect(await start(buyer)).toBeRefused('erasure.blocked');
    expect(await start(buyer, 1)).toBeRefused('erasure.balanceChanged');
  });

  test('is cancelled by a login, by the link, or by the owner, until it begins', async () => {
    const member = await fresh();
    expect(await start(member)).toMatchObject({ ok: true });
    const row = await world.row('members', { id: member.id });
    const [mail] = await world.sql<{ body: string }>(
      'select body from outgoing_messages where recipient = $1 order by created_at desc limit 1',
      [row?.email],
    );
    const token = /#keep=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(await world.tw.guest.attempt('keepAccount', { token: 'wrong' })).toBeRefused(
      'erasure.linkInvalid',
    );
    await world.tw.guest.call('keepAccount', { token });
    expect(await erase.stateOf(member.id)).toMatchObject({ state: 'cancelled', dueAt: null });
    const again = await world.tw.guest.call('login', { account: row?.account ?? '', password: 'Forwarder7' });
    const client = world.tw.as(again.token);
    await client.call('startMyErasure', { givesUpMinor: 0 });
    const back = await world.tw.guest.call('login', { account: row?.account ?? '', password: 'Forwarder7' });
    expect(await erase.stateOf(member.id)).toMatchObject({ state: 'cancelled' });
    await world.tw.as(back.token).call('startMyErasure', { givesUpMinor: 0 });
    const { list } = await owner.client.call('listErasures', { state: 'requested' });
    const id = list.find((one) => one.memberId === member.id)?.id ?? '';
    await owner.client.call('cancelErasure', { id });
    expect(await owner.client.attempt('cancelErasure', { id })).toBeRefused('erasure.over');
  });

  test('waits another day if something new blocks it', async () => {
    const member = await fresh();
    await start(member);
    await shop.s.pay.give(member, 500);
    await erase.due(member.id);
    await erase.run();
    expect(await erase.stateOf(member.id)).toMatchObject({ state: 'requested' });
    const { list } = await owner.client.call('listErasures', { state: 'requested' });
    expect(list.find((one) => one.memberId === member.id)?.blockers).toEqual(['balance']);
  });

  test('by staff: only by the owner, with a reason, once at a time', async () => {
    const member = await fresh();
    const support = await world.tw.staff(['support']);
    const asked = { id: member.id, why: 'letter of 1 November' };
    expect(await support.client.attempt('startErasure', asked)).toBeRefused('access.denied');
    expect(await owner.client.attempt('startErasure', asked)).toMatchObject({ ok: true });
    expect(await owner.client.attempt('startErasure', asked)).toBeRefused('erasure.requested');
    await erase.finish(member.id);
    expect(JSON.stringify(await owner.client.call('listErasures', {}))).not.toContain('letter of');
  });

  test('by staff needs a second person if the shop requires two', async () => {
    const second = await world.tw.staff(['owner']);
    const member = await fresh();
    const limit = (adjustAloneMaxMinor: number) => world.tw.set({ adjustAloneMaxMinor });
    await limit(0);
    const asked = { id: member.id, why: `letter of ${marks.name}` };
    expect(await owner.client.attempt('startErasure', asked)).toBeRefused('act.waits');
    expect(await erase.stateOf(member.id)).toBeUndefined();
    const waiting = await pendingApprovalRequests(second);
    const act = waiting.find(({ kind }) => kind === 'erasure');
    await second.client.call('approveAdjustment', { id: act?.id ?? '' });
    await limit(Number.MAX_SAFE_INTEGER);
    expect(await erase.stateOf(member.id)).toMatchObject({ state: 'requested' });
    await erase.finish(member.id);
    expect(await placesOfMarks(world, world.tw.id)).not.toContain('money_acts.asked');
  });

  test('made twice at once is one', async () => {
    const member = await fresh();
    const both = await Promise.all([start(member), start(member)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([erase.due(member.id)]);
    await Promise.all([erase.run(), erase.run(), erase.run()]);
    await erase.finish(member.id);
  });
});

testSettingEffect('saveErasureSettings.keepYears', 'how long documents are kept', async () => {
  const { buyer } = await newMemberScene(shop, 'prepaid');
  const until = async () => (await owner.client.call('getErasure', { memberId: buyer.id })).keptUntil;
  const byLaw = await until();
  await owner.client.call('saveErasureSettings', { keepYears: 20 });
  expect((await until()) ?? '').not.toBe(byLaw);
  expect(await owner.client.call('getErasureSettings', {})).toEqual({
    keepYears: 20,
    booksYears: 5,
    customsYears: 5,
  });
  await owner.client.call('saveErasureSettings', { keepYears: 1 });
  expect(await until()).toBe(byLaw);
  await owner.client.call('saveErasureSettings', { keepYears: 0 });
});
