import { afterAll, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { testWaitFactor } from './limits.ts';
import { openOrderChangeScene } from './orderChangeScene.ts';
import { inOneBox } from './orderScene.ts';
import { faultsOfLedger } from './payWorld.ts';
import { serverProcesses } from './serverProcess.ts';

/** Tests the two answers to a higher price, sent to two server processes at once. */
const c = await openOrderChangeScene();
await c.world.sql("insert into shop_hosts (host, shop_id) values ('127.0.0.1', $1)", [c.world.tw.id]);
const { DATABASE_URL, APP_SECRET } = c.world.running.services.config;
const other = await serverProcesses({ DATABASE_URL, APP_SECRET });
afterAll(async () => {
  await other.clear();
  expect(await faultsOfLedger(c.world)).toEqual([]);
});

test('concurrent acceptance and return: exactly one happens, and the money is in the right place', {
  timeout: 120_000 * testWaitFactor,
}, async () => {
  await c.s.owner.client.call('saveHoldSettings', { days: 7, tolerancePercent: 5, answerDays: 3 });
  await c.setting({ payBeforePacking: true });
  const { url } = await other.start();
  for (let round = 0; round < 6; round += 1) {
    const { id, buyer, totalMinor } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId: id });
    const { billTotalMinor } = await c.s.clerk.client.call('packOrder', inOneBox(id, 3_600));
    const agree = () =>
      buyer.client.attempt('agreeToPrice', { orderId: id, totalMinor: billTotalMinor }).then(({ ok }) => ok);
    const takeBack = () =>
      fetch(`${url}/api/Orders/TakeParcelsBack`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${buyer.token}`,
          'content-type': 'application/json',
          'idempotency-key': newId(),
        },
        body: JSON.stringify({ orderId: id }),
      }).then(({ ok }) => ok);
    const asked = round % 2 ? [takeBack(), agree()] : [agree(), takeBack()];
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
    const { state, priceHold } = await c.read(buyer, id);
    const agreed = priceHold.kind === 'held' && priceHold.answer === 'agreed';
    expect(state).toBe(agreed ? 'awaitingPayment' : 'cancelled');
    expect(await c.s.pay.balance(buyer)).toBe(agreed ? 100_000 - totalMinor : 100_000);
  }
});
