import { expect, test } from '@playwright/test';
import type { Output } from '../packages/contract/src/table.ts';
import { formatMoney } from '../packages/ui/src/format.ts';
import { expectSound, newPage, openAs, read, settled } from './visit.ts';

const money = (minor: number | null | undefined) => formatMoney(minor ?? 0, 'TWD', { locale: 'en-GB' });

test('a member sees what each day costs, and goes on to the order of what can ship', async ({
  browser,
  baseURL,
}) => {
  const origin = String(baseURL);
  const phone = await newPage(browser, 390, 844);
  await openAs(phone, origin, 'portal', 'demo', 'en');
  await phone.goto(`${origin}/myBag`);
  const more = phone.getByRole('navigation', { name: 'More about parcels' });
  await more.getByRole('link', { name: 'Storage calendar' }).click();
  await phone.waitForURL(/\/storage$/);
  await settled(phone);
  await expectSound(phone);
  const { days, shippedCount } = await read<Output<'getStorageCalendar'>>(
    phone,
    origin,
    ['portal', 'demo'],
    'Orders/GetStorageCalendar',
  );
  const main = phone.getByRole('main');
  await expect(main.getByText(`now: ${money(days[0]?.totalMinor)}.`)).toBeVisible();
  const fifth = main.locator('thead').getByRole('button').nth(4);
  await expect(fifth).toHaveAttribute('aria-pressed', 'false');
  await fifth.click();
  await expect(fifth).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText(/^Shipped on/).locator('..')).toContainText(money(days[4]?.totalMinor));
  await main.getByRole('link', { name: `Ship these ${shippedCount} parcels` }).click();
  await phone.waitForURL(/\/consolidate\?parcels=/);
});
