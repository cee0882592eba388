import { expect, test } from 'vitest';
import { readForm } from './postedForm.ts';
import { startEcpay } from './standIns/ecpay.ts';
import { startNewebpay } from './standIns/newebpay.ts';
import { type Delivery, deliverInto } from './standIns/standInServer.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';

/** Tests the last digits of the payer's account or card, by which staff find a payment ("my account ends in 54321"). */
const [ecpay, newebpay] = await Promise.all([startEcpay(), startNewebpay()]);
const wallet = await openWalletWorld({ ECPAY_API_URL: ecpay.url, NEWEBPAY_API_URL: newebpay.url }, 'tw');
await wallet.added({
  ...{ kind: 'ecpay', live: true, methods: ['card', 'atm'] },
  secrets: { merchantId: ecpay.merchantId, ...ecpay.keys },
});
await wallet.world.change('paymentMethods', {}, { feeBasisPoints: 0 });

const tell = (delivery: Delivery) => deliverInto(wallet.world, delivery);
const listed = async (words: string) =>
  (await wallet.owner.client.call('listPayments', { words })).list.map(({ payId }) => payId);
const endingOf = async ({ payId, member }: Opened) =>
  (await wallet.owner.client.call('listPayments', { memberId: member.id })).list.find(
    (one) => one.payId === payId,
  )?.payerEnding;

/** A payment at ECPay whose message contains these additional fields. */
async function paid(method: 'card' | 'atm', said: Readonly<Record<string, string>>): Promise<Opened> {
  const one = await wallet.opened(method);
  const form = await readForm(wallet, one.state.url);
  await ecpay.submit(form);
  const message = ecpay.paid(form.fields.MerchantTradeNo ?? '', 'paid', said);
  for (let twice = 0; twice < 2; twice += 1) expect((await tell(message)).status).toBe(200);
  return one;
}

test('endings of an account and a card are stored, listed, searched and exported, and only the last digits', async () => {
  const account = await paid('atm', { ATMAccBank: '808', ATMAccNo: '54321', card4no: '' });
  const card = await paid('card', { ATMAccNo: '', card4no: '2222' });
  const whole = await paid('card', { ATMAccNo: '', card4no: '4311952222222222' });
  expect([await endingOf(account), await endingOf(card), await endingOf(whole)]).toEqual([
    '808 54321',
    '2222',
    '',
  ]);
  for (const words of ['54321', '808 54321']) expect(await listed(words)).toEqual([account.payId]);
  expect(await listed('2222')).toEqual([card.payId]);
  expect(await listed('4321')).toEqual([]);
  const stranger = await wallet.world.th.staff(['owner']);
  expect((await stranger.client.call('listPayments', { words: '54321' })).list).toEqual([]);
  const sheet = await wallet.owner.client.call('exportPayments', { columns: ['payerEnding'], format: 'csv' });
  expect(Buffer.from(sheet.base64, 'base64').toString()).toContain('808 54321');
});

test("endings are stored from NewebPay's reports, even if its money was found before", async () => {
  await wallet.added({
    ...{ kind: 'newebpay', live: true, methods: ['card', 'atm'] },
    secrets: { merchantId: newebpay.merchantId, ...newebpay.keys },
  });
  const one = await wallet.opened('atm');
  await newebpay.submit(await readForm(wallet, one.state.url));
  const message = newebpay.paid([...newebpay.trades.keys()].at(-1) ?? '');
  await wallet.overdue(one.payId);
  expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 10_000 });
  expect(await endingOf(one)).toBe('');
  await tell(message);
  expect(await endingOf(one)).toBe('808 54321');
});
