import { afterAll, expect, test, vi } from 'vitest';
import { choiceOf, insertApprovedAddress, insertShelvedParcel, submitAtQuote } from './orderWorld.ts';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { changeSettings } from './shopSettings.ts';
import { openTransferWorld } from './transferWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const owner = await world.tw.staff(['owner']);
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

/** No price of the lane is a multiple of this coin. */
const coinMinor = 701;

async function setCoin(): Promise<void> {
  expect(await changeSettings(owner, { coinMinor })).toMatchObject({ coinMinor: 1 });
}

type Lines = readonly { readonly kind: string; readonly amountMinor: number }[];
const sumOf = (lines: Lines) => lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
const up = (minor: number) => Math.ceil(minor / coinMinor) * coinMinor;
const box = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 200 };

testSettingEffect(
  'saveShopSettings.coinMinor',
  'what quote, trial, bill, the fee at the door, a payment and its refund are multiples of',
  async () => {
    const member = await pay.memberWith(1_000_000);
    const parcel = await insertShelvedParcel(world, pay.lane, member);
    const choice = choiceOf(pay.lane, [parcel], await insertApprovedAddress(world, pay.lane, member));
    const trial = async () => {
      const asked = { country: 'TW', zip: '106', boxes: ['2000x300x200x200'], goodsType: 'clothes' as const };
      const { offers } = await world.tw.guest.call('sumFree', asked);
      return offers.flatMap(({ quote }) => (quote ? [quote.totalMinor] : []));
    };
    const [plain, tried] = [await member.client.call('quoteOrder', choice), await trial()];
    expect(tried.some((totalMinor) => totalMinor % coinMinor !== 0)).toBe(true);

    await setCoin();

    const quote = await member.client.call('quoteOrder', choice);
    expect(quote.totalMinor % coinMinor).toBe(0);
    expect(quote.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(
      plain.lines.map(({ kind, amountMinor }) => [kind, up(amountMinor)]),
    );
    expect(quote.totalMinor).toBe(sumOf(quote.lines));
    expect((await trial()).every((totalMinor) => totalMinor % coinMinor === 0)).toBe(true);

    const { id: orderId } = await submitAtQuote(member, choice);
    await owner.client.call('packOrder', { orderId, packages: [box], allHere: true });
    const { bill, billTotalMinor } = await member.client.call('getOrderCosts', { orderId });
    const totalMinor = billTotalMinor ?? 0;
    expect(totalMinor % coinMinor).toBe(0);
    expect(sumOf(bill)).toBe(totalMinor);
    expect(bill.every(({ amountMinor }) => amountMinor % coinMinor === 0)).toBe(true);

    const atDoor = await member.client.call('getCashOnDeliveryFare', { orderId });
    expect([atDoor.fareMinor % coinMinor, atDoor.collectMinor]).toEqual([0, totalMinor + atDoor.fareMinor]);
    await member.client.call('chooseCashOnDelivery', { orderId, chosen: true });
    const back = await member.client.call('chooseCashOnDelivery', { orderId, chosen: false });
    expect(back.totalMinor).toBe(totalMinor);

    const method = { code: 'balance', zh: 'b', tw: 'b', en: 'b', active: true, position: 1 } as const;
    const use = { forOrders: true, forRecharge: false, feeBasisPoints: 130 };
    await owner.client.call('savePaymentMethod', { ...method, ...use });
    const paid = await member.client.call('payFromBalance', { orderId });
    expect([paid.paidMinor, paid.feeMinor % coinMinor]).toEqual([totalMinor, 0]);
    expect(paid.feeMinor).toBeGreaterThan(0);
    expect(await pay.balance(member)).toBe(1_000_000 - totalMinor - paid.feeMinor);
    await owner.client.call('cancelOrderForMember', { orderId, why: 'test' });
    expect(await pay.balance(member)).toBe(1_000_000 - paid.feeMinor);
  },
);

/** With a coin set, a top-up is credited exactly as entered, or refused at its field. */
test.each([
  [143 * coinMinor, undefined],
  [143 * coinMinor + 1, 'recharge.wholeCoins'],
  [144 * coinMinor - 1, 'recharge.wholeCoins'],
])('a top-up of %i', async (amountMinor, error) => {
  const transfers = await openTransferWorld(world);
  const member = await pay.memberWith(0);
  const asked = { purpose: 'recharge', amountMinor, method: 'sandbox' } as const;
  const claim = await transfers.claim(member, { amountMinor });
  if (error !== undefined) {
    const refused = {
      failure: { fields: { amountMinor: { error, message: expect.stringContaining('7.01') } } },
    };
    expect(await member.client.attempt('startPayment', asked)).toMatchObject(refused);
    expect(await member.client.attempt('submitBankTransfer', claim)).toMatchObject(refused);
    return;
  }
  const { payId } = await member.client.call('startPayment', asked);
  const open = await vi.waitFor(async () => {
    const { url } = await member.client.call('getPayState', { payId });
    expect(url).not.toBeNull();
    return String(url);
  });
  await world.running.server.app.inject({
    method: 'POST',
    url: open.replace('?', '/approve?'),
    headers: { host: world.tw.host },
  });
  expect(await pay.balance(member)).toBe(amountMinor);
  const { id } = await member.client.call('submitBankTransfer', claim);
  await transfers.finance.client.call('approveBankTransfer', { id });
  expect(await pay.balance(member)).toBe(2 * amountMinor);
});
