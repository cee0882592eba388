import { expect, type Page } from '@playwright/test';
import { typeLine } from './presses.ts';
import { goAndSettle } from './route.ts';
import { pictureFile } from './uploads.ts';
import { expectMessage, waitUntilSettled } from './visit.ts';
import { consoleTextOf } from './words.ts';

/** Scans, weighs, measures and shelves parcels with the keyboard alone. The cursor is always in the next box. */
export async function receiveParcels(clerk: Page, origin: string, numbers: readonly string[]): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/desk`);
  for (const number of numbers) {
    await expect(clerk.locator('[data-step="scan"]')).toBeFocused();
    await typeLine(clerk, number);
    await expect(clerk.locator('[data-step="weight"]')).toBeFocused();
    await typeLine(clerk, '1.25');
    await typeLine(clerk, '30 20 10');
    await expect(clerk.locator('[data-step="photo"]')).toBeFocused();
    await clerk.locator('input[type="file"]').first().setInputFiles(pictureFile('parcel.png'));
    await expect(clerk.getByAltText(consoleTextOf('parcels.desk.picture', { n: 1 }))).toBeVisible();
    await clerk.locator('[data-step="photo"]').focus();
    await clerk.keyboard.press('Enter');
    await clerk.locator('[data-step="shelf"]').fill('A-01-2');
    await clerk.keyboard.press('Enter');
    await expect(clerk.getByRole('listitem').filter({ hasText: number })).toContainText(
      consoleTextOf('parcels.outcome.shelved'),
    );
  }
}

/** Approves the newest waiting address. */
export async function approveAddressOf(clerk: Page, origin: string, name: string): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/addresses`);
  while (!(await clerk.getByText(name).first().isVisible())) {
    await clerk.keyboard.press('j');
    await waitUntilSettled(clerk);
  }
  await clerk.getByRole('button', { name: consoleTextOf('shell.audit.approve'), exact: true }).click();
  await expectMessage(clerk, consoleTextOf('shell.audit.approved'));
}

export async function pack(
  clerk: Page,
  origin: string,
  number: string,
  parcels: readonly string[],
): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/packing`);
  await typeLine(clerk, number);
  await expect(
    clerk.getByRole('heading', { name: consoleTextOf('orders.desk.title', { number }) }),
  ).toBeVisible();
  await waitUntilSettled(clerk);
  for (const parcel of parcels) {
    await typeLine(clerk, parcel);
  }
  await typeLine(clerk, '2.80');
  await typeLine(clerk, '40 30 25');
  await clerk.getByRole('button', { name: consoleTextOf('orders.desk.confirm') }).click();
  await expect(clerk.getByText(consoleTextOf('orders.desk.done', { number }))).toBeVisible();
}

/** Presses Enter. Returns the text of the box a moment later, when the next key of a fast scanner could arrive. */
function afterEnter(clerk: Page): Promise<string | undefined> {
  return clerk.evaluate(async () => {
    const box = document.activeElement;
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return box instanceof HTMLInputElement ? box.value : undefined;
  });
}

export async function ship(clerk: Page, origin: string, number: string, forwarding: string): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/shipping`);
  await clerk.keyboard.type(number);
  expect(await afterEnter(clerk)).toBe('');
  await expect(clerk.locator('[data-step="forwarding"]')).toBeFocused();
  await typeLine(clerk, forwarding);
  await expect(clerk.locator(`[data-shipment="${number}"][data-state="shipped"]`)).toBeVisible();
}

/**
 * Finds a reported bank transfer by its number and credits it. The second click confirms, and only then money moves.
 */
