import { expect, type Page } from '@playwright/test';
import { defaultClaimReasons } from '../packages/domain/src/aftersales/reasons.ts';
import { pressFirst } from './presses.ts';
import { goAndSettle } from './route.ts';
import { pictureFile } from './uploads.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Claims the highest allowed amount for a parcel of the delivered order that the page shows, with pictures. */
export async function submitClaim(phone: Page, remark: string): Promise<void> {
  await phone.getByRole('link', { name: portalTextOf('aftersales.apply') }).click();
  await pressFirst(phone, 'link', portalTextOf('aftersales.applyFor', { name: '' }).trim());
  const pictures = phone.locator('form input[type="file"]');
  await expect(pictures).toHaveCount(2);
  for (const box of await pictures.all()) await box.setInputFiles(pictureFile('damage.png'));
  await phone.getByRole('textbox', { name: portalTextOf('aftersales.remark') }).fill(remark);
  await phone.getByRole('button', { name: portalTextOf('aftersales.send') }).click();
  await expect(phone.getByText(portalTextOf('aftersales.state.pending')).first()).toBeVisible();
}

/**
 * Pays the claim with this remark. A second click confirms, and the member's open page updates without a reload. A
 * payment outside the balance covers the full amount and has a receipt. A payment to the balance covers a part, with
 * one of the shop's stored reasons, edited.
 */
export async function payClaim(
  clerk: Page,
  phone: Page,
  origin: string,
  { orderNumber, remark, way }: { orderNumber: string; remark: string; way: 'balance' | 'outside' },
): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/aftersales`);
  await clerk.getByRole('searchbox').fill(orderNumber);
  await expect(clerk.getByText(remark)).toBeVisible();
  if (way === 'balance') await grantPart(clerk);
  else {
    await clerk.getByRole('button', { name: consoleTextOf('aftersales.way.outside') }).click();
    const receipt = pictureFile('receipt.png');
    await clerk.locator('input[type="file"]').setInputFiles(receipt);
    await expect(clerk.getByRole('img', { name: receipt.name })).toBeVisible();
  }
  for (const press of ['aftersales.approve', 'aftersales.approve.sure'] as const) {
    const begins = new RegExp(`^${consoleTextOf(press, { amount: '' }).trim()}`);
    await clerk.getByRole('button', { name: begins }).click();
  }
  await expect(clerk.getByText(remark)).toHaveCount(0);
  const state = way === 'outside' ? 'approved' : 'partly';
  await expect(phone.getByText(portalTextOf(`aftersales.state.${state}`)).first()).toBeVisible();
  await expect(
    way === 'outside'
      ? phone.getByRole('img', { name: portalTextOf('aftersales.voucher') })
      : phone.getByText(`${ready}，${asPromised}`),
  ).toBeVisible();
}

const ready = defaultClaimReasons.partly[0]?.tw ?? '';
const asPromised = '如電話所說';

async function grantPart(clerk: Page): Promise<void> {
  await clerk.getByLabel(consoleTextOf('aftersales.amount'), { exact: false }).fill('1');
  const reason = clerk.getByLabel(consoleTextOf('aftersales.less'), { exact: false });
  await expect(reason).toHaveValue('');
  await clerk.getByRole('button', { name: ready }).click();
  await expect(reason).toHaveValue(ready);
  await reason.fill(`${ready}，${asPromised}`);
}
