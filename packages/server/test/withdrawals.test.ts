import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfLedger } from './payWorld.ts';
import { openWithdrawalWorld, type WithdrawalInput } from './withdrawalWorld.ts';

const scene = await openWithdrawalWorld();
afterAll(async () => expect(await faultsOfLedger(scene.world)).toEqual([]));

describe('requesting a withdrawal', () => {
  test('holds the amount at once, with records on both accounts', async () => {
    const member = await scene.pay.memberWith(50_000);
    const filed = await scene.submit(member);
    expect(filed).toMatchObject({
      state: 'pending',
      source: 'balance',
      amountMinor: 30_000,
      accountType: 'bankCard',
      account: '808-1234-567890',
      auditedAt: null,
      voucher: null,
      voucherAt: null,
    });
    expect(filed.number).toMatch(/^WD[0-9A-Z]{9}$/);
    expect(filed.accountImage.url).toMatch(/^\/files\/.+\/full\?e=\d+&s=/);
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 20_000, heldMinor: 30_000 });
    const { list } = await member.client.call('getConsumptionList', {});
    expect(list[0]).toMatchObject({
      event: 'withdrawalHold',
      amountMinor: -30_000,
      balanceBeforeMinor: 50_000,
      balanceAfterMinor: 20_000,
      withdrawalId: filed.id,
      memo: filed.number,
    });
    const held = await member.client.call('getConsumptionList', { account: 'held' });
    expect(held.list).toMatchObject([{ event: 'withdrawalHold', amountMinor: 30_000 }]);
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['the amount must be a multiple of 100', { amountMinor: 25_000 }, 'amountMinor', 'withdrawal.amountStep'],
    ['an amount of 0 is nothing', { amountMinor: 0 }, 'amountMinor', 'amount.notAboveZero'],
    ['nor is one below 0', { amountMinor: -10_000 }, 'amountMinor', 'amount.notAboveZero'],
    ['nor is a word', { amountMinor: '100 00' }, 'amountMinor', 'amount.invalid'],
    ['the account is required', { account: ' ' }, 'account', 'withdrawal.accountRequired'],
    ['the account type is required', { accountType: '' }, 'accountType', 'withdrawal.accountTypeRequired'],
    ['a type nobody knows', { accountType: 'paypal' }, 'accountType', 'withdrawal.accountTypeRequired'],
    ['the account image is required', { accountFileId: '' }, 'accountFileId', 'withdrawal.imageRequired'],
    ['whose account it is', { accountName: '' }, 'accountName', 'field.required'],
    ['the bank of a bank card', { bankName: '' }, 'bankName', 'field.required'],
    ['more than there is', { amountMinor: 60_000 }, 'amountMinor', 'withdrawal.insufficient'],
    ['earnings that are not there', { source: 'earnings' }, 'amountMinor', 'withdrawal.insufficient'],
  ])('%s', async (_name, changes, field, error) => {
    const member = await scene.pay.memberWith(50_000);
    const attempt = await member.client.attempt(
      'submitWithdrawal',
      await scene.asked(member, changes as WithdrawalInput),
    );
    expect(attempt).toBeRefusedAt(field, error);
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 50_000, heldMinor: 0 });
  });

  test('the refusals have amounts as the screens write them, in each language', async () => {
    const member = await scene.pay.memberWith(50_050);
    const input = await scene.asked(member, { amountMinor: 12_345 });
    const messages = await Promise.all(
      (['tw', 'zh', 'en'] as const).map(async (lang) => {
        const client = scene.world.tw.as(member.token, lang);
        const step = await client.attempt('submitWithdrawal', input);
        const more = await client.attempt('submitWithdrawal', { ...input, amountMinor: 60_000 });
        return [step, more].map((one) => (one.ok ? '' : one.failure.message));
      }),
    );
    expect(messages).toEqual([
      ['提領金額須為 $100 的倍數', '可提領金額只有 $500.50'],
      ['提现金额须为 NT$100 的整数倍', '可提现金额只有 NT$500.50'],
      ['Enter a multiple of $100', 'You can withdraw up to $500.50'],
    ]);
  });

  test("somebody else's picture, or one uploaded for something else, is refused", async () => {
    const [member, other] = [await scene.pay.memberWith(50_000), await scene.pay.memberWith(0)];
    const strange = [
      await scene.world.tw.pictureOf(other, 'withdrawal'),
      await scene.world.tw.pictureOf(member, 'avatar'),
      newId(),
    ];
    for (const accountFileId of strange)
      expect(
        await member.client.attempt('submitWithdrawal', await scene.asked(member, { accountFileId })),
      ).toBeRefused('withdrawal.imageRequired');
  });

  test('sent again it counts once', async () => {
    const member = await scene.pay.memberWith(90_000);
    const input = await scene.asked(member);
    const send = () => member.client.call('submitWithdrawal', input, { idempotencyKey: newId() });
    const idempotencyKey = newId();
    const again = () => member.client.call('submitWithdrawal', input, { idempotencyKey });
    const answers = await Promise.all([again(), again(), again()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await send();
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 30_000, heldMinor: 60_000 });
  });

  test('staff who act as the member can neither request nor cancel', async () => {
    const member = await scene.pay.memberWith(50_000);
    const support = await scene.world.tw.staff(['support']);
    const { ticket } = await support.client.call('actAsMember', { memberId: member.id });
    const { token } = await scene.world.tw.guest.call('getBackMemberToken', { ticket });
    const acting = scene.world.tw.as(token);
    const mine = await scene.submit(member);
    expect(await acting.attempt('submitWithdrawal', await scene.asked(member))).toBeRefused({ code: 403 });
    expect(await acting.attempt('cancelWithdrawal', { id: mine.id })).toBeRefused({ code: 403 });
    expect((await acting.call('listMyWithdrawals', {})).total).toBe(1);
  });

  test('50 at once never exceed the balance', async () => {
    const member = await scene.pay.memberWith(100_000);
    const input = await scene.asked(member, { amountMinor: 30_000 });
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () => member.client.attempt('submitWithdrawal', input)),
    );
    expect(attempts.filter((one) => one.ok)).toHaveLength(3);
    for (const one of attempts) if (!one.ok) expect(one.failure.error).toBe('withdrawal.insufficient');
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 10_000, heldMinor: 90_000 });
  });
});

