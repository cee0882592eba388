import { expect, type Page } from '@playwright/test';
import { settled } from './visit.ts';
import { desk, portal } from './words.ts';

/** Claims the most for a parcel of the signed order that is open, with pictures. */
export async function claim(phone: Page, remark: string): Promise<void> {
  await phone.getByRole('link', { name: portal('aftersales.apply') }).click();
  await phone
    .getByRole('link', { name: portal('aftersales.applyFor', { name: '' }).trim() })
    .first()
    .click();
  const buffer = await phone.screenshot();
  const pictures = phone.locator('form input[type="file"]');
  await expect(pictures).toHaveCount(2);
  for (const box of await pictures.all())
    await box.setInputFiles({ name: 'damage.png', mimeType: 'image/png', buffer });
  await phone.getByLabel(portal('aftersales.remark')).fill(remark);
  await phone.getByRole('button', { name: portal('aftersales.send') }).click();
  await expect(phone.getByText(portal('aftersales.state.pending')).first()).toBeVisible();
}

/**
 * Pays the claim that says so, to the balance or outside with the receipt: the second press moves the money, and the
 * member's open page says so by itself.
 */
export async function payClaim(
  clerk: Page,
  phone: Page,
  origin: string,
  { orderNumber, remark, way }: { orderNumber: string; remark: string; way: 'balance' | 'outside' },
): Promise<void> {
  await clerk.goto(`${origin}/console/aftersales`);
  await settled(clerk);
  await clerk.getByRole('searchbox').fill(orderNumber);
  await expect(clerk.getByText(remark)).toBeVisible();
  if (way === 'outside') {
    await clerk.getByRole('button', { name: desk('aftersales.way.outside') }).click();
    const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await clerk.screenshot() };
    await clerk.locator('input[type="file"]').setInputFiles(receipt);
    await expect(clerk.getByRole('img', { name: receipt.name })).toBeVisible();
  }
  await clerk.getByRole('button', { name: desk('aftersales.approve', { amount: '' }).trim() }).click();
  await clerk.getByRole('button', { name: desk('aftersales.approve.sure', { amount: '' }).trim() }).click();
  await expect(clerk.getByText(remark)).toHaveCount(0);
  await expect(phone.getByText(portal('aftersales.state.approved')).first()).toBeVisible();
  if (way === 'outside')
    await expect(phone.getByRole('img', { name: portal('aftersales.voucher') })).toBeVisible();
}
