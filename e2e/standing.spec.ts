import { expect } from '@playwright/test';
import { pressInDialog } from './presses.ts';
import { goAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoMember } from './visit.ts';
import { portalTextOf } from './words.ts';

test('a member creates a standing order on the phone, tests it on past parcels, turns it on and off, and removes it', async ({
  browser,
  origin,
}) => {
  const phone = await demoMember(browser, origin);
  await goAndSettle(phone, `${origin}/standing`);
  await phone
    .getByRole('link', { name: portalTextOf('standing.new') })
    .first()
    .click();
  await phone.getByLabel(portalTextOf('standing.when.parcels')).fill('');
  await phone.getByLabel(portalTextOf('standing.when.freeDays')).fill('');
  const save = phone.getByRole('button', { name: portalTextOf('standing.save') });
  const lane = phone.getByLabel(portalTextOf('standing.lane'));
  await lane.selectOption({ index: 1 });
  await phone.getByLabel(portalTextOf('standing.limit')).fill('800');
  // The typed values are restored after a reload.
  await phone.reload();
  await expect(phone.getByText(portalTextOf('shell.draft.restored'))).toBeVisible();
  await expect(phone.getByLabel(portalTextOf('standing.limit'))).toHaveValue('800');
  await save.click();
  await expect(phone.getByText('請至少選擇一個條件')).toBeVisible();
  // A number that no other journey reaches, so that it is never due.
  await phone.getByLabel(portalTextOf('standing.when.parcels')).fill('99');
  await save.click();
  await expect(phone.getByText('架上滿 99 件時，先問我')).toBeVisible();
  await expect(phone.getByRole('button', { name: portalTextOf('standing.start') })).toHaveCount(0);
  await phone.getByRole('button', { name: portalTextOf('standing.try') }).click();
  await expect(phone.getByText(portalTextOf('standing.tried.none'))).toBeVisible();
  await phone.getByRole('button', { name: portalTextOf('standing.start') }).click();
  await expect(phone.getByText(portalTextOf('standing.on'), { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: portalTextOf('standing.stop') }).click();
  await expect(phone.getByText(portalTextOf('standing.off'), { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: portalTextOf('standing.remove') }).click();
  await pressInDialog(phone, portalTextOf('standing.remove'));
  await expect(phone).toHaveURL(/\/standing$/);
  await expect(phone.getByText('架上滿 99 件時')).toHaveCount(0);
  await phone.context().close();
});
