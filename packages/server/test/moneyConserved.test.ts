import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { refundToBalance } from '../src/settlement/refundToBalance.ts';
import { faultsOfLedger } from './payWorld.ts';
import { openPromotionWorld } from './promotionWorld.ts';
import { sandboxReport } from './sandboxReports.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({ env: { DATABASE_POOL: '20' } });
const pay = await openPromotionWorld(world);
const finance = await world.tw.staff(['finance']);
const { id: bankAccountId } = await finance.client.call('saveBankAccount', {
  bankName: 'B',
  accountName: 'B',
  accountNumber: '1',
  currency: 'TWD',
});
await finance.client.call('saveRechargeOffer', {
  amountMinor: 12_000,
  bonusMinor: 700,
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: null,
});

/** The actions of members and staff that move money, each by its own call. */
type Act = {
  readonly kind:
    | 'pay'
    | 'card'
    | 'cardAndPay'
    | 'transfer'
    | 'topUp'
    | 'give'
    | 'take'
    | 'refund'
    | 'withdraw'
    | 'rewarded';
  readonly who: 0 | 1 | 2;
  readonly amount: number;
};

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom(
      'pay',
      'card',
      'cardAndPay',
      'transfer',
      'topUp',
      'give',
      'take',
      'refund',
      'withdraw',
      'rewarded',
    ),
    who: fc.constantFrom(0, 1, 2),
    amount: fc.integer({ min: 1, max: 4_000 }),
  }),
  { minLength: 15, maxLength: 30 },
);

/** Cancels a friend's paid order twice and pays another one, while the member moves the earnings from both orders. */
async function rewarded(member: Person, amount: number) {
  const friend = await pay.friendOf(member, 2 * amount);
  const [first, second] = [await pay.paidOrder(friend, amount), await pay.freightOrder(friend, amount)];
  return Promise.all([
    finance.client.attempt('cancelOrderForMember', { orderId: first, why: 'test' }),
    friend.client.attempt('payFromBalance', { orderId: second }),
    member.client.attempt('moveEarnings', { amountMinor: Math.max(1, Math.floor(amount / 20)) }),
    finance.client.attempt('cancelOrderForMember', { orderId: first, why: 'test' }),
  ]);
}

const perform: Record<Act['kind'], (member: Person, amount: number) => Promise<unknown>> = {
  pay: async (member, amount) => {
    const orderId = await pay.order(member, amount);
    // Two tabs pay at once, one of them with a retry.
    const idempotencyKey = newId();
    return Promise.all([
      member.client.attempt('payFromBalance', { orderId }),
      member.client.attempt('payFromBalance', { orderId }, { idempotencyKey }),
      member.client.attempt('payFromBalance', { orderId }, { idempotencyKey }),
    ]);
  },
  card: async (member, amount) => charge(member, await pay.order(member, amount)),
  cardAndPay: async (member, amount) => {
    const orderId = await pay.order(member, amount);
    return Promise.all([charge(member, orderId), member.client.attempt('payFromBalance', { orderId })]);
  },
  transfer: async (member, amount) => {
    const orderIds = [await pay.order(member, amount), await pay.order(member, 2 * amount)];
    const id = await pendingTransfer(member, 2 * amount, orderIds);
    return Promise.all([
      finance.client.attempt('approveBankTransfer', { id, despiteRules: true }),
      finance.client.attempt('approveBankTransfer', { id, despiteRules: true }),
      member.client.attempt('payFromBalance', { orderId: String(orderIds[0]) }),
    ]);
  },
  // A transfer tops up the balance with the shop's minimum or more, and its bonus. Two clerks approve it while the
  // member withdraws it.
  topUp: async (member, amount) => {
    const id = await pendingTransfer(member, 10_000 + 10 * amount, []);
    return Promise.all([
      finance.client.attempt('approveBankTransfer', { id, despiteRules: true }),
      finance.client.attempt('approveBankTransfer', { id, despiteRules: true }),
      member.client.attempt('withdrawBankTransfer', { id }),
    ]);
  },
  withdraw: async (member) => {
    const asked = await member.client.attempt('submitWithdrawal', {
      amountMinor: 10_000,
      accountType: 'alipay',
      accountName: 'P',
      account: '1',
      accountFileId: await world.tw.pictureOf(member, 'withdrawal'),
    });
    if (!asked.ok) return undefined;
    const { id } = asked.data;
    return Promise.all([
      finance.client.attempt('approveWithdrawal', { id }),
      finance.client.attempt('approveWithdrawal', { id }),
      finance.client.attempt('rejectWithdrawal', { id, reason: 'no' }),
      member.client.attempt('cancelWithdrawal', { id }),
    ]);
  },
  give: (member, amount) => adjust(member, amount),
  take: (member, amount) => adjust(member, 0 - amount),
  refund: async (member, amount) => {
    const orderId = await pay.order(member, amount);
    const paid = await member.client.attempt('payFromBalance', { orderId });
    if (!paid.ok) return undefined;
    return pay.transact<void>((tx) =>
      refundToBalance(
        tx,
        pay.system,
        { order: { id: orderId, number: 'refund', memberId: member.id } },
        amount,
      ),
    );
  },
  rewarded,
};

