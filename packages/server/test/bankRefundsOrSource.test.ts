import { expect, test } from 'vitest';
import { openChargebackScene } from './chargebackScene.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { createDispute } from './stripeDisputes.ts';
import type { Person } from './world.ts';

/** Tests the refund of an order paid by card. The money goes to the card or to a bank account, never to both. */
const scene = await openChargebackScene();
checkLedgerAtEnd(scene.world);
async function allow(refundsToSource: boolean) {
  await scene.world.tw.set({ refundsToSource });
}

const options = async ({ client }: Person) => {
  const { list, toBank } = await client.call('getRefundOptions', {});
  return [list.map(({ mostMinor }) => mostMinor), toBank.map(({ mostMinor }) => mostMinor)];
};

async function toBank(member: Person, refundOf: string, amountMinor: number) {
  const accountFileId = await scene.world.tw.pictureOf(member, 'withdrawal');
  return member.client.attempt('submitWithdrawal', {
    ...{ refundOf, amountMinor, accountFileId, accountType: 'bankCard', accountName: '王小明' },
    ...{ account: '808-1234-567890', bankName: '玉山銀行' },
  });
}

test('the card comes first, and a bank account is offered if nothing can be refunded to the card', async () => {
  const { member, orderId, payId } = await scene.cancelled();
  expect(await options(member)).toEqual([[10_000], []]);
  expect(await toBank(member, orderId, 10_000)).toBeRefused('withdrawal.notRefundable');
  await allow(false);
  expect(await options(member)).toEqual([[], [10_000]]);
  expect((await toBank(member, orderId, 10_000)).ok).toBe(true);
  await allow(true);
  // Money refunded to the bank account cannot be refunded to the card too, however high the member's balance is.
  await scene.tw.give(member, 50_000);
  expect(await options(member)).toEqual([[250], []]);
  expect(await member.client.attempt('refundToSource', { payId, amountMinor: 1_000 })).toBeRefused(
    'refund.tooMuch',
  );
});

test('money refunded to the card is not paid to a bank account too, nor is money that the bank disputes', async () => {
  const one = await scene.cancelled();
  expect(
    (await one.member.client.attempt('refundToSource', { payId: one.payId, amountMinor: 6_000 })).ok,
  ).toBe(true);
  await scene.tw.give(one.member, 50_000);
  await allow(false);
  expect(await options(one.member)).toEqual([[], [4_000]]);

  const other = await scene.cancelled();
  await scene.tell('charge.dispute.created', createDispute(scene.double, other.session));
  await scene.becomes(other.payId, { state: 'needsAnswer' });
  expect(await options(other.member)).toEqual([[], []]);
  expect(await toBank(other.member, other.orderId, 10_000)).toBeRefused('withdrawal.notRefundable');
  await allow(true);
});