describe('cancelling one', () => {
  test('returns the amount to its origin, balance or earnings', async () => {
    const member = await scene.pay.memberWith(50_000);
    await scene.earn(member, 40_000);
    const [first, second] = [await scene.submit(member), await scene.submit(member, { source: 'earnings' })];
    expect(await scene.money(member)).toMatchObject({
      balanceMinor: 20_000,
      earningsMinor: 10_000,
      heldMinor: 60_000,
    });
    await member.client.call('cancelWithdrawal', { id: first.id });
    await member.client.call('cancelWithdrawal', { id: second.id });
    expect(await scene.money(member)).toMatchObject({
      balanceMinor: 50_000,
      earningsMinor: 40_000,
      heldMinor: 0,
    });
    const earnings = await member.client.call('getConsumptionList', { account: 'earnings' });
    expect(earnings.list.map(({ event, amountMinor }) => [event, amountMinor])).toEqual([
      ['withdrawalRelease', 30_000],
      ['withdrawalHold', -30_000],
      ['promotionReward', 40_000],
    ]);
    const info = await member.client.call('getWithdrawal', { id: first.id });
    expect(info).toMatchObject({ state: 'withdrawn' });
    expect(info.steps.map(({ event }) => event)).toEqual(['submit', 'withdraw']);
  });

  test('is possible only for its owner, while it is pending', async () => {
    const [member, other] = [await scene.pay.memberWith(50_000), await scene.pay.memberWith(0)];
    const { id } = await scene.submit(member);
    for (const name of ['cancelWithdrawal', 'getWithdrawal'] as const)
      expect(await other.client.attempt(name, { id })).toBeRefused({ code: 404 });
    await scene.finance.client.call('rejectWithdrawal', { id, reason: '帳號有誤' });
    expect(await member.client.attempt('cancelWithdrawal', { id })).toBeRefused({
      code: 409,
      error: 'withdrawal.decided',
    });
    expect(await scene.money(member)).toMatchObject({ balanceMinor: 50_000, heldMinor: 0 });
  });
});

test('a bank name is stored only for a bank card, and missing fields are reported for the chosen kind', async () => {
  const member = await scene.pay.memberWith(50_000);
  await scene.earn(member, 10_000);
  const elsewhere = { accountType: 'wechat', bankName: '玉山銀行', amountMinor: 10_000 } as const;
  expect(await scene.submit(member, elsewhere)).toMatchObject({ accountType: 'wechat', bankName: '' });
  expect(await scene.submit(member, { amountMinor: 10_000 })).toMatchObject({ bankName: '玉山銀行' });
  const short = async (source: 'balance' | 'earnings') => {
    const asked = await scene.asked(member, { source, amountMinor: 90_000 });
    const answer = await member.client.attempt('submitWithdrawal', asked);
    return answer.ok ? undefined : answer.failure.params?.available;
  };
  expect([await short('balance'), await short('earnings')]).toEqual(['$300', '$100']);
});
