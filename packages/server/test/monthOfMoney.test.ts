import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { expect, test, vi } from 'vitest';
import { receiptIssuing } from '../src/receipting/receiptsJob.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { inAWeek, payer } from './payoutWorld.ts';
import { readForm } from './postedForm.ts';
import { startEcpay } from './standIns/ecpay.ts';
import { deliverInto } from './standIns/standInServer.ts';
import { importTable, type Movement } from './statementWorld.ts';
import { openTransferWorld } from './transferWorld.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';
import type { Person } from './world.ts';

/**
 * Tests one month of a firm, from its members' payments to the accountant's sheet. The books of bank and card provider
 * equal the bank statement and the provider's records, apart from differences that the test made.
 */
const ecpay = await startEcpay();
const wallet = await openWalletWorld({ ECPAY_API_URL: ecpay.url }, 'tw');
const { world } = wallet;
checkLedgerAtEnd(world);
const { owner } = wallet;
await wallet.added({
  ...{ kind: 'ecpay', live: true, methods: ['card'] },
  secrets: { merchantId: ecpay.merchantId, ...ecpay.keys },
});
await wallet.refunds.allow();
await world.change('paymentMethods', {}, { feeBasisPoints: 0 });
await owner.client.call('savePayoutSettings', payer);
await owner.client.call('saveReceiptSettings', {
  ...{ offered: true, sellerName: '集運股份有限公司', sellerAddress: '臺北市', taxNumber: '12345675' },
  footer: '',
});
const transfers = await openTransferWorld(world);
const clerk = () => world.tw.staff(['finance']);
// A clerk who credited members must not pay out their withdrawals.
const [first, second, third, fourth] = [transfers.finance, await clerk(), await clerk(), await clerk()];
await world.tw.set({ adjustAloneMaxMinor: maxDailyLimitMinor });
/** A payment by card at ECPay, which ECPay reports twice. */
async function paidByCard(): Promise<Opened & { readonly no: string }> {
  const one = await wallet.opened('card');
  await world.sql(
    `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
     values ($1, $2, 'bill', 0, 'freight', 10000, '{"rule":"freight.first","numbers":{},"estimate":false}')`,
    [world.tw.id, one.orderId],
  );
  const form = await readForm(wallet, one.state.url);
  await ecpay.submit(form);
  const no = form.fields.MerchantTradeNo ?? '';
  const message = ecpay.paid(no);
  for (let twice = 0; twice < 2; twice += 1) await deliverInto(world, message);
  return { ...one, no };
}

const balanceOf = async (member: Person) => (await member.client.call('getWallet', {})).balanceMinor;

/**
 * Reads a bank statement with five reported transfers, four of them exactly as reported, the batch of withdrawals, a
 * returned withdrawal, and a payment that nobody reported.
 */
async function readStatement(people: readonly Person[], payoutMinor: number) {
  const reported = people.map((_, at) => `TX80000${at}`);
  for (const [at, person] of people.entries())
    await transfers.file(person, {
      transactionNumber: reported[at] ?? '',
      amountMinor: 50_000 + at * 100,
    });
  const arrived = reported.map(
    (note, at): Movement => ({ note, in: at === 4 ? 490 : 500 + at, balance: 10_000 + at }),
  );
  const planted: Movement = { note: 'RENT OF THE FLOOR ABOVE', in: 777, balance: 20_000 };
  const payout: Movement = { note: 'BATCH OF WITHDRAWALS', out: payoutMinor / 100, balance: 19_000 };
  const back: Movement = { note: 'RETURNED ACCOUNT CLOSED', in: 300, balance: 19_300 };
  const movements = [...arrived, planted, payout, back];
  const { bankAccountId } = transfers;
  const read = await importTable(first.client, bankAccountId, movements);
  const again = await importTable(second.client, bankAccountId, movements);
  expect([read.addedCount, again.addedCount]).toEqual([movements.length, 0]);
}

const shelf = async (name: 'certain' | 'probable' | 'none' | 'done') =>
  (await first.client.call('listStatementLines', { shelf: name, pageSize: 100 })).list;

/**
 * Pays two withdrawals with a bank file that a second person approves. The bank pays one withdrawal and returns the
 * other.
 */
async function paidOut(people: readonly Person[]): Promise<void> {
  const ids: string[] = [];
  for (const person of people) {
    const withdrawal = await person.client.call('submitWithdrawal', {
      ...{ source: 'balance', amountMinor: 30_000, accountType: 'bankCard', accountName: '王小明' },
      ...{ account: '808-1234-567890', bankName: '玉山銀行', bankCode: '8081234' },
      accountFileId: await world.tw.pictureOf(person, 'withdrawal'),
    });
    ids.push(withdrawal.id);
  }
  const { id } = await third.client.call('buildPayout', {
    ...{ format: 'pain09', payOn: inAWeek(), withdrawalIds: ids },
  });
  await fourth.client.call('approvePayout', { id });
  await third.client.call('sendPayout', { id });
  const { lines } = await third.client.call('getPayout', { id });
  const [paid, returned] = ids.map((one) => lines.find((line) => line.withdrawalId === one)?.id ?? '');
  await third.client.call('markPayoutPaid', { id, lineIds: [paid ?? ''] });
  await third.client.call('returnPayoutLine', { lineId: returned ?? '', reason: '帳號已結清' });
}

