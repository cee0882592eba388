import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { referralEarning } from '../packages/domain/src/promotion/rules.ts';
import { formatMoney } from '../packages/ui/src/format.ts';
import {
  approveAddressOf,
  approveTransfer,
  pack,
  payOut,
  receiveParcels,
  setReferralFreightRate,
} from './clerk.ts';
import {
  addAddress,
  consolidate,
  forecastNumbers,
  payFromBalance,
  register,
  reportTransfer,
  withdrawEarnings,
} from './member.ts';
import { go, goAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, demoGuest, demoMember, listenForFaults } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

interface Statistics {
  readonly link: string;
  readonly availableMinor: number;
  readonly earnedMinor: number;
  readonly withdrawnMinor: number;
}
interface Transfer {
  readonly kind: string;
  readonly amountMinor: number;
  readonly from: { readonly kind: string };
  readonly to: { readonly kind: string };
}
interface Earning {
  readonly freightMinor: number;
  readonly amountMinor: number;
  readonly rateBp: number;
}

const referrer = ['portal', 'demo'] as const;
const finance = ['console', 'finance'] as const;
const toppedUpMinor = 500_000;
const rateBp = 5_000;
const withdrawnMinor = 10_000;
const money = (minor: number) => formatMoney(minor, 'TWD', { locale: 'zh-Hant-TW' });

const statistics = (page: Page, origin: string) =>
  callAsDemoLogin<Statistics>(page, origin, referrer, 'Member/ShareStatistics');

/** Movements of money in the ledger, oldest first: `kind from→to amount`. */
async function movements(page: Page, origin: string, filters: string): Promise<string[]> {
  const path = `staff/wallet/transfers?pageSize=100&${filters}`;
  const { list } = await callAsDemoLogin<{ list: Transfer[] }>(page, origin, finance, path);
  return list
    .map(({ kind, from, to, amountMinor }) => `${kind} ${from.kind}→${to.kind} ${amountMinor}`)
    .reverse();
}

/**
 * Two members and two clerks, only through the screens. Every amount is checked in the portal, the console and the
 * ledger.
 */
