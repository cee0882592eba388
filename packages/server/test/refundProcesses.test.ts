import { afterAll, expect, test, vi } from 'vitest';
import { openChargebackScene } from './chargebackScene.ts';
import { testWaitFactor } from './limits.ts';
import { faultsOfLedger } from './payWorld.ts';
import { clientAt } from './serverClient.ts';
import { type ServerProcesses, serverProcesses } from './serverProcess.ts';
import type { RefundBehaviour } from './stripeDouble.ts';

/** Tests refunds of one payment through two server processes, one of which is killed, at an unreliable provider. */
const places: ServerProcesses[] = [];
const scene = await openChargebackScene();
const { config } = scene.world.running.services;
const env = {
  DATABASE_URL: config.DATABASE_URL,
  APP_SECRET: config.APP_SECRET,
  STRIPE_API_URL: scene.double.url,
};
for (let n = 0; n < 2; n += 1) places.push(await serverProcesses(env));
afterAll(async () => {
  for (const place of places) await place.clear();
  expect(await faultsOfLedger(scene.world)).toEqual([]);
});

const answers: readonly RefundBehaviour[] = ['succeeded', 'lost', 'late', 'unheard', 'pending', 'late'];

test('20 at once, of one payment: never more than was paid, with one process killed, and all of them end', {
  timeout: 120_000 * testWaitFactor,
}, async () => {
  const { double, tw, world } = scene;
  const { member, payId } = await scene.cancelled();
  await tw.give(member, 50_000);
  const [one, two] = await Promise.all(places.map((place) => place.start()));
  if (one === undefined || two === undefined) throw new Error('no processes');
  let asked = 0;
  double.refundNextAs = () => {
    asked += 1;
    // The second process dies while the provider handles its request.
    if (asked === 2) two.signal('SIGKILL');
    return answers[asked % answers.length] ?? 'succeeded';
  };
  const clients = [clientAt(one, scene.world.tw, member), clientAt(two, scene.world.tw, member)];
  const tried = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      clients[n % 2]?.attempt('refundToSource', { payId, amountMinor: 900 + n }).catch(() => undefined),
    ),
  );
  expect(await two.ended).toBeNull();
  expect(tried.filter((answer) => answer?.ok).length).toBeGreaterThan(0);
  await places[1]?.start();
  const states = () =>
    world.sql<{ state: string; amount: number }>(
      'select state, amount_minor::int as amount from source_refunds where payment_id = $1',
      [payId],
    );
  await vi.waitFor(
    async () => {
      for (const refund of double.refunds.values())
        if (refund.status === 'pending') refund.status = 'succeeded';
      await scene.refundNow();
      expect((await states()).every(({ state }) => state === 'done' || state === 'failed')).toBe(true);
    },
    { timeout: 60_000 * testWaitFactor, interval: 200 },
  );
  const all = await states();
  const went = all.flatMap(({ state, amount }) => (state === 'done' ? [amount] : []));
  const sum = went.reduce((total, amount) => total + amount, 0);
  const sent = [...double.refunds.values()].reduce((total, { amount }) => total + amount, 0);
  expect(went.length).toBeGreaterThan(1);
  expect(sent).toBe(sum);
  expect(sum).toBeLessThanOrEqual(10_250);
  // The stand-in stores one refund per idempotency key. Equal counts show that no refund was sent with two different
  // keys.
  expect(double.refunds.size).toBe(went.length);
  expect(asked).toBeGreaterThan(went.length);
  const wallet = await member.client.call('getWallet', {});
  expect([wallet.heldMinor, wallet.balanceMinor]).toEqual([0, 60_000 - sum]);
});