/** The debits and credits of each account in the month's sheet, by the account's code, in minor units. */
async function sheetOf(month: string) {
  const { base64, next } = await first.client.call('exportMonth', { month, format: 'csv' });
  expect(next).toBeNull();
  const rows = Buffer.from(base64, 'base64').toString('utf8').trimEnd().split('\r\n').slice(1);
  const cells = rows.map((row) => row.split(',')).filter(([at]) => at !== 'Total');
  const cents = (cell = '') => Math.round(Number(cell) * 100);
  const net = (code: string) =>
    cells.reduce((sum, row) => sum + (row[2] === code ? cents(row[4]) - cents(row[5]) : 0), 0);
  const sumOf = (column: 4 | 5) => cells.reduce((sum, row) => sum + cents(row[column]), 0);
  const sums = [sumOf(4), sumOf(5)];
  return { net, sums, rows: cells.length };
}

test('a month is closed: everything but planted errors is matched, and the sheet equals ledger, bank and provider', async () => {
  const cards = [await paidByCard(), await paidByCard(), await paidByCard()];
  const people = await Promise.all(Array.from({ length: 5 }, () => wallet.pay.memberWith(0)));
  await readStatement(people, 60_000);

  // Lines that match a reported transfer exactly are all accepted. The other lines are three payments without such a
  // match, and the batch of withdrawals.
  const certain = await shelf('certain');
  expect(certain.map(({ note }) => note).toSorted()).toEqual([0, 1, 2, 3].map((at) => `TX80000${at}`));
  for (const { id, certainId } of certain)
    await first.client.call('acceptStatementLine', { id, transferId: certainId ?? '' });
  const open = [...(await shelf('probable')), ...(await shelf('none'))].filter(
    ({ amountMinor }) => amountMinor > 0,
  );
  expect(open.map(({ note }) => note).toSorted()).toEqual([
    'RENT OF THE FLOOR ABOVE',
    'RETURNED ACCOUNT CLOSED',
    'TX800004',
  ]);
  for (const { id, note } of open) {
    if (note === 'TX800004') {
      // The bank received ten less than the member reported, so two people must agree which member gets the money.
      for (const who of [first, second])
        await who.client.call('creditStatementLine', { id, memberId: people[4]?.id ?? '' });
    } else await first.client.call('markStatementLine', { id, state: 'task', remark: 'not a member’s' });
  }
  expect(await Promise.all(people.map(balanceOf))).toEqual([50_000, 50_100, 50_200, 50_300, 49_000]);

  await paidOut(people.slice(0, 2));
  expect(await Promise.all(people.slice(0, 2).map(balanceOf))).toEqual([20_000, 50_100]);

  // The balance of a cancelled order is refunded to the card in two parts. ECPay pays the first part and refuses the
  // second one, which returns to the balance.
  const [gone] = cards;
  if (gone === undefined) throw new Error('no order');
  await wallet.refunds.cancel(gone);
  await wallet.refunds.back(gone, 4_000);
  await vi.waitFor(async () => expect(await wallet.refunds.states(gone)).toEqual(['done']));
  ecpay.refundNext = 'refused';
  await wallet.refunds.back(gone, 2_000);
  await vi.waitFor(async () => expect(await wallet.refunds.states(gone)).toEqual(['failed', 'done']));
  expect(await balanceOf(gone.member)).toBe(6_000);

  const issuing = receiptIssuing(world.running.services);
  await Promise.all([wallet.pay.runJob(issuing), wallet.pay.runJob(issuing)]);
  const numbers = await world.sql<{ kind: string; sequence: number }>(
    'select kind, sequence::int as sequence from receipts where shop_id = $1 order by kind, sequence',
    [world.tw.id],
  );
  expect(numbers.map(({ kind, sequence }) => `${kind} ${sequence}`)).toEqual([
    ...['creditNote 1', 'receipt 1', 'receipt 2', 'receipt 3'],
  ]);

  await world.backdate('ledgerTransfers', { shopId: world.tw.id }, '40 days', 'at');
  const [month = ''] = monthsUntil(new Date(Date.now() - 40 * 86_400_000).toISOString(), 'Asia/Taipei', 1);
  await first.client.call('closeMonth', { month });
  const { net, sums, rows } = await sheetOf(month);
  const [ledger] = await world.sql<{ sum: number; n: number }>(
    'select sum(amount_minor)::int as sum, count(*)::int as n from ledger_transfers where shop_id = $1',
    [world.tw.id],
  );
  expect([...sums, rows]).toEqual([ledger?.sum, ledger?.sum, 2 * (ledger?.n ?? 0)]);
  // The sum of the bank statement, without the rent, whose line still waits for a decision.
  const onStatement = 50_000 + 50_100 + 50_200 + 50_300 + 49_000 - 60_000 + 30_000;
  expect(net('1102')).toBe(onStatement);
  // The balance at ECPay: three sales minus its refunds.
  const atEcpay = cards.reduce(
    (sum, { no }) => sum + 10_000 - (ecpay.trades.get(no)?.refunded ?? 0) * 100,
    0,
  );
  expect([net('1103'), atEcpay]).toEqual([26_000, 26_000]);
  const members = [...people, ...cards.map(({ member }) => member)];
  const owed = (await Promise.all(members.map(balanceOf))).reduce((sum, one) => sum + one, 0);
  expect(-net('2101')).toBe(owed);
});
