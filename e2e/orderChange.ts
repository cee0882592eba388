import { expect, type Page } from '@playwright/test';
import { waitUntilSettled } from './visit.ts';
import type { portalTextOf } from './words.ts';

type Words = typeof portalTextOf;
const shots = process.env.CHANGE_SHOTS;
export const saveScreenshot = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/${name}.png`, fullPage: true }) : undefined;

/** Opens the dialog of a part of the order, makes a change there, and closes the dialog. */
export async function editOrderPart(
  page: Page,
  words: Words,
  part: 'channel' | 'parcels' | 'contact',
  act: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>,
): Promise<void> {
  const named = words(`orders.change.part.${part}`);
  await page.getByRole('button', { name: words('orders.change.editPart', { part: named }) }).click();
  const dialog = page.getByRole('dialog');
  await act(dialog);
  await waitUntilSettled(page);
  await saveScreenshot(page, `${part}-${page.viewportSize()?.width}`);
  await dialog.getByRole('button', { name: words('orders.change.done') }).click();
  await expect(dialog).toBeHidden();
}

/** Chooses a channel other than the order's. */
export const chooseOtherChannel = (dialog: ReturnType<Page['getByRole']>) =>
  dialog.locator('input[type=radio][name=channel]:not(:checked):enabled').first().click();
