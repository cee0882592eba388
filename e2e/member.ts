import { expect, type Locator, type Page } from '@playwright/test';
import { goToOrder } from './goToOrder.ts';
import { readSentCode, sendCode } from './joinByPhone.ts';
import { pressFirst, pressInDialog } from './presses.ts';
import { go, goAndSettle } from './route.ts';
import { pictureFile } from './uploads.ts';
import { expectMessage, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

/** Registers through the form. The first attempt shows what is missing. The browser solves the captcha. */
export async function register(
  phone: Page,
  clerk: Page,
  origin: string,
  account: string,
  number: string,
  address = `${origin}/register`,
): Promise<void> {
  await phone.goto(address);
  // The first form asks only for a phone number.
  await phone.getByRole('button', { name: portalTextOf('members.join.other') }).click();
  const box = (key: Parameters<typeof portalTextOf>[0]) =>
    phone.getByLabel(portalTextOf(key), { exact: false }).first();
  await phone.getByRole('button', { name: portalTextOf('members.register.send') }).click();
  await expect(phone.getByText(portalTextOf('members.checkFields'))).toBeVisible();
  await box('members.phone').fill(number);
  await box('members.email').fill(`${account}@example.com`);
  await sendCode(phone);
  await phone.locator('input[name="account"]').fill(account);
  await phone.locator('input[name="name"]').fill('測試會員');
  await phone.locator('input[autocomplete="new-password"]').first().fill('Forwarder7');
  await phone.locator('input[autocomplete="new-password"]').last().fill('Forwarder7');
  for (const agreement of await phone.getByRole('checkbox').all()) await agreement.check();
  await phone.locator('input[autocomplete="one-time-code"]').fill(await readSentCode(clerk, origin, number));
  await phone.getByRole('button', { name: portalTextOf('members.register.send') }).click();
  await phone.waitForURL(`${origin}/home`);
}

export async function forecastNumbers(
  phone: Page,
  origin: string,
  numbers: readonly string[],
): Promise<void> {
  await go(phone, `${origin}/newBag`);
  await phone.getByLabel(portalTextOf('parcels.forecast.numbers')).fill(numbers.join('，'));
  await phone.getByText('服飾', { exact: true }).click();
  await phone.getByLabel(portalTextOf('parcels.forecast.goodsName')).fill('棉質上衣');
  await phone.getByLabel(portalTextOf('parcels.value')).fill('800');
  await attachVoucher(phone.locator('main'));
  await ownVoucher(phone, numbers[1] ?? '');
  await phone.getByRole('button', { name: portalTextOf('parcels.forecast.sendMany', { n: 2 }) }).click();
  await expect(phone.getByText(portalTextOf('parcels.result.allGood', { good: 2 }))).toBeVisible();
  for (const number of numbers) await expect(phone.getByText(number).first()).toBeVisible();
  const vouchers = await vouchersOf(phone, origin);
  expect(new Set(vouchers.values()).size, [...vouchers].join('; ')).toBe(2);
  expect([...vouchers.values()]).not.toContain(null);
}

/** Attaches a picture of the receipt and waits until it is uploaded. */
export async function attachVoucher(where: Locator): Promise<void> {
  const file = where.locator('input[type="file"]');
  await file.setInputFiles(pictureFile('voucher.png'));
  await expect(where.getByRole('img', { name: 'voucher.png' })).toBeVisible();
}

/** Gives one of several courier numbers its own voucher. */
async function ownVoucher(phone: Page, number: string): Promise<void> {
  await phone.getByRole('button', { name: portalTextOf('parcels.forecast.own', { number }) }).click();
  const dialog = phone.getByRole('dialog');
  const name = 'voucher.png';
  await expect(dialog.getByRole('img', { name })).toBeVisible();
  await dialog.getByRole('button', { name: portalTextOf('parcels.claim.remove', { name }) }).click();
  await attachVoucher(dialog);
  await dialog.getByRole('button', { name: portalTextOf('shell.save') }).click();
  await expect(dialog).toBeHidden();
}

/** The voucher picture of each of the member's parcels, from the server. */
async function vouchersOf(phone: Page, origin: string): Promise<Map<string, string | null>> {
  const token = await phone.evaluate(() => localStorage.getItem('crossdock.token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) =>
    ((await (await phone.request.get(`${origin}/api/${path}`, { headers })).json()) as { data: unknown })
      .data;
  const { list } = (await get('Member/QueryBillCode')) as { list: { id: string }[] };
  const parcels = await Promise.all(
    list.map(({ id }) => get(`Centralized/GetBillCodeInfo?id=${id}`) as Promise<Voucher>),
  );
  return new Map(parcels.map(({ billCode, purchaseVoucher }) => [billCode, purchaseVoucher]));
}

interface Voucher {
  readonly billCode: string;
  readonly purchaseVoucher: string | null;
}

/** Adds a home address with a valid identity number, for staff to approve. */
export async function addAddress(phone: Page, origin: string, consignee: string): Promise<void> {
  await go(phone, `${origin}/address`);
  await pressFirst(phone, 'button', portalTextOf('addresses.add'));
  await phone.getByLabel(portalTextOf('addresses.country')).selectOption('TW');
  await phone.getByLabel(portalTextOf('addresses.search')).fill('10663');
  await pressFirst(phone, 'button', /大安區/);
  await phone.getByLabel(portalTextOf('addresses.detail')).fill('和平東路二段 100 號 5 樓之 1');
  await phone.getByLabel(portalTextOf('addresses.consignee')).fill(consignee);
  await phone.getByLabel(portalTextOf('addresses.phone')).fill('0912345678');
  await phone.getByLabel(portalTextOf('addresses.idNumber')).fill('A123456789');
  await phone.getByRole('button', { name: portalTextOf('shell.save') }).click();
  await expect(phone.getByText(portalTextOf('addresses.state.pending')).first()).toBeVisible();
}

/** Goes through the four steps of consolidating. Returns the order's number. */
export async function consolidate(phone: Page, origin: string): Promise<string> {
  await goAndSettle(phone, `${origin}/consolidate`);
  await phone.getByRole('button', { name: portalTextOf('consolidate.parcels.only', { n: 2 }) }).click();
  const next = phone.getByRole('button', { name: portalTextOf('consolidate.next') });
  for (const title of [
    'consolidate.to.title',
    'consolidate.channel.title',
    'consolidate.review.title',
  ] as const) {
    await next.click();
    await expect(phone.getByRole('heading', { name: portalTextOf(title) })).toBeVisible();
    await waitUntilSettled(phone);
  }
  for (const box of await phone.getByRole('checkbox', { name: portalTextOf('consolidate.agree') }).all())
    await box.check();
  await insureNonsense(phone);
  await phone.getByRole('button', { name: portalTextOf('consolidate.submit') }).click();
  await phone.waitForURL(/\/myOrder\/[0-9a-f-]{36}/);
  const shown = await phone
    .getByText(/CD[0-9A-Z]{9}/)
    .first()
    .innerText();
  return /CD[0-9A-Z]{9}/.exec(shown)?.[0] ?? '';
}

/**
 * An invalid insured amount stops the order and shows an error at its field. Without insurance the order can be
 * submitted.
 */
async function insureNonsense(phone: Page): Promise<void> {
  const insurance = phone.getByRole('checkbox', { name: portalTextOf('consolidate.insurance') });
  await insurance.check();
  const amount = phone.getByLabel(portalTextOf('consolidate.insurance.amount'), { exact: true });
  await amount.fill('12 箱');
  await phone.getByRole('button', { name: portalTextOf('consolidate.submit') }).click();
  await expect(amount).toBeFocused();
  await expect(phone.getByText(portalTextOf('payments.amount.invalid'))).toBeVisible();
  await insurance.uncheck();
}

/** Goes from the order's page to its pay page. */
async function openPayPage(phone: Page, origin: string, number: string): Promise<void> {
  await goToOrder(phone, origin, 'awaitingPayment', number);
  await phone
    .getByRole('link', { name: portalTextOf('orders.pay') })
    .or(phone.getByRole('button', { name: portalTextOf('orders.pay') }))
    .first()
    .click();
}

/** Pays on the sandbox provider's page and waits until the product knows of the payment. */
export async function payBySandbox(phone: Page, origin: string, number: string): Promise<void> {
  await openPayPage(phone, origin, number);
  await decideAtSandbox(phone, 'approve');
  await expect(phone.getByText(portalTextOf('payments.state.succeeded')).first()).toBeVisible();
}

/** Goes from the pay page to the provider's page, approves or declines the payment there, and returns. */
export async function decideAtSandbox(phone: Page, decision: 'approve' | 'decline'): Promise<void> {
  await phone.getByRole('radio', { name: /測試付款/ }).check();
  await phone.getByRole('button', { name: portalTextOf('payments.pay') }).click();
  await phone.waitForURL(/sandbox-pay/);
  await phone.locator(`button.${decision}`).click();
  await phone.waitForURL(/pay\/state/);
}

/**
 * Reports a bank transfer with its voucher. It is first sent with empty fields, which the form must show; what was typed
 * must stay.
 */
export async function reportTransfer(
  phone: Page,
  origin: string,
  transfer: { amount: string; number: string },
): Promise<void> {
  await goAndSettle(phone, `${origin}/bank`);
  const amount = phone.getByLabel(portalTextOf('payments.bank.amount'));
  await amount.fill(transfer.amount);
  await phone.getByRole('button', { name: portalTextOf('payments.bank.submit') }).click();
  await expect(phone.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(amount).toHaveValue(transfer.amount);
  await sendTransfer(phone, transfer.number);
}

/** Goes from an order's pay page to the transfer form, which already has the order and its amount, and submits it. */
export async function reportTransferFor(
  phone: Page,
  origin: string,
  { orderId, number }: { orderId: string; number: string },
): Promise<void> {
  await go(phone, `${origin}/pay/${orderId}`);
  await phone.locator('input[type="radio"][value="bank"]').check();
  await phone.getByRole('link', { name: portalTextOf('payments.toBank') }).click();
  await sendTransfer(phone, number);
}

/** Fills in the fields that only the payer knows, and submits. */
async function sendTransfer(phone: Page, number: string): Promise<void> {
  await phone.getByLabel(portalTextOf('payments.bank.account')).selectOption({ index: 1 });
  // The number as copied from a bank: spaces and dashes disappear while typing. The payer's name is filled in from the
  // last transfer.
  const numbered = phone.getByLabel(portalTextOf('payments.bank.ending'));
  await numbered.fill(` ${number.slice(0, 3)}\uff0d${number.slice(3)} `);
  await expect(numbered).toHaveValue(number);
  await expect(phone.getByLabel(portalTextOf('payments.bank.payer'))).not.toHaveValue('');
  await expect(phone.getByLabel(portalTextOf('payments.bank.phone'))).not.toHaveValue('');
  await phone.locator('input[type="file"]').setInputFiles(pictureFile('voucher.png'));
  await phone.getByRole('button', { name: portalTextOf('payments.bank.submit') }).dblclick();
  await expect(phone.getByText(portalTextOf('payments.bank.sent')).first()).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: number })).toHaveCount(1);
}

export async function signAsRecipient(phone: Page, origin: string, number: string): Promise<void> {
  await goToOrder(phone, origin, 'awaitingSignature', number);
  // The order was shipped just now, so the member may confirm delivery but is not asked to.
  await phone.getByRole('button', { name: portalTextOf('orders.more') }).click();
  await phone.getByRole('menuitem', { name: portalTextOf('orders.sign') }).click();
  await pressInDialog(phone, portalTextOf('orders.sign'));
  await expect(phone.getByText(portalTextOf('orders.next.signed'))).toBeVisible();
}

/** Pays an order from the balance. Returns the amount due that the pay page showed, in minor units. */
export async function payFromBalance(phone: Page, origin: string, number: string): Promise<number> {
  await openPayPage(phone, origin, number);
  await phone.getByRole('radio', { name: /餘額付款/ }).check();
  const due = await phone
    .getByText(/^\$[\d,.]+$/)
    .first()
    .innerText();
  await phone.getByRole('button', { name: portalTextOf('payments.pay') }).click();
  await expect(phone.getByText(portalTextOf('payments.state.succeeded')).first()).toBeVisible();
  const [whole = '', cents = ''] = due.replace(/[^\d.]/g, '').split('.');
  return Number(whole + cents.padEnd(2, '0'));
}

/** Requests a payout of earnings. Missing fields are shown first. Returns the withdrawal's number. */
export async function withdrawEarnings(
  phone: Page,
  origin: string,
  asked: { amount: string; account: string },
): Promise<string> {
  await goAndSettle(phone, `${origin}/withdrawal`);
  await phone.getByRole('button', { name: portalTextOf('wallet.account.earnings') }).click();
  const submit = phone.getByRole('button', { name: portalTextOf('wallet.withdrawals.submit') });
  await phone.getByLabel(portalTextOf('wallet.withdrawals.amount')).fill(asked.amount);
  await phone.getByLabel(portalTextOf('wallet.withdrawals.account'), { exact: false }).fill('');
  await submit.click();
  await expect(phone.locator('[aria-invalid="true"]').first()).toBeVisible();
  await phone.getByLabel(portalTextOf('wallet.withdrawals.type')).selectOption('bankCard');
  await phone.getByLabel(portalTextOf('wallet.withdrawals.bank')).fill('台新銀行 南京東路分行');
  await phone.getByLabel(portalTextOf('wallet.withdrawals.account'), { exact: false }).fill(asked.account);
  await phone.locator('input[type="file"]').first().setInputFiles(pictureFile('account.png'));
  await submit.click();
  await expectMessage(phone, portalTextOf('wallet.withdrawals.sent'));
  const mine = phone
    .getByRole('listitem')
    .filter({ hasText: portalTextOf('wallet.withdrawals.state.pending') });
  const shown = await mine
    .filter({ hasText: asked.account.slice(-4) })
    .first()
    .innerText();
  return /WD[0-9A-Z]{6,}/.exec(shown)?.[0] ?? shown;
}
