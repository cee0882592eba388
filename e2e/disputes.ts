import { expect, type Page } from '@playwright/test';
import { goAndSettle } from './route.ts';
import { pictureFile } from './uploads.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Disputes the only package of the open order, with a picture. */
export async function disputePackage(phone: Page, reason: string): Promise<void> {
  await phone.getByRole('button', { name: portalTextOf('disputes.dispute') }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel(portalTextOf('disputes.reason')).fill(reason);
  await dialog.locator('input[type="file"]').setInputFiles(pictureFile('scale.png'));
  await expect(dialog.getByRole('img', { name: 'scale.png' })).toBeVisible();
  await dialog.getByRole('button', { name: portalTextOf('disputes.send') }).click();
  await expect(dialog).toBeHidden();
  await phone.getByRole('link', { name: portalTextOf('disputes.show') }).click();
  await expect(phone.getByText(portalTextOf('disputes.says.open'))).toBeVisible();
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
  await expect(first.getByText(consoleTextOf('disputes.measure.mine'))).toBeVisible();
  await expect(
    first.getByRole('button', { name: consoleTextOf('disputes.measure'), exact: true }),
  ).toHaveCount(0);
  await second.getByRole('button', { name: consoleTextOf('disputes.measure'), exact: true }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('disputes.measure.weight')).fill('1.2');
  await dialog.getByLabel(consoleTextOf('disputes.measure.size')).fill('30 20 10');
  await dialog.locator('input[type="file"]').setInputFiles(pictureFile('scale.png'));
  await expect(dialog.getByRole('img', { name: 'scale.png' })).toBeVisible();
  await dialog.getByRole('button', { name: consoleTextOf('disputes.measure.save') }).click();
  await expect(dialog).toBeHidden();
  await expectMessage(second, consoleTextOf('disputes.done.corrected', { amount: '' }).trim());
}