const adjust = (member: Person, amountMinor: number) =>
  finance.client.attempt('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'test' });

/** A hosted payment whose provider reports the success three times. */
async function charge(member: Person, orderId: string) {
  const started = await member.client.attempt('startPayment', {
    purpose: 'order',
    orderId,
    method: 'sandbox',
  });
  if (!started.ok) return;
  const { payId: paymentId, totalMinor: receivedMinor } = started.data;
  const event = { eventId: newId(), paymentId, receivedMinor };
  const report = () => sandboxReport(world, event);
  const answers = await Promise.all([report(), report(), report()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
}

async function pendingTransfer(member: Person, amountMinor: number, orderIds: string[]): Promise<string> {
  const { id } = await member.client.call('submitBankTransfer', {
    bankAccountId,
    transactionNumber: newId(),
    payerName: 'P',
    payerPhone: '1',
    alreadySent: true,
    amountMinor,
    tradedAt: '2026-01-01T00:00:00.000Z',
    voucherFileId: await world.tw.pictureOf(member, 'voucher'),
    orderIds,
  });
  return id;
}

/** Checks repeatedly that the books balance and that no member is below zero. Returns the number of checks. */
async function watch(until: () => boolean): Promise<number> {
  let looks = 0;
  while (!until()) {
    const [row] = await world.sql<{ sum: string; lowest: string }>(
      'select coalesce(sum(balance_minor), 0) as sum, coalesce(min(balance_minor) filter (where member_id is not null), 0) as lowest from ledger_accounts',
    );
    expect(Number(row?.sum)).toBe(0);
    expect(Number(row?.lowest)).toBeGreaterThanOrEqual(0);
    looks++;
  }
  return looks;
}

test('money is conserved and no balance falls below zero, under any concurrency', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      const members = await Promise.all([pay.memberWith(3_000), pay.memberWith(500), pay.memberWith(0)]);
      let over = false;
      const watching = watch(() => over);
      try {
        await Promise.all(list.map(({ kind, who, amount }) => perform[kind](members[who] as Person, amount)));
      } finally {
        over = true;
      }
      expect(await watching).toBeGreaterThan(0);
      expect(await faultsOfLedger(world)).toEqual([]);
      const stuck = await world.sql(
        `select id from orders where state <> 'awaitingPayment' and payment_state = 'paid' and paid_minor + given_back_minor <> bill_total_minor`,
      );
      expect(stuck).toEqual([]);
      const held = await world.sql(
        `select a.balance_minor, coalesce(sum(w.amount_minor), 0) as waits from ledger_accounts a
         left join withdrawals w on w.shop_id = a.shop_id and w.member_id = a.member_id and w.state = 'pending'
         where a.kind = 'memberHeld' group by a.id, a.balance_minor
         having a.balance_minor <> coalesce(sum(w.amount_minor), 0)`,
      );
      expect(held).toEqual([]);
      const promised = await world.sql(
        `select e.id from promotion_earnings e left join ledger_transfers t on t.shop_id = e.shop_id and t.earning_id = e.id
         group by e.shop_id, e.id having e.amount_minor - e.taken_back_minor <> coalesce(
           sum(case t.kind when 'promotionReward' then t.amount_minor else -t.amount_minor end), 0)`,
      );
      expect(promised).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test('an internal failure is a refusal with a text, never a broken server', async () => {
  const member = await pay.memberWith(1_000);
  const orders = await Promise.all(Array.from({ length: 16 }, () => pay.order(member, 400)));
  const attempts = await Promise.all(
    orders.map((orderId) => member.client.attempt('payFromBalance', { orderId })),
  );
  for (const one of attempts) if (!one.ok) expect(one.failure.error).toBe('wallet.insufficient');
  expect(attempts.filter((one) => one.ok)).toHaveLength(2);
});
