import { expect, type Page } from '@playwright/test';
import {
  type EcpayInvoiceStandIn,
  startEcpayInvoices,
} from '../packages/server/test/standIns/ecpayInvoice.ts';
import { addGoodsForSale, buyFromBalance } from './addGoodsForSale.ts';
import { ageEinvoices, issueEinvoicesNow, type NewShop, newMember } from './newShop.ts';
import { portOf } from './providerPorts.ts';
import { loadAndSettle } from './route.ts';
import { test } from './taiwanShop.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf } from './words.ts';

test('e-invoices: one is issued at payment and voided within its two months, and another gets an allowance later', async ({
  browser,
  taiwanShop: shop,
}) => {
  const standIn = await startEcpayInvoices(portOf('ECPAY_INVOICE_URL'));
  await addInvoiceAccount(shop, standIn);
  const phone = await newMember(browser, shop);
  const variantId = await addGoodsForSale(shop);

  await test.step('a paid order’s invoice is in the list with its number', async () => {
    const number = await buyFromBalance(phone, shop, variantId);
    await seeDocument(shop, number, 'invoice', 'issued');
    expect([...standIn.invoices.values()].map(({ fields }) => fields.SalesAmount)).toEqual([300]);
    await giveBack(shop, number);
    await seeDocument(shop, number, 'invoice', 'voided');
    expect([...standIn.invoices.values()].map(({ voided }) => voided)).toEqual([true]);
  });

  await test.step('a refund after the two months creates an allowance', async () => {
    const number = await buyFromBalance(phone, shop, variantId);
    await seeDocument(shop, number, 'invoice', 'issued');
    await ageEinvoices(shop.id);
    const invoice = [...standIn.invoices.values()].at(-1);
    const before = new Date(Date.parse(`${invoice?.date.replace(' ', 'T')}Z`) - 70 * 86_400_000);
    Object.assign(invoice ?? {}, { date: before.toISOString().slice(0, 19).replace('T', ' ') });
    await giveBack(shop, number);
    await seeDocument(shop, number, 'allowance', 'issued');
    expect(invoice).toMatchObject({ voided: false, allowances: [{ dollars: 300 }] });
  });
  await standIn.stop();
});

/** The owner enters the account at the provider in the console. */
async function addInvoiceAccount({ clerk, origin }: NewShop, standIn: EcpayInvoiceStandIn): Promise<void> {
  await clerk.goto(`${origin}/console/wallet/settings`);
  await clerk.getByRole('button', { name: consoleTextOf('einvoices.accounts.add') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('einvoices.merchantId')).fill(standIn.merchantId);
  await dialog.getByLabel('HashKey').fill(standIn.keys.hashKey);
  await dialog.getByLabel('HashIV').fill(standIn.keys.hashIv);
  await dialog.getByRole('button', { name: consoleTextOf('einvoices.try') }).click();
  await expect(dialog.getByText(consoleTextOf('einvoices.try.live'))).toBeVisible();
  await dialog.getByRole('button', { name: consoleTextOf('shell.save') }).click();
  await expectMessage(clerk, consoleTextOf('shell.saved'));
}

/** The clerk accepts the returned goods, and the money goes back to the balance. */
async function giveBack({ clerk, origin }: NewShop, number: string): Promise<void> {
  await clerk.goto(`${origin}/console/goods?view=purchases&words=${number}`);
  await clerk.getByRole('button', { name: consoleTextOf('products.refund') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('products.why')).fill('客人不要了');
  await dialog.getByRole('button', { name: consoleTextOf('products.refund') }).click();
  await expectMessage(clerk, consoleTextOf('products.refund.done'));
}

/**
 * Lets the job ask the provider, then checks that the desk's list shows the sale's invoice or allowance in this
 * state.
 */
async function seeDocument(
  { id, clerk, origin }: NewShop,
  number: string,
  kind: 'invoice' | 'allowance',
  state: 'issued' | 'voided',
): Promise<void> {
  await issueEinvoicesNow(id);
  await loadAndSettle(clerk, `${origin}/console/wallet/einvoices?kind=${kind}`);
  const row = documentRow(clerk, number);
  await expect(async () => {
    if ((await row.getByText(consoleTextOf(`einvoices.state.${state}`)).count()) === 0) await clerk.reload();
    await expect(row).toContainText(consoleTextOf(`einvoices.state.${state}`), { timeout: 2_000 });
  }).toPass();
  await row.getByRole('button', { name: consoleTextOf('einvoices.details') }).click();
  await expect(clerk.getByRole('dialog')).toContainText(consoleTextOf(`einvoices.state.${state}`));
  await clerk.keyboard.press('Escape');
}

const documentRow = (clerk: Page, number: string) => clerk.getByRole('row').filter({ hasText: number });
