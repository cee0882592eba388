import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { VipColumn } from '../packages/contract/src/vipImports/columns.ts';
import { go, goAndSettle } from './route.ts';
import { filledTemplate, type VipRowTexts } from './vipTable.ts';
import { portalTextOf } from './words.ts';

/** A wrong cell, with the wrong text to type into it. */
export interface Fault {
  readonly row: number;
  readonly column: VipColumn;
  readonly wrong: string;
}

/** Downloads the template, fills it in and uploads it. Waits until the page shows the rows that were read. */
export async function uploadTable(
  phone: Page,
  origin: string,
  name: string,
  write: (examples: readonly VipRowTexts[]) => readonly VipRowTexts[],
): Promise<void> {
  await go(phone, `${origin}/vipOrderFile`);
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: portalTextOf('vipImports.template.xlsx') }).click(),
  ]);
  const buffer = filledTemplate(await readFile(await download.path()), write);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await phone.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  await expect(phone.getByRole('heading', { name })).toBeVisible();
}

/** Corrects a faulty cell. After that, its row is no longer listed as faulty. */
export async function correctCell(phone: Page, { row, column, wrong }: Fault, right: string): Promise<void> {
  const edit = phone.getByRole('button', { name: portalTextOf('vipImports.row.edit', { row }), exact: true });
  await edit.click();
  const dialog = phone.getByRole('dialog');
  const box = dialog.getByLabel(portalTextOf(`vipImports.column.${column}`), { exact: true });
  await expect(box).toHaveValue(wrong);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
  await box.fill(right);
  await dialog.getByRole('button', { name: portalTextOf('vipImports.row.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toHaveCount(0);
}

/** Confirms the table, and waits until all orders are created. */
export async function confirmTable(phone: Page, n: number): Promise<void> {
  await phone.getByRole('button', { name: portalTextOf('vipImports.confirm', { n }), exact: true }).click();
  await expect(phone.getByText(portalTextOf('vipImports.done', { n }))).toBeVisible({ timeout: 30_000 });
}

/** Goes from the list of VIP orders to the one with this parcel. Returns its number. */
export async function openVipOrder(phone: Page, origin: string, courierNumber: string): Promise<string> {
  await goAndSettle(phone, `${origin}/vipOrder?words=${courierNumber}`);
  await phone.getByRole('listitem').getByRole('link').first().click();
  await expect(phone.getByRole('heading', { name: portalTextOf('vipOrders.history') })).toBeVisible();
  const shown = await phone
    .getByText(/CD[0-9A-Z]{9}/)
    .first()
    .innerText();
  return /CD[0-9A-Z]{9}/.exec(shown)?.[0] ?? '';
}
