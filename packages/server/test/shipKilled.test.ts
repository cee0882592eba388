import { afterAll, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { openCouponWorld } from './couponWorld.ts';
import { insertApprovedAddress, insertShelvedParcel } from './orderWorld.ts';

/**
 * Tests that an order or its payment leaves nothing behind if the database session of its transaction is killed, and
 * that the repeated call then succeeds exactly once.
 */
const coupons = await openCouponWorld({ payBeforePacking: true });
await coupons.world.sql(
  `create function end_session() returns trigger language plpgsql security definer as $$ begin
     perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`,
);
// Stopping the world throws the errors of failed calls. Here these are only the two calls whose session was ended.
afterAll(() =>
  expect(coupons.world.stop()).rejects.toThrow(/terminating connection due to administrator command/),
);

/** Runs the step while every transaction that inserts or updates an order loses its session at that statement. */
async function killedAt(event: 'insert' | 'update', step: () => Promise<unknown>) {
  const { sql } = coupons.world;
  await sql(
    `create trigger end_session before ${event} on orders for each row execute function end_session()`,
  );
  const outcome = await step().then(
    () => 'answered',
    () => 'failed',
  );
  await sql(`drop trigger end_session on orders`);
  expect(outcome).toBe('failed');
}

test('a session that ends during the order or its payment leaves nothing, and the same tap again succeeds once', async () => {
  const { world, pay } = coupons;
  const buyer = await pay.memberWith(1_000_000);
  await insertApprovedAddress(world, pay.lane, buyer);
  const parcelId = await insertShelvedParcel(world, pay.lane, buyer);
  const { planned } = await buyer.client.call('planOrder', {});
  if (planned.kind === 'none') throw new Error(planned.message);
  const again = { idempotencyKey: newId() };
  const order = () =>
    buyer.client.call(
      'submitOrder',
      { ...planned.choice, totalMinor: planned.quote.totalMinor, agreed: true },
      again,
    );
  const orders = async () => (await buyer.client.call('listOrders', {})).total;

  await killedAt('insert', order);
  expect(await orders()).toBe(0);
  expect((await buyer.client.call('getParcel', { id: parcelId })).state).toBe('shelved');
  const { id } = await order();
  expect((await order()).id).toBe(id);
  expect(await orders()).toBe(1);

  const payment = { idempotencyKey: newId() };
  const paid = () => buyer.client.call('payFromBalance', { orderId: id }, payment);
  await killedAt('update', paid);
  expect(await pay.balance(buyer)).toBe(1_000_000);
  expect((await buyer.client.call('planOrder', {})).unpaid).toMatchObject([{ id }]);
  const first = await paid();
  expect(await paid()).toEqual(first);
  expect(await pay.balance(buyer)).toBe(1_000_000 - planned.quote.totalMinor);
  expect((await buyer.client.call('planOrder', {})).unpaid).toEqual([]);
});
