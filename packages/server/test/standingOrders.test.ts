import { describe, expect, test } from 'vitest';
import { minutesAgo } from './ago.ts';
import { inOneBox } from './orderScene.ts';
import { daysAgo, minutesFromNow, openStandingWorld } from './standingWorld.ts';
import { atMoment } from './stoppedClock.ts';

const { world, pay, clerk, run, owner } = await openStandingWorld();

const packed = (orderId: string) => inOneBox(orderId, 3_000);

const refused = (error: string) => ({ ok: false, failure: expect.objectContaining({ error }) });

describe('a rule', () => {
  test('orders when it is due, pays once, gives the reason, and can be revoked within the hour', async () => {
    const { parcel, start, acts, call, member, attempt, notices } = await owner();
    await parcel();
    await start();
    await run();
    expect(await acts()).toEqual([]);
    await parcel();
    await run();
    await run();
    const [act, ...others] = await acts();
    expect(others).toEqual([]);
    expect(act).toMatchObject({ state: 'placed', payment: 'paid', dueBy: ['parcels'], parcelCount: 2 });
    expect(act?.sentence).toMatch(/^Because 2 parcels have been in since /);
    expect(await notices()).toContain('Ordered by your rule');
    const orderId = act?.orderId ?? '';
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'processing', paid: act?.totalMinor });
    expect(await pay.balance(member)).toBe(1_000_000 - (act?.totalMinor ?? 0));
    const desk = await clerk.client.call('getDeskOrder', { orderId });
    expect(desk).toMatchObject({ byStandingOrder: true, revocableUntil: act?.revocableUntil });
    const mine = () => call('getOrder', { orderId: act?.orderId ?? '' });
    expect((await mine()).revocableUntil).toBe(act?.revocableUntil);
    const early = refused('order.stillRevocable');
    expect(await clerk.client.attempt('takeOrderToPack', { orderId })).toMatchObject(early);
    expect(await clerk.client.attempt('makePickList', { orderIds: [orderId] })).toMatchObject(early);
    expect(await clerk.client.attempt('fillTote', { number: 'T1', orderId })).toMatchObject(early);
    expect(await clerk.client.attempt('packOrder', packed(orderId))).toMatchObject(early);
    expect(await call('undoStandingAct', { id: act?.id ?? '' })).toEqual({ refundMinor: act?.totalMinor });
    expect(await pay.balance(member)).toBe(1_000_000);
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'cancelled' });
    expect((await acts())[0]).toMatchObject({ state: 'undone', revocableUntil: null });
    expect(await attempt('undoStandingAct', { id: act?.id ?? '' })).toBeRefused('standing.over');
    // The rule does not order the parcels of an undone order again.
    await atMoment(minutesFromNow(70), run);
    expect(await acts()).toHaveLength(1);
  });

  test('makes an ordinary order after the hour: it can be packed, and not revoked', async () => {
    const { parcel, start, acts, attempt } = await owner();
    await parcel();
    await parcel();
    await start();
    await run();
    const [act] = await acts();
    await world.change('standingActs', { id: act?.id }, { revocableUntil: minutesAgo(1) });
    await world.change('orders', { id: act?.orderId }, { revocableUntil: minutesAgo(1) });
    expect(await attempt('undoStandingAct', { id: act?.id ?? '' })).toBeRefused('standing.tooLate');
    const orderId = act?.orderId ?? '';
    expect((await clerk.client.attempt('takeOrderToPack', { orderId })).ok).toBe(true);
    expect((await clerk.client.attempt('packOrder', packed(orderId))).ok).toBe(true);
  });

  test('is due by weight and by the free days of the oldest parcel', async () => {
    const heavy = await owner(1_000_000, { parcels: null, weightG: 5_000 });
    await heavy.parcel({ weightG: 4_900 });
    await heavy.start();
    await run();
    expect(await heavy.acts()).toEqual([]);
    await heavy.parcel({ weightG: 100 });
    await run();
    expect((await heavy.acts())[0]).toMatchObject({ dueBy: ['weight'], weightG: 5_000 });
    const old = await owner(1_000_000, { parcels: null, freeDaysLeft: 5 });
    await old.parcel({ shelvedAt: daysAgo(20) });
    await old.start();
    await run();
    expect(await old.acts()).toEqual([]);
    await old.parcel({ shelvedAt: daysAgo(26) });
    await atMoment(minutesFromNow(61), run);
    expect((await old.acts())[0]).toMatchObject({ dueBy: ['freeDays'], parcelCount: 2 });
  });

  test('asks first, once, and one tap orders and pays at the price that was shown', async () => {
    const { parcel, start, acts, call, attempt, notices, list, rule } = await owner(1_000_000, {
      asksFirst: true,
    });
    await parcel();
    await parcel();
    await start();
    await run();
    await atMoment(minutesFromNow(61), run);
    const [act] = (await list()).asked;
    expect(act).toMatchObject({ state: 'asked', askedWhy: 'first', orderId: null });
    expect((await notices()).filter((title) => title === 'Ship now?')).toHaveLength(1);
    const id = act?.id ?? '';
    const one = await call('getStandingAct', { id });
    if (one.offer.kind !== 'price') throw new Error(one.offer.kind);
    const { totalMinor } = one.offer;
    expect(await attempt('agreeStandingAct', { id, totalMinor: totalMinor + 1 })).toBeRefused(
      'order.feeChanged',
    );
    const approve = (state: string) => world.change('addresses', { id: rule.addressId }, { state });
    await approve('rejected');
    expect((await call('getStandingAct', { id })).offer).toMatchObject({
      ...{ kind: 'refused', error: 'order.noApprovedAddress' },
    });
    expect(await attempt('agreeStandingAct', { id, totalMinor })).toBeRefused('standing.unfit');
    await approve('approved');
    const taps = await Promise.all([
      attempt('agreeStandingAct', { id, totalMinor }),
      attempt('agreeStandingAct', { id, totalMinor }),
    ]);
    expect(taps.filter(({ ok }) => ok)).toHaveLength(1);
    expect(taps).toContainEqual(expect.objectContaining(refused('standing.over')));
    expect((await acts())[0]).toMatchObject({ state: 'placed', payment: 'paid' });
    expect((await list()).asked).toEqual([]);
  });

  test('that was declined does not ask about the same parcels again, but about more', async () => {
    const { parcel, start, call, attempt, list } = await owner(0, { asksFirst: true });
    await parcel();
    await parcel();
    await start();
    await run();
    const id = (await list()).asked[0]?.id ?? '';
    const totalMinor = (await list()).asked[0]?.totalMinor ?? 0;
    expect(await attempt('agreeStandingAct', { id, totalMinor })).toBeRefused('wallet.insufficient');
    await call('declineStandingAct', { id });
    expect(await attempt('declineStandingAct', { id })).toBeRefused('standing.over');
    await atMoment(minutesFromNow(61), run);
    expect((await list()).asked).toEqual([]);
    await parcel();
    await atMoment(minutesFromNow(125), run);
    expect((await list()).asked).toMatchObject([{ parcelCount: 3 }]);
  });

  test('asks if it costs more than the limit, or the address has changed', async () => {
    const dear = await owner(1_000_000, { limitMinor: 100 });
    await dear.parcel();
    await dear.parcel();
    await dear.start();
    const moved = await owner();
    await moved.start();
    await world.change('addresses', { id: moved.rule.addressId }, { detail: 'elsewhere' });
    await moved.parcel();
    await moved.parcel();
    await run();
    expect((await dear.list()).asked).toMatchObject([{ askedWhy: 'limit' }]);
    expect((await moved.list()).asked).toMatchObject([{ askedWhy: 'destination' }]);
    expect(await pay.balance(moved.member)).toBe(1_000_000);
  });

  test('reports an obstacle once', async () => {
    const short = await owner(100);
    await short.parcel();
    await short.parcel();
    await short.start();
    const bare = await owner();
    await bare.parcel();
    await bare.parcel();
    await world.change('parcels', { memberId: bare.member.id }, { goodsName: '' });
    await bare.start();
    for (const minutes of [0, 11, 22]) await atMoment(minutesFromNow(minutes), run);
    expect((await short.mine())?.obstacle).toMatchObject({ error: 'wallet.insufficient' });
    expect((await short.mine())?.obstacle.message).not.toBe('');
    expect(await short.notices()).toEqual(['A standing order could not act']);
    expect((await bare.mine())?.obstacle.error).toMatch(/^parcel\./);
    expect(await bare.notices()).toEqual(['A standing order could not act']);
    await pay.give(short.member, 1_000_000);
    await atMoment(minutesFromNow(40), run);
    expect((await short.acts())[0]).toMatchObject({ state: 'placed' });
    expect((await short.mine())?.obstacle.error).toBe('');
  });
});