export async function approveTransfer(clerk: Page, origin: string, number: string): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/transfers`);
  await clerk.getByRole('searchbox').fill(number);
  // Wait for the search result first, because it replaces the shown list and would close a confirmation that is open
  // there.
  await expect(clerk).toHaveURL(new RegExp(number));
  await waitUntilSettled(clerk);
  await expect(clerk.getByText(number).first()).toBeVisible();
  const approve = clerk.getByRole('button', {
    name: consoleTextOf('payments.approve', { amount: '' }).trim(),
  });
  await approve.click();
  await clerk
    .getByRole('button', { name: consoleTextOf('payments.approve.sure', { amount: '' }).trim() })
    .click();
  await expect(clerk.getByText(number)).toHaveCount(0);
}

/**
 * Records who received the order, with a picture. Without a name it records nothing and shows an error at the field.
 */
export async function recordSigner(
  clerk: Page,
  origin: string,
  orderId: string,
  signer: string,
): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/orders/${orderId}`);
  await clerk.getByRole('button', { name: consoleTextOf('orders.action.sign') }).click();
  const dialog = clerk.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: consoleTextOf('orders.sign.confirm') });
  await confirm.click();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
  await dialog.getByLabel(consoleTextOf('orders.sign.signer')).fill(signer);
  await dialog.locator('input[type="file"]').setInputFiles(pictureFile('proof.png'));
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(clerk.getByText(consoleTextOf('orders.state.signed')).first()).toBeVisible();
}

/** Sets the percentage of freight that referrers earn. A change of this rate needs the approval of a second person. */
export async function setReferralFreightRate(
  clerk: Page,
  second: Page,
  origin: string,
  percent: number,
): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/promotion`);
  const rate = clerk.getByLabel(consoleTextOf('promotion.rate'), { exact: false }).first();
  await rate.fill(String(percent));
  await clerk.getByRole('button', { name: consoleTextOf('shell.save') }).click();
  await expect(clerk.getByText(/已送出/).first()).toBeVisible();
  await goAndSettle(second, `${origin}/console/adjustments`);
  const what = consoleTextOf('adjust.confirm', { amount: consoleTextOf('did.savePromotionSettings') });
  const agree = second.getByRole('button', { name: what, exact: true });
  const next = second.getByRole('button', { name: consoleTextOf('shell.audit.next') });
  await expect(async () => {
    if (!(await agree.isVisible())) await next.click();
    await expect(agree).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await agree.click();
  await second.getByRole('button', { name: consoleTextOf('adjust.sure', { what }) }).click();
  await expectMessage(second, consoleTextOf('adjust.approved'));
}

/**
 * Finds a withdrawal by its number, uploads the proof of payment and requests the payout. The clerk's daily limit is
 * used up, so a second person finds it by the member's account and confirms it with a second click.
 */
export async function payOut(
  clerk: Page,
  second: Page,
  origin: string,
  { number, amount, account }: { number: string; amount: string; account: string },
): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/withdrawals`);
  await clerk.getByRole('searchbox').fill(number);
  await expect(clerk.getByText(number).first()).toBeVisible();
  await clerk.locator('input[type="file"]').first().setInputFiles(pictureFile('payout.png'));
  await expect(clerk.getByRole('button', { name: /^移除/ })).toBeVisible();
  await clerk
    .getByRole('button', { name: consoleTextOf('wallet.withdrawals.approve', { amount }), exact: true })
    .click();
  await clerk
    .getByRole('button', { name: consoleTextOf('wallet.withdrawals.approve.sure', { amount }) })
    .click();
  await expectMessage(clerk, consoleTextOf('adjust.pending'));
  await goAndSettle(second, `${origin}/console/adjustments`);
  await second.getByRole('searchbox').fill(account);
  // The longest waiting request comes first, so this member's newest one is last.
  const next = second.getByRole('button', { name: consoleTextOf('shell.audit.next') });
  await expect(async () => {
    if (!(await second.getByText(number).isVisible())) await next.click();
    await expect(second.getByText(number)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const what = consoleTextOf('adjust.confirm', { amount });
  await second.getByRole('button', { name: what, exact: true }).click();
  await second.getByRole('button', { name: consoleTextOf('adjust.sure', { what }) }).click();
  await expectMessage(second, consoleTextOf('adjust.approved'));
}
