import { expect } from '@playwright/test';
import type { Output } from '../packages/contract/src/table.ts';
import { formatMoney } from '../packages/ui/src/format.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoMember, expectAccessible, waitUntilSettled } from './visit.ts';

const money = (minor: number | null | undefined) => formatMoney(minor ?? 0, 'TWD', { locale: 'en-GB' });

test('a member sees what each day costs, and continues to an order of the parcels that can ship', async ({
  browser,
  origin,
}) => {
  const phone = await demoMember(browser, origin, { lang: 'en' });
  await phone.goto(`${origin}/myBag`);
  const more = phone.getByRole('navigation', { name: 'More about parcels' });
  await more.getByRole('link', { name: 'Storage calendar' }).click();
  await phone.waitForURL(/\/storage$/);
  await waitUntilSettled(phone);
  await expectAccessible(phone);
  const path = 'Orders/GetStorageCalendar';
  const calendar = () =>
    callAsDemoLogin<Output<'getStorageCalendar'>>(phone, origin, ['portal', 'demo'], path);
  const main = phone.getByRole('main');
  const fifth = main.locator('thead').getByRole('button').nth(4);
  await expect(fifth).toHaveAttribute('aria-pressed', 'false');
  await fifth.click();
  await expect(fifth).toHaveAttribute('aria-pressed', 'true');
  // Other journeys receive parcels for this member, and the page then updates.
  await expect(async () => {
    const { days, shippedCount } = await calendar();
    const soon = { timeout: 2_000 };
    await expect(main.getByText(`now: ${money(days[0]?.totalMinor)}.`)).toBeVisible(soon);
    const fifthDay = main.getByText(/^Shipped on/).locator('..');
    await expect(fifthDay).toContainText(money(days[4]?.totalMinor), soon);
    await main.getByRole('link', { name: `Ship these ${shippedCount} parcels` }).click(soon);
  }).toPass();
  await phone.waitForURL(/\/consolidate\?parcels=/);
});