describe('before it is turned on', () => {
  test('it is tested on the member’s own past', async () => {
    const { parcel, call, attempt, id, mine } = await owner();
    const one = await parcel({ shelvedAt: daysAgo(40) });
    const two = await parcel({ shelvedAt: daysAgo(30) });
    await parcel({ shelvedAt: daysAgo(3) });
    const changedAt = (await mine())?.changedAt ?? '';
    expect(await attempt('startStandingOrder', { id, changedAt })).toBeRefused('standing.notTried');
    const tried = await call('tryStandingOrder', { id });
    const numberOf = async (id: string) => (await call('getParcel', { id })).courierNumber;
    const numbers = [await numberOf(one), await numberOf(two)];
    expect(tried).toMatchObject({ parcelCount: 3, list: [{ parcelCount: 2, asks: false }] });
    expect(tried.list[0]?.courierNumbers.toSorted()).toEqual(numbers.toSorted());
    expect(tried.list[0]?.at.slice(0, 10)).toBe(daysAgo(30).slice(0, 10));
    expect(tried.totalMinor).toBe(tried.list[0]?.totalMinor);
    await call('startStandingOrder', { id, changedAt });
    expect(await mine()).toMatchObject({ running: true });
  });

  test('every change turns it off, and another version cannot be started', async () => {
    const { start, call, attempt, rule, id, mine } = await owner();
    await start();
    const before = (await mine())?.changedAt ?? '';
    await call('saveStandingOrder', { id, ...rule, parcels: 3 });
    expect(await mine()).toMatchObject({ running: false, tried: false, parcels: 3 });
    await call('tryStandingOrder', { id });
    expect(await attempt('startStandingOrder', { id, changedAt: before })).toBeRefused('row.changed');
  });

  test('a member has at most five rules, each with a condition and only the member’s own choices', async () => {
    const { call, attempt, rule, list } = await owner();
    const other = await owner();
    expect(await attempt('saveStandingOrder', { ...rule, parcels: null })).toBeRefused(
      'standing.noCondition',
    );
    expect(await attempt('saveStandingOrder', { ...rule, addressId: other.rule.addressId })).toBeRefused(
      'order.noAddress',
    );
    expect(await attempt('saveStandingOrder', { ...rule, channelId: rule.addressId ?? '' })).toBeRefused(
      'order.channelUnfit',
    );
    expect(await attempt('saveStandingOrder', { ...rule, declarerId: rule.addressId })).toBeRefused(
      'declarer.notUsable',
    );
    const saved = await Promise.all(Array.from({ length: 6 }, () => attempt('saveStandingOrder', rule)));
    expect(saved.filter(({ ok }) => ok)).toHaveLength(4);
    expect(saved).toContainEqual(expect.objectContaining(refused('standing.tooMany')));
    await call('removeStandingOrder', { id: (await list()).list[0]?.id ?? '' });
    expect((await list()).list).toHaveLength(4);
    expect(await other.attempt('removeStandingOrder', { id: (await list()).list[0]?.id ?? '' })).toBeRefused(
      'row.notFound',
    );
  });

  test('a sentence describes it in the reader’s language', async () => {
    const { member, mine } = await owner(0, { weightG: 10_000, freeDaysLeft: 5, asksFirst: true });
    expect((await mine())?.sentence).toMatch(
      /^When 2 parcels are on the shelf, they weigh 10 kg, or the oldest parcel has 5 free days left: ask me, then ship by Sea to .* and pay up to \$5,000 from my balance\.$/,
    );
    const tw = await world.tw.as(member.token, 'tw').call('listStandingOrders', {});
    expect(tw.list[0]?.sentence).toMatch(
      /^架上滿 2 件、實重滿 10 公斤或最早的包裹只剩 5 天免費倉儲時，先問我；/,
    );
    const zh = await world.tw.as(member.token, 'zh').call('listStandingOrders', {});
    expect(zh.list[0]?.sentence).toMatch(
      /^架上满 2 件、实重满 10 公斤或最早的包裹只剩 5 天免费仓储时，先问我；/,
    );
  });
});
