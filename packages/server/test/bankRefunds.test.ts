import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { inAWeek, openPayoutWorld } from './payoutWorld.ts';
import type { Person } from './world.ts';

/** Tests refunds to a bank account. Each is a withdrawal for one order, and never exceeds what was refunded. */
const scene = await openPayoutWorld();
checkLedgerAtEnd(scene.world);
const owner = await scene.world.tw.staff(['owner']);
/** A cancelled order of 350, paid from money of a bank transfer. The member has `more` on the balance besides. */
async function cancelled(more = 0) {
  const { member, orderId } = await scene.pay.memberWithOrder(35_000, 35_000 + more);
  await member.client.call('payFromBalance', { orderId });
  await owner.client.call('cancelOrderForMember', { orderId, why: 'sold out' });
  const { number } = (await scene.world.row('orders', { id: orderId })) ?? { number: '' };
  return { member, orderId, number };
}

const offered = async (member: Person) => (await member.client.call('getRefundOptions', {})).toBank;

async function ask(member: Person, refundOf: string, changes: Record<string, unknown> = {}) {
  const input = await scene.asked(member, { refundOf, bankCode: '8081234', ...changes });
  return member.client.attempt('submitWithdrawal', input, { idempotencyKey: newId() });
}

describe('a refund to a bank account', () => {
  test('is offered, requested in one step, and named everywhere until the bank has it', async () => {
    const { member, orderId, number } = await cancelled();
    expect(await offered(member)).toEqual([{ id: orderId, number, mostMinor: 35_000 }]);
    const refund = { id: orderId, number };
    expect(await ask(member, orderId)).toMatchObject({ data: { refund, state: 'pending' } });
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 5_000, heldMinor: 30_000 });
    expect(await offered(member)).toEqual([{ id: orderId, number, mostMinor: 5_000 }]);
    const mine = (await member.client.call('listMyWithdrawals', {})).list[0];
    expect(mine).toMatchObject({ refund });
    const { list } = await scene.finance.client.call('listWithdrawals', {
      state: 'pending',
      memberId: member.id,
    });
    expect(list).toMatchObject([{ refund }]);
    const asked = { format: 'pain09', bank: '', olderThanDays: 0 } as const;
    const preview = await scene.finance.client.call('previewPayout', asked);
    expect(preview.lines.find((one) => one.memberId === member.id)).toMatchObject({ refund });
    const batch = await scene.build([mine?.id ?? ''], { payOn: inAWeek() });
    expect((await scene.finance.client.call('getPayout', { id: batch })).lines).toMatchObject([{ refund }]);
    await scene.sent(batch);
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 5_000, heldMinor: 0 });
  });

  test('requested 20 times at once never pays more than was refunded, whatever the balance is', async () => {
    const { member, orderId } = await cancelled(500_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(member, orderId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of answers) if (!one.ok) expect(one.failure.error).toBe('refund.tooMuch');
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 505_000, heldMinor: 30_000 });
  });

  test('that is rejected, withdrawn or returned by the bank is on the balance, and can be requested again', async () => {
    const { member, orderId } = await cancelled();
    const ids: string[] = [];
    const again = async () => {
      const asked = await ask(member, orderId);
      if (!asked.ok) throw new Error(asked.failure.error);
      ids.push(asked.data.id);
      return asked.data.id;
    };
    const isBack = async () => {
      expect((await offered(member))[0]?.mostMinor).toBe(35_000);
      expect(await scene.money(member)).toMatchObject({ balanceMinor: 35_000, heldMinor: 0 });
    };
    await scene.finance.client.call('rejectWithdrawal', { id: await again(), reason: '帳號有誤' });
    await isBack();
    await member.client.call('cancelWithdrawal', { id: await again() });
    await isBack();
    const batch = await scene.build([await again()]);
    await scene.sent(batch);
    const { lines } = await scene.finance.client.call('getPayout', { id: batch });
    await scene.finance.client.call('returnPayoutLine', { lineId: lines[0]?.id ?? '', reason: 'closed' });
    await isBack();
    expect(new Set(ids).size).toBe(3);
  });
});

describe('no refund to a bank account is possible', () => {
  test('for another member’s order, one without a refund, from earnings, or against the rule of multiples', async () => {
    const { member, orderId } = await cancelled();
    const other = await scene.pay.memberWith(50_000);
    expect(await ask(other, orderId)).toBeRefused('row.notFound');
    const paid = await scene.pay.order(other, 10_000);
    await other.client.call('payFromBalance', { orderId: paid });
    expect(await ask(other, paid, { amountMinor: 10_000 })).toBeRefused('withdrawal.notRefundable');
    await scene.earn(member, 40_000);
    expect(await ask(member, orderId, { source: 'earnings' })).toBeRefusedAt('source', 'field.invalid');
    expect(await ask(member, orderId, { amountMinor: 35_000 })).toBeRefused('withdrawal.amountStep');
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 35_000, heldMinor: 0 });
  });

  test('for more than is left on the balance', async () => {
    const { member, orderId, number } = await cancelled();
    const next = await scene.pay.order(member, 20_000);
    await member.client.call('payFromBalance', { orderId: next });
    expect(await offered(member)).toEqual([{ id: orderId, number, mostMinor: 15_000 }]);
    expect(await ask(member, orderId, { amountMinor: 20_000 })).toBeRefused('refund.tooMuch');
  });
});
