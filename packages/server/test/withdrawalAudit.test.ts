import { minor } from '@crossdock/domain/money.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { transfer } from '../src/wallet/store.ts';
import { faultsOfLedger } from './payWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { stepsOf } from './recordedSteps.ts';
import { openWithdrawalWorld } from './withdrawalWorld.ts';

const scene = await openWithdrawalWorld();
afterAll(async () => expect(await faultsOfLedger(scene.world)).toEqual([]));

describe('deciding', () => {
  const waiting = async (id: string, words?: string) =>
    (await scene.finance.client.call('listWithdrawals', { pageSize: 100, words })).list.find(
      (row) => row.id === id,
    );

  test('paid: the held amount leaves, once; the voucher can be added later and is never replaced', async () => {
    const member = await scene.pay.memberWith(50_000);
    const { id } = await scene.submit(member);
    expect(await scene.finance.client.call('approveWithdrawal', { id })).toMatchObject({ paidMinor: 30_000 });
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 20_000, heldMinor: 0 });
    expect(await stepsOf(scene.world, id)).toMatchObject([
      { event: 'submit', from: null, to: 'pending', staffId: null },
      { event: 'approve', from: 'pending', to: 'approved', staffId: scene.finance.id },
    ]);
    expect(await scene.finance.client.attempt('approveWithdrawal', { id })).toBeRefused({
      code: 409,
      error: 'withdrawal.decided',
    });
    const voucherFileId = await scene.payout();
    await scene.finance.client.call('addWithdrawalVoucher', { id, voucherFileId });
    const other = await scene.finance.client.attempt('addWithdrawalVoucher', {
      id,
      voucherFileId: await scene.payout(),
    });
    expect(other).toBeRefused({ code: 409, error: 'withdrawal.voucherGiven' });
    const seen = await member.client.call('getWithdrawal', { id });
    expect(seen).toMatchObject({ state: 'approved', voucherAt: expect.any(String) });
    expect(seen.voucher?.url).toContain(voucherFileId);
    const held = await member.client.call('getConsumptionList', { account: 'held' });
    expect(held.list.map(({ event }) => event)).toEqual(['withdrawalPaid', 'withdrawalHold']);
  });

  test('a voucher comes with the payment, from a clerk’s upload, and only for a paid withdrawal', async () => {
    const member = await scene.pay.memberWith(90_000);
    const [first, second] = [await scene.submit(member), await scene.submit(member)];
    const [mine, ours] = [await scene.world.tw.pictureOf(member, 'payout'), await scene.payout()];
    expect(
      await scene.finance.client.attempt('approveWithdrawal', { id: first.id, voucherFileId: mine }),
    ).toBeRefusedAt('voucherFileId', 'withdrawal.voucherMissing');
    await scene.finance.client.call('approveWithdrawal', { id: first.id, voucherFileId: ours });
    expect((await member.client.call('getWithdrawal', { id: first.id })).voucher).not.toBeNull();
    expect(
      await scene.finance.client.attempt('addWithdrawalVoucher', { id: second.id, voucherFileId: ours }),
    ).toBeRefused('withdrawal.notPaid');
    expect(
      await scene.finance.client.attempt('addWithdrawalVoucher', { id: first.id, voucherFileId: '' }),
    ).toBeRefusedAt('voucherFileId', 'withdrawal.voucherMissing');
  });

  test('rejected with a reason that the member sees; the amount returns', async () => {
    const member = await scene.pay.memberWith(50_000);
    const { id } = await scene.submit(member);
    const silent = await scene.finance.client.attempt('rejectWithdrawal', { id, reason: ' ' });
    expect(silent).toBeRefusedAt('reason', 'withdrawal.reasonRequired');
    await scene.finance.client.call('rejectWithdrawal', { id, reason: '圖片看不清楚' });
    const { list } = await member.client.call('listMyWithdrawals', { state: 'rejected' });
    expect(list).toMatchObject([{ id, rejectReason: '圖片看不清楚' }]);
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 50_000, heldMinor: 0 });
  });

  test("the queue has the oldest first, the member's money, and reasons for a closer check", async () => {
    const member = await scene.world.tw.member({ name: '林 美玲' });
    await scene.pay.give(member, 200_000);
    const account = `822 ${newId()}`;
    const first = await scene.submit(member, { account, accountName: '林美玲' });
    expect(await waiting(first.id)).toMatchObject({
      memberId: member.id,
      balanceMinor: 170_000,
      heldMinor: 30_000,
      paidBefore: 0,
      warnings: ['accountNew'],
    });
    await scene.finance.client.call('approveWithdrawal', { id: first.id });
    const second = await scene.submit(member, { account: account.replace(' ', '-'), accountName: '林美玲' });
    expect(await waiting(second.id)).toMatchObject({ paidBefore: 1, warnings: [] });
    const fresh = await scene.submit(member, { account: `700 ${newId()}`, accountName: '林美玲' });
    expect(await waiting(fresh.id)).toMatchObject({ paidBefore: 1, warnings: ['accountNew'] });
    const thief = await scene.pay.memberWith(50_000);
    const third = await scene.submit(thief, { account, accountName: '林美玲' });
    expect((await waiting(third.id))?.warnings).toEqual(['nameDiffers', 'accountShared', 'accountNew']);
    expect((await waiting(second.id))?.warnings).toEqual(['accountShared']);
    expect((await waiting(third.id, third.number))?.id).toBe(third.id);
    expect((await waiting(third.id, account))?.id).toBe(third.id);
    const { list } = await scene.finance.client.call('listWithdrawals', { pageSize: 100 });
    const created = list.map(({ createdAt }) => createdAt);
    expect(created).toEqual([...created].sort());
  });

  test('is for finance and owners; support may view', async () => {
    const member = await scene.pay.memberWith(50_000);
    const { id } = await scene.submit(member);
    const support = await scene.world.tw.staff(['support']);
    expect((await support.client.call('listWithdrawals', {})).total).toBeGreaterThan(0);
    for (const attempt of [
      support.client.attempt('approveWithdrawal', { id }),
      support.client.attempt('rejectWithdrawal', { id, reason: 'x' }),
    ])
      expect(await attempt).toBeRefused({ code: 403 });
    const elsewhere = await scene.world.th.staff(['finance']);
    expect(await elsewhere.client.attempt('approveWithdrawal', { id })).toBeRefused({ code: 404 });
  });

  test('never paid twice: 50 clerks, members and retries at once, exactly one decides', async () => {
    const clerks = await Promise.all(Array.from({ length: 4 }, () => scene.world.tw.staff(['finance'])));
    for (let round = 0; round < 6; round++) {
      const member = await scene.pay.memberWith(50_000);
      const { id } = await scene.submit(member);
      const attempts = await Promise.all(
        Array.from({ length: 50 }, (_, at) => {
          const clerk = clerks[at % clerks.length] ?? scene.finance;
          if (at % 5 === 3) return member.client.attempt('cancelWithdrawal', { id });
          return at % 5 === 4
            ? clerk.client.attempt('rejectWithdrawal', { id, reason: 'no' })
            : clerk.client.attempt('approveWithdrawal', { id });
        }),
      );
      expect(attempts.filter((one) => one.ok)).toHaveLength(1);
      for (const one of attempts) if (!one.ok) expect(one.failure.error).toBe('withdrawal.decided');
      const { state } = await member.client.call('getWithdrawal', { id });
      expect(await scene.money(member)).toMatchObject({
        balanceMinor: state === 'approved' ? 20_000 : 50_000,
        heldMinor: 0,
      });
    }
  });

  test('two vouchers at once: one is stored', async () => {
    const member = await scene.pay.memberWith(50_000);
    const { id } = await scene.submit(member);
    await scene.finance.client.call('approveWithdrawal', { id });
    const files = await Promise.all(Array.from({ length: 10 }, scene.payout));
    const attempts = await Promise.all(
      files.map((voucherFileId) =>
        scene.finance.client.attempt('addWithdrawalVoucher', { id, voucherFileId }),
      ),
    );
    expect(attempts.filter((one) => one.ok)).toHaveLength(1);
  });
});

