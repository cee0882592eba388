import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servingLogin } from '../src/platform/serving.ts';
import { openStandingWorld } from './standingWorld.ts';

const { world, pay, run, owner } = await openStandingWorld();

describe('money', () => {
  test('staff who act as the member can neither write nor start a rule, nor consent', async () => {
    const { member, rule, id, list, parcel, start } = await owner(1_000_000, { asksFirst: true });
    await parcel();
    await parcel();
    await start();
    await run();
    const act = (await list()).asked[0];
    const boss = await world.tw.staff(['owner']);
    const { ticket } = await boss.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    const acting = world.tw.as(token);
    const { changedAt = '' } = (await list()).list[0] ?? {};
    const denied = { ok: false, failure: expect.objectContaining({ code: 403 }) };
    for (const tried of [
      acting.attempt('saveStandingOrder', rule),
      acting.attempt('startStandingOrder', { id, changedAt }),
      acting.attempt('agreeStandingAct', { id: act?.id ?? '', totalMinor: act?.totalMinor ?? 0 }),
    ])
      expect(await tried).toMatchObject(denied);
    expect((await acting.attempt('stopStandingOrder', { id })).ok).toBe(true);
    expect((await list()).asked).toEqual([]);
  });

  test('a disabled member’s rules do nothing', async () => {
    const { member, parcel, start } = await owner();
    await parcel();
    await parcel();
    await start();
    await world.change('members', { id: member.id }, { status: 'disabled' });
    await run();
    expect(await world.sql('select id from standing_acts where member_id = $1', [member.id])).toEqual([]);
  });

  test('in a shop that bills after packing it is paid then, within the limit', async () => {
    const { parcel, start, acts, member } = await owner();
    await parcel();
    await parcel();
    await start();
    await world.tw.set({ payBeforePacking: false });
    await run();
    const [act] = await acts();
    expect(act).toMatchObject({ state: 'placed', payment: 'later' });
    await world.change(
      'orders',
      { id: act?.orderId },
      { state: 'awaitingPayment', billTotalMinor: 30_000, packedAt: new Date() },
    );
    await run();
    expect((await acts())[0]).toMatchObject({ payment: 'paid' });
    expect(await pay.balance(member)).toBe(1_000_000 - 30_000);
    await world.tw.set({ payBeforePacking: true });
  });

  test('the fee of a payment from the balance counts towards the limit, even if it is paid later', async () => {
    const bills = (before: boolean) => world.tw.set({ payBeforePacking: before });
    const fee = (basisPoints: number) =>
      world.change(
        'paymentMethods',
        { shopId: world.tw.id, code: 'balance' },
        { feeBasisPoints: basisPoints },
      );
    const asking = await owner(1_000_000, { asksFirst: true, limitMinor: 100 });
    await bills(false);
    await fee(200);
    await asking.parcel();
    await asking.parcel();
    await asking.start();
    await run();
    const { totalMinor = 0, id = '' } = (await asking.list()).asked[0] ?? {};
    // A second member has a rule with equal parcels. Its limit is exactly the order's price, so only the payment fee
    // exceeds it.
    const limited = await owner(1_000_000, { limitMinor: totalMinor });
    await limited.parcel();
    await limited.parcel();
    await limited.start();
    await run();
    expect(await limited.acts()).toMatchObject([{ state: 'asked', askedWhy: 'limit' }]);
    // A member who agreed to the price also agreed to its fee.
    await asking.call('agreeStandingAct', { id, totalMinor });
    const [{ orderId } = { orderId: '' }] = await asking.acts();
    await world.change(
      'orders',
      { id: orderId },
      { state: 'awaitingPayment', billTotalMinor: totalMinor, packedAt: new Date() },
    );
    await run();
    expect(await asking.acts()).toMatchObject([{ payment: 'paid' }]);
    await fee(0);
    await bills(true);
  });

  test('two processes and one that is killed before its commit order and pay once', async () => {
    const { parcel, start, acts, member } = await owner();
    await parcel();
    await parcel();
    await start();
    const { url, role } = servingLogin(world.running.services.config);
    const program = [join(import.meta.dirname, 'killedStanding.ts'), url, role ?? '', world.tw.id];
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] });
    const exit = once(child, 'exit');
    await exit.then(([, signal]) => expect(signal).toBe('SIGKILL'));
    expect(await acts()).toEqual([]);
    expect(await pay.balance(member)).toBe(1_000_000);
    await Promise.all([run(), run(), run()]);
    const [act, ...more] = await acts();
    expect(more).toEqual([]);
    expect(await pay.balance(member)).toBe(1_000_000 - (act?.totalMinor ?? 0));
    const orders = await world.sql('select id from orders where member_id = $1', [member.id]);
    expect(orders).toHaveLength(1);
  });

  test('one rule that fails does not stop the others', async () => {
    const broken = await owner();
    const well = await owner();
    for (const one of [broken, well]) {
      await one.parcel();
      await one.parcel();
      await one.start();
    }
    await world.sql(`update standing_orders set obstacle_params = '[]', looked_at = null where id = $1`, [
      broken.id,
    ]);
    await world.sql(
      `create function fail_act() returns trigger language plpgsql as $$ begin
         if new.standing_order_id = '${broken.id}' then raise exception 'broken'; end if; return new; end $$`,
    );
    await world.sql(
      'create trigger fail_act before insert on standing_acts for each row execute function fail_act()',
    );
    await run();
    await world.sql('drop trigger fail_act on standing_acts');
    expect(await broken.acts()).toEqual([]);
    expect(await pay.balance(broken.member)).toBe(1_000_000);
    expect((await well.acts())[0]).toMatchObject({ state: 'placed' });
  });
});
