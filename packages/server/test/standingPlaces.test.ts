import { plainSea } from '@crossdock/domain/samples/rateCards.ts';
import { describe, expect, test } from 'vitest';
import { publishCard } from './orderWorld.ts';
import { minutesFromNow, openStandingWorld } from './standingWorld.ts';
import { atMoment } from './stoppedClock.ts';

/** Tests rules that send to a pickup point without a saved address, insure, and order services. */
const { world, pay, run, owner } = await openStandingWorld();

const scene = { serviceId: '' };
const crate = { unit: 'order', priceMinor: 9_000, zh: '木箱', tw: '木箱', en: 'Wooden crate' } as const;
const boss = await world.tw.staff(['owner']);
scene.serviceId = (await boss.client.call('saveService', { kind: 'crate', ...crate, active: true })).id;

const everything = () => ({
  ...{ addressId: null, pickupPointId: pay.lane.pickupPointId, insured: true },
  services: [{ serviceId: scene.serviceId, quantity: 1 }],
});
const open = (active: boolean) => world.change('pickupPoints', { id: pay.lane.pickupPointId }, { active });

describe('a rule to a pickup point, with insurance and a service', () => {
  test('is tested, describes itself, and orders all of it', async () => {
    const { call, parcel, start, acts, mine, id } = await owner(1_000_000, everything());
    await parcel();
    await parcel();
    expect(await mine()).toMatchObject(everything());
    expect((await mine())?.sentence).toMatch(/Insure the declared value\. Add 1 service\.$/);
    const tried = await call('tryStandingOrder', { id });
    await start();
    await run();
    const [act] = await acts();
    expect(act).toMatchObject({ state: 'placed', payment: 'paid', totalMinor: tried.list[0]?.totalMinor });
    const order = await call('getOrder', { orderId: act?.orderId ?? '' });
    expect(order.deliveryType).toBe(3);
    expect(order.destination.pickupPoint).not.toBeNull();
    expect(order.insuredValueMinor).toBe(order.declaredValueMinor);
    const kinds = order.costs.quote.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['insurance', 'service']));
  });

  test('is not saved for a closed point, and an active one reports why it stopped and continues later', async () => {
    const { attempt, rule, parcel, start, acts, mine, notices } = await owner(1_000_000, everything());
    await parcel();
    await parcel();
    await start();
    await open(false);
    await run();
    await run();
    expect(await acts()).toEqual([]);
    expect((await mine())?.obstacle.error).toBe('order.pickupPointGone');
    expect((await mine())?.obstacle.message).toMatch(/pickup point is closed/);
    expect((await notices()).filter((title) => /could not act/.test(title))).toHaveLength(1);
    const again = await attempt('saveStandingOrder', rule);
    expect(again).toBeRefused('order.pickupPointGone', 'pickupPointId');
    await open(true);
    await atMoment(minutesFromNow(15), run);
    expect((await acts())[0]).toMatchObject({ state: 'placed' });
  });

  test('requires one place, services of the shop, and a lane with insurance', async () => {
    const { attempt, rule, parcel, start, acts, mine } = await owner(1_000_000, everything());
    const save = (changes: object) => attempt('saveStandingOrder', { ...rule, ...changes });
    expect(await save({ pickupPointId: null })).toBeRefused('order.noAddress', 'addressId');
    const other = [{ serviceId: pay.lane.channelId, quantity: 1 }];
    expect(await save({ services: other })).toBeRefused('service.notOffered', 'services');
    await parcel();
    await parcel();
    await start();
    const zone = await world.row('zones', { channelId: pay.lane.channelId });
    const validFrom = new Date().toISOString();
    await publishCard(world, pay.lane, zone?.id ?? '', { ...plainSea, insurance: null, validFrom });
    await run();
    expect(await acts()).toEqual([]);
    expect((await mine())?.obstacle.error).toBe('insurance.notOffered');
    expect(await save({})).toBeRefused('insurance.notOffered', 'insured');
  });
});