describe('while it waits for a decision', () => {
  test('each step is sent to the screens of its member and of the desk', async () => {
    const realtimeEvents = await watchRealtimeEvents(scene.world);
    const member = await scene.pay.memberWith(0);
    const give = () => scene.pay.give(member, 90_000);
    await realtimeEvents.during(give, `wallet ${member.id}`, 'adjustments staff');
    const mine = `withdrawals ${member.id}`;
    const { id } = await realtimeEvents.during(() => scene.submit(member), mine, `wallet ${member.id}`);
    const { client } = scene.finance;
    await realtimeEvents.during(() => client.call('approveWithdrawal', { id }), mine);
    const voucherFileId = await scene.payout();
    await realtimeEvents.during(() => client.call('addWithdrawalVoucher', { id, voucherFileId }), mine);
  });

  test('nobody else’s money is held, nor the shop’s', async () => {
    const [busy, member] = [await scene.pay.memberWith(50_000), await scene.pay.memberWith(50_000)];
    await scene.pay.transact<void>(async (tx) => {
      await transfer(tx, scene.pay.system, {
        from: { kind: 'memberBalance', memberId: busy.id },
        to: { kind: 'revenue' },
        amount: minor(100),
        kind: 'orderPayment',
      });
      // The surrounding transaction still holds the locks on the other member's and the shop's accounts during this
      // call.
      await scene.submit(member);
    });
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 20_000, heldMinor: 30_000 });
  });

  test('the queue is filtered by state, member, name, account or number', async () => {
    const member = await scene.world.tw.member({ name: '陳 大文' });
    await scene.pay.give(member, 200_000);
    const [paid, back, open] = [
      await scene.submit(member),
      await scene.submit(member),
      await scene.submit(member),
    ];
    const { client } = scene.finance;
    await client.call('approveWithdrawal', { id: paid.id });
    await client.call('rejectWithdrawal', { id: back.id, reason: 'x' });
    const other = await scene.pay.memberWith(50_000);
    const theirs = await scene.submit(other, { account: `700 ${newId()}` });
    const listed = async (filters: object) =>
      (await client.call('listWithdrawals', { pageSize: 100, ...filters })).list.map(({ id }) => id);
    const memberId = member.id;
    expect(await listed({ memberId })).toEqual([open.id]);
    const { list } = await client.call('listWithdrawals', { memberId });
    expect(list).toMatchObject([{ balanceMinor: 140_000, heldMinor: 30_000, earningsMinor: 0 }]);
    expect(await listed({ memberId, state: 'approved' })).toEqual([paid.id]);
    expect(await listed({ memberId, state: 'rejected' })).toEqual([back.id]);
    expect(await listed({ words: '陳 大文' })).toEqual([open.id]);
    expect(await listed({ words: theirs.account })).toEqual([theirs.id]);
    expect(await listed({ words: theirs.number.toLowerCase() })).toEqual([theirs.id]);
    const ofMember = async (state: string) =>
      (await member.client.call('listMyWithdrawals', { state } as never)).list.map(({ id }) => id);
    expect([await ofMember('pending'), await ofMember('approved')]).toEqual([[open.id], [paid.id]]);
    await client.call('approveWithdrawal', { id: open.id });
    expect(await listed({ memberId, state: 'approved' })).toEqual([open.id, paid.id]);
  });

  test('proofs exist only for paid ones, from the desk, and belong to one payment', async () => {
    const member = await scene.pay.memberWith(90_000);
    const [first, second] = [await scene.submit(member), await scene.submit(member)];
    const { client } = scene.finance;
    for (const { id } of [first, second]) await client.call('approveWithdrawal', { id });
    const mine = await scene.world.tw.pictureOf(member, 'payout');
    expect(await client.attempt('addWithdrawalVoucher', { id: first.id, voucherFileId: mine })).toBeRefusedAt(
      'voucherFileId',
      'withdrawal.voucherMissing',
    );
    await client.call('addWithdrawalVoucher', { id: first.id, voucherFileId: await scene.payout() });
    expect((await member.client.call('getWithdrawal', { id: second.id })).voucher).toBeNull();
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 30_000, heldMinor: 0 });
  });
});
