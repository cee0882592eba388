import { expect, test } from '@playwright/test';
import type { Output } from '../packages/contract/src/table.ts';
import { newPage, openAs, read, settled } from './visit.ts';

test('a member sees what each day costs, and opens the order of what can ship', async ({ browser, baseURL }) => {
  const origin = String(baseURL);
  const page = await newPage(browser, { phone: true });
  await openAs(page, origin, 'portal', 'demo', 'en');
  await page.goto(`${origin}/myBag`);
  await page.getByRole('navigation', { name: 'More about parcels' }).getByRole('link', { name: 'Storage calendar' }).click();
  await page.waitForURL(/\/storage$/);
  await settled(page);
});
