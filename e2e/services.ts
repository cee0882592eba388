import { expect, type Page } from '@playwright/test';
import { go, goAndSettle } from './route.ts';
import { pictureFile } from './uploads.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Orders a photo of a parcel on its page. The first photo is free in the demo shop. */
export async function orderPhotoService(
  phone: Page,
  origin: string,
  number: string,
  wish: string,
): Promise<void> {
  await go(phone, `${origin}/myBag?state=shelved`);
  await phone.getByRole('link').filter({ hasText: number }).first().click();
  await phone.getByRole('link', { name: portalTextOf('services.add') }).click();
  await expect(phone.getByLabel(portalTextOf('services.quantity.photos'))).toHaveValue('1');
  await phone.getByLabel(portalTextOf('services.wish.label')).fill(wish);
  await phone.getByRole('button', { name: portalTextOf('services.send') }).click();
  await expect(phone.getByText(portalTextOf('services.state.requested')).first()).toBeVisible();
}

/** Finishes the service with this request, with a picture. The member's open page updates without a reload. */
export async function finishPhotoService(
  clerk: Page,
  phone: Page,
  origin: string,
  wish: string,
): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/services`);
  const task = clerk.getByRole('article').filter({ hasText: wish });
  await task.getByRole('button', { name: consoleTextOf('services.finish') }).click();
  const asks = clerk.getByRole('dialog');
  await asks.locator('input[type="file"]').first().setInputFiles(pictureFile('photo.png'));
  await asks.getByRole('button', { name: consoleTextOf('services.finish') }).click();
  await expect(task).toHaveCount(0);
  await expect(phone.getByText(portalTextOf('services.state.done')).first()).toBeVisible();
}
