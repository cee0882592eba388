import { expect, type Page } from '@playwright/test';
import { goAndSettle } from './route.ts';
import { picture } from './uploads.ts';
import { expectMessage } from './visit.ts';
import { desk, portal } from './words.ts';

/** Disputes the only package of the open order, with a picture. */
export async function disputePackage(phone: Page, reason: string): Promise<void> {
  await phone.getByRole('button', { name: portal('disputes.dispute') }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel(portal('disputes.reason')).fill(reason);
  await dialog.locator('input[type="file"]').setInputFiles(picture('scale.png'));
  await expect(dialog.getByRole('img', { name: 'scale.png' })).toBeVisible();
  await dialog.getByRole('button', { name: portal('disputes.send') }).click();
  await expect(dialog).toBeHidden();
  await phone.getByRole('link', { name: portal('disputes.show') }).click();
  await expect(phone.getByText(portal('disputes.says.open'))).toBeVisible();
}

/** The clerk who measured first sees that another person must measure again. A second clerk does so, with a picture. */
export async function measureAgain(
  first: Page,
  second: Page,
  origin: string,
  orderNumber: string,
): Promise<void> {
  for (const clerk of [first, second]) {
    await goAndSettle(clerk, `${origin}/console/disputes?words=${orderNumber}`);
  }
  await expect(first.getByText(desk('disputes.measure.mine'))).toBeVisible();
  await expect(first.getByRole('button', { name: desk('disputes.measure'), exact: true })).toHaveCount(0);
  await second.getByRole('button', { name: desk('disputes.measure'), exact: true }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel(desk('disputes.measure.weight')).fill('1.2');
  await dialog.getByLabel(desk('disputes.measure.size')).fill('30 20 10');
  await dialog.locator('input[type="file"]').setInputFiles(picture('scale.png'));
  await expect(dialog.getByRole('img', { name: 'scale.png' })).toBeVisible();
  await dialog.getByRole('button', { name: desk('disputes.measure.save') }).click();
  await expect(dialog).toBeHidden();
  await expectMessage(second, desk('disputes.done.corrected', { amount: '' }).trim());
}
