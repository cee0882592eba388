import { expect } from '@playwright/test';
import { pressInDialog } from './presses.ts';
import { goAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoMember } from './visit.ts';
import { portal } from './words.ts';

test('a member creates a standing order on the phone, tests it on past parcels, turns it on and off, and removes it', async ({
  browser,
  origin,
}) => {
  const phone = await demoMember(browser, origin);
  await goAndSettle(phone, `${origin}/standing`);
  await phone.getByRole('link', { name: portal('standing.new') }).click();
  await phone.getByLabel(portal('standing.when.parcels')).fill('');
  await phone.getByLabel(portal('standing.when.freeDays')).fill('');
  const save = phone.getByRole('button', { name: portal('standing.save') });
  const lane = phone.getByLabel(portal('standing.lane'));
  await lane.selectOption({ index: 1 });
  await phone.getByLabel(portal('standing.limit')).fill('800');
  // The typed values are restored after a reload.
  await phone.reload();
  await expect(phone.getByText(portal('shell.draft.restored'))).toBeVisible();
  await expect(phone.getByLabel(portal('standing.limit'))).toHaveValue('800');
  await save.click();
  await expect(phone.getByText('請至少選擇一個條件')).toBeVisible();
  // A number that no other journey reaches, so that it is never due.
  await phone.getByLabel(portal('standing.when.parcels')).fill('99');
  await save.click();
  await expect(phone.getByText('架上滿 99 件時，先問我')).toBeVisible();
  await expect(phone.getByRole('button', { name: portal('standing.start') })).toHaveCount(0);
  await phone.getByRole('button', { name: portal('standing.try') }).click();
  await expect(phone.getByText(portal('standing.tried.none'))).toBeVisible();
  await phone.getByRole('button', { name: portal('standing.start') }).click();
  await expect(phone.getByText(portal('standing.on'), { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: portal('standing.stop') }).click();
  await expect(phone.getByText(portal('standing.off'), { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: portal('standing.remove') }).click();
  await pressInDialog(phone, portal('standing.remove'));
  await expect(phone).toHaveURL(/\/standing$/);
  await expect(phone.getByText('架上滿 99 件時')).toHaveCount(0);
  await phone.context().close();
});
