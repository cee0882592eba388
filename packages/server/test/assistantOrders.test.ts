import { describe, expect, test } from 'vitest';
import { secondsAgo } from './ago.ts';
import { Assistant, insertLocalShopHosts } from './assistantWorld.ts';
import { openOrderScene } from './orderScene.ts';
import { choiceOf, insertApprovedAddress } from './orderWorld.ts';

const scene = await openOrderScene();
const world = scene.world;
await insertLocalShopHosts(world);

const registered = () => new Assistant(world).registered();

describe('a request that moves money', () => {
  async function ordering(monthMostMinor?: number) {
    const member = await world.tw.member();
    const address = await insertApprovedAddress(world, scene.lane, member);
    const assistant = await registered();
    const { access_token: token } = await assistant.connected(
      member,
      monthMostMinor === undefined ? {} : { chosen: { monthMostMinor } },
    );
    const next = async (by = token) => {
      const choice = choiceOf(scene.lane, [await scene.parcel({}, member)], address);
      const { data } = await assistant.use(by, 'quoteOrder', choice);
      return { ...choice, totalMinor: data.totalMinor as number, agreed: true };
    };
    const awaiting = async () => (await assistant.byMember(member, 'listAssistants', {})).data.awaiting;
    const atHome = async (who = member) => (await who.client.call('getOrderStatistics', {})).assistantsAsking;
    return { atHome, member, assistant, token, next, awaiting };
  }

  test('waits for the member, who reads it in words and confirms it once', async () => {
    const { member, assistant, token, next, awaiting, atHome } = await ordering();
    expect(await atHome()).toBe(0);
    const order = await next();
    const asked = await assistant.use(token, 'submitOrder', order);
    expect(asked).toMatchObject({ isRefused: false, data: { state: 'awaitsConfirmation' } });
    const [one] = await awaiting();
    expect(asked.data.link).toBe(`${assistant.origin}/assistants?ask=${one?.id}`);
    expect(one).toMatchObject({
      clientName: 'Test assistant',
      problem: '',
      order: [{ totalMinor: order.totalMinor }],
    });
    expect((await assistant.byMember(member, 'listOrders', {})).data.total).toBe(0);
    const confirm = { id: one?.id ?? '', inputHash: one?.inputHash ?? '' };
    const other = { ...confirm, inputHash: 'x'.repeat(43) };
    expect((await assistant.byMember(member, 'confirmAssistantCall', other)).error).toBe(
      'assistant.awaitsNoMore',
    );
    const stranger = await world.tw.member();
    expect([await atHome(), await atHome(stranger)]).toEqual([1, 0]);
    expect((await assistant.byMember(stranger, 'confirmAssistantCall', confirm)).error).toBe(
      'assistant.awaitsNoMore',
    );
    const both = await Promise.all(
      [1, 2].map(() => assistant.byMember(member, 'confirmAssistantCall', confirm)),
    );
    expect(both.map(({ error }) => error).sort()).toEqual(['assistant.awaitsNoMore', undefined]);
    expect((await assistant.byMember(member, 'listOrders', {})).data.total).toBe(1);
    expect(await atHome()).toBe(0);
    const { list } = (await assistant.byMember(member, 'listAssistants', {})).data;
    expect(list[0]).toMatchObject({ monthSpentMinor: order.totalMinor });
  });

  test('is declined by the member, or expires, and is then never carried out', async () => {
    const { member, assistant, token, next, awaiting, atHome } = await ordering();
    await assistant.use(token, 'submitOrder', await next());
    const [first] = await awaiting();
    expect((await assistant.byMember(member, 'declineAssistantCall', { id: first?.id ?? '' })).status).toBe(
      200,
    );
    await assistant.use(token, 'submitOrder', await next());
    const [second] = await awaiting();
    await world.change('assistantCalls', { id: second?.id }, { expiresAt: secondsAgo(1) });
    expect(await atHome()).toBe(0);
    for (const one of [first, second])
      for (const name of ['confirmAssistantCall', 'declineAssistantCall'] as const)
        expect(
          (
            await assistant.byMember(member, name, {
              id: one?.id,
              ...(name === 'confirmAssistantCall' ? { inputHash: one?.inputHash } : {}),
            })
          ).error,
        ).toBe('assistant.awaitsNoMore');
    const { list } = (await assistant.byMember(member, 'listAssistants', {})).data;
    const log = await assistant.byMember(member, 'listAssistantCalls', { assistantId: list[0]?.id });
    expect(log.data.list.filter(({ call }) => call === 'submitOrder').map(({ state }) => state)).toEqual([
      'expired',
      'declined',
    ]);
    expect(list[0]?.monthSpentMinor).toBe(0);
  });

  test('has a monthly limit that two concurrent requests cannot exceed', async () => {
    const probe = await ordering();
    const { totalMinor } = await probe.next();
    const { assistant, token, next, awaiting } = await ordering(Math.floor(totalMinor * 1.5));
    const orders = [await next(), await next(), await next()];
    const answers = await Promise.all(orders.map((order) => assistant.use(token, 'submitOrder', order)));
    expect(answers.map(({ error = '' }) => error).sort()).toEqual([
      '',
      'assistant.overLimit',
      'assistant.overLimit',
    ]);
    expect(await awaiting()).toHaveLength(1);
  });

  test('has one limit per month, however often the member connects the same assistant', async () => {
    const { totalMinor } = await (await ordering()).next();
    const { member, assistant, token, next, awaiting } = await ordering(Math.floor(totalMinor * 1.5));
    await assistant.use(token, 'submitOrder', await next());
    const [one] = await awaiting();
    const confirmed = { id: one?.id, inputHash: one?.inputHash };
    expect((await assistant.byMember(member, 'confirmAssistantCall', confirmed)).error).toBeUndefined();
    const chosen = { monthMostMinor: Math.floor(totalMinor * 1.5) };
    const { access_token: second } = await assistant.connected(member, { chosen });
    const { list } = (await assistant.byMember(member, 'listAssistants', {})).data;
    expect(list).toMatchObject([{ monthSpentMinor: totalMinor, monthMostMinor: chosen.monthMostMinor }]);
    expect(await assistant.use(second, 'submitOrder', await next(second))).toMatchObject({
      error: 'assistant.overLimit',
    });
    // A call that awaited confirmation under the previous grant can no longer be confirmed and uses none of the limit.
    const { access_token: third } = await assistant.connected(member, {
      chosen: { monthMostMinor: totalMinor * 3 },
    });
    await assistant.use(third, 'submitOrder', await next(third));
    expect(await awaiting()).toHaveLength(1);
    await assistant.connected(member, { chosen });
    const after = (await assistant.byMember(member, 'listAssistants', {})).data;
    expect(after.list).toMatchObject([{ monthSpentMinor: totalMinor }]);
    // Another assistant has a separate monthly limit.
    const other = await registered();
    await other.connected(member, { chosen });
    const both = (await other.byMember(member, 'listAssistants', {})).data.list;
    expect(both.map(({ monthSpentMinor }) => monthSpentMinor).sort((a, b) => a - b)).toEqual([0, totalMinor]);
  });

  test('is carried out at the price that was shown, or not at all', async () => {
    const { member, assistant, token, next, awaiting } = await ordering();
    const order = await next();
    for (const totalMinor of [order.totalMinor - 1, -5])
      expect(await assistant.use(token, 'submitOrder', { ...order, totalMinor })).toMatchObject({
        error: 'order.feeChanged',
      });
    await assistant.use(token, 'submitOrder', order);
    const [one] = await awaiting();
    // The member orders these parcels without the assistant, so the call that awaits the member's confirmation
    // becomes impossible.
    const own = await assistant.byMember(member, 'submitOrder', order);
    expect(own.error).toBeUndefined();
    expect((await awaiting())[0]).toMatchObject({ order: [], problem: expect.stringMatching(/./) });
    const confirmed = await assistant.byMember(member, 'confirmAssistantCall', {
      id: one?.id,
      inputHash: one?.inputHash,
    });
    expect(confirmed.error).toBe('assistant.notPossible');
  });

  test('is one of a limited number', async () => {
    const { assistant, token, next, member } = await ordering(1_000_000_000);
    const order = await next();
    await world.sql(
      `insert into assistant_calls (shop_id, id, grant_id, member_id, call, state, at, input, input_hash, amount_minor, expires_at)
       select shop_id, gen_random_uuid(), id, member_id, 'submitOrder', 'awaits', now(), '{}', '\\x00', 1, now() + interval '1 hour'
       from assistant_grants, generate_series(1, 10) where member_id = $1 and ended_at is null`,
      [member.id],
    );
    expect(await assistant.use(token, 'submitOrder', order)).toMatchObject({
      error: 'assistant.tooManyAwait',
    });
  });
});