test('a friend registers by invitation and pays, and the referrer is paid out', async ({
  browser,
  origin,
}) => {
  const phone = await demoGuest(browser, origin);
  const host = await demoMember(browser, origin);
  const clerk = await demoClerk(browser, origin, 'owner');
  const desktop = await demoClerk(browser, origin, 'finance');
  const faults = [phone, host, clerk, desktop].map(listenForFaults);
  const serial = randomInt(10_000_000, 99_999_999);
  const account = `gast${serial}`;
  const numbers = [`SF8${serial}00001`, `YT8${serial}0002`].map((number) => number.padEnd(15, '7'));

  await test.step('the owner sets the referrers’ share', () =>
    setReferralFreightRate(clerk, desktop, origin, rateBp / 100));
  const before = await statistics(host, origin);
  await test.step('the friend registers by the referrer’s link', async () => {
    await go(host, `${origin}/profit`);
    await expect(host.getByText(before.link)).toBeVisible();
    await register(phone, clerk, origin, account, `09${serial}`, before.link);
  });
  await test.step('the friend tops up by bank transfer, which finance approves', async () => {
    const transfer = `E2R${serial}`;
    await reportTransfer(phone, origin, { amount: String(toppedUpMinor / 100), number: transfer });
    await approveTransfer(desktop, origin, transfer);
    await go(phone, `${origin}/record`);
    await expect(phone.getByText(money(toppedUpMinor)).first()).toBeVisible();
  });
  const number = await test.step('an order is placed and packed', async () => {
    await forecastNumbers(phone, origin, numbers);
    await receiveParcels(clerk, origin, numbers);
    await addAddress(phone, origin, `友人${serial}`);
    await approveAddressOf(clerk, origin, `友人${serial}`);
    const made = await consolidate(phone, origin);
    await pack(clerk, origin, made, numbers);
    return made;
  });
  const paidMinor = await test.step('the order is paid from the balance', () =>
    payFromBalance(phone, origin, number));
  const earned = await test.step('the referrer earns a share of the freight', async () => {
    const { list } = await callAsDemoLogin<{ list: Earning[] }>(
      host,
      origin,
      referrer,
      'Member/ShareAmountList',
    );
    const [earning] = list;
    if (earning === undefined) throw new Error('Nothing was earned');
    expect(earning.rateBp).toBe(rateBp);
    expect(earning.amountMinor).toBe(referralEarning(earning.freightMinor, rateBp));
    expect(earning.freightMinor).toBeLessThanOrEqual(paidMinor);
    const after = await statistics(host, origin);
    expect(after.availableMinor - before.availableMinor).toBe(earning.amountMinor);
    await goAndSettle(host, `${origin}/profit?view=finance`);
    await expect(host.getByText(money(after.availableMinor)).first()).toBeVisible();
    await expect(host.getByText(`+${money(earning.amountMinor)}`).first()).toBeVisible();
    return earning.amountMinor;
  });
  expect(await movements(desktop, origin, `words=${account}`)).toEqual([
    `bankTransfer bank→memberBalance ${toppedUpMinor}`,
    `orderPayment memberBalance→revenue ${paidMinor}`,
  ]);
  await test.step('finance sees the earning in the books of both sides', async () => {
    const rows = desktop.getByRole('table', { name: consoleTextOf('books.ledger') });
    await go(desktop, `${origin}/console/wallet/ledger?words=${number}`);
    await expect(rows.getByText(money(paidMinor))).toBeVisible();
    await go(desktop, `${origin}/console/wallet/ledger?words=demo&kind=promotionReward`);
    await expect(rows.getByText(money(earned)).first()).toBeVisible();
  });

  const withdrawal = await test.step('the referrer withdraws', () =>
    withdrawEarnings(host, origin, { amount: String(withdrawnMinor / 100), account: `0131${serial}` }));
  const held = await statistics(host, origin);
  expect(held.availableMinor).toBe(before.availableMinor + earned - withdrawnMinor);
  await test.step('finance pays it out with a receipt, and the owner approves it as the second person', () =>
    payOut(desktop, clerk, origin, {
      number: withdrawal,
      amount: money(withdrawnMinor),
      account: 'demo',
    }));
  await test.step('the referrer sees that it is paid', async () => {
    await go(host, `${origin}/withdrawal`);
    const mine = host.getByRole('listitem').filter({ hasText: withdrawal });
    await expect(mine.getByText(money(withdrawnMinor))).toBeVisible();
    await expect(mine.getByText(portalTextOf('wallet.withdrawals.state.approved'))).toBeVisible();
    await expect(mine.getByText(portalTextOf('wallet.withdrawals.voucher'))).toBeVisible();
  });
  const after = await statistics(host, origin);
  expect(after.withdrawnMinor - before.withdrawnMinor).toBe(withdrawnMinor);
  const ofReferrer = (account: string) => movements(desktop, origin, `words=demo&account=${account}`);
  expect((await ofReferrer('memberEarnings')).slice(-2)).toEqual([
    `promotionReward promotion→memberEarnings ${earned}`,
    `withdrawalHold memberEarnings→memberHeld ${withdrawnMinor}`,
  ]);
  expect((await ofReferrer('memberHeld')).slice(-2)).toEqual([
    `withdrawalHold memberEarnings→memberHeld ${withdrawnMinor}`,
    `withdrawalPaid memberHeld→bank ${withdrawnMinor}`,
  ]);
  await test.step('the books balance', async () => {
    await go(desktop, `${origin}/console/wallet`);
    await expect(desktop.getByText(consoleTextOf('books.sum.good'))).toBeVisible();
  });
  // A change that waits for a second person's approval is answered with status 409.
  expect(faults.flat().filter((fault) => !fault.includes('409'))).toEqual([]);
});
