import { expect } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoClerk } from './visit.ts';
import { consoleTextOf } from './words.ts';

test('an owner adds a webhook, copies its secret, tests it, turns it off and on, and removes it from its log', async ({
  browser,
  origin,
}) => {
  const page = await demoClerk(browser, origin, 'owner');
  const press = (key: Parameters<typeof consoleTextOf>[0]) =>
    page
      .getByRole('main')
      .getByRole('button', { name: consoleTextOf(key), exact: true })
      .click();
  const dialog = page.getByRole('dialog');
  const agree = (key: Parameters<typeof consoleTextOf>[0]) =>
    dialog.getByRole('button', { name: consoleTextOf(key), exact: true }).click();

  await loadAndSettle(page, `${origin}/console/programs?view=webhooks`);
  await press('programs.hook.add');
  await dialog.getByLabel(consoleTextOf('programs.hook.address')).fill('https://hooks.example.com/crossdock');
  await agree('programs.hook.add');
  await expect(dialog).toContainText('whsec_');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText(consoleTextOf('programs.uncopied'));
  await agree('programs.kept');

  await press('programs.hook.log');
  // Other journeys may have caused an event meanwhile.
  const [none, first] = [
    page.getByText(consoleTextOf('programs.delivery.none')),
    page.locator('tbody tr').first(),
  ];
  await expect(none.or(first)).toBeVisible();
  await press('programs.hook.renew');
  await agree('programs.hook.renew');
  await expect(dialog).toContainText(consoleTextOf('programs.hook.renewed'));
  await agree('programs.kept');
  await press('programs.hook.try');
  await expect(page.getByRole('row').filter({ hasText: 'webhook.test' })).toHaveCount(1);
  await press('shell.edit');
  await dialog.getByLabel(consoleTextOf('programs.hook.on'), { exact: true }).uncheck();
  await agree('shell.save');
  await press('programs.hook.resume');
  await expect(page.getByText(consoleTextOf('programs.hook.resumed'), { exact: true })).toBeVisible();
  await press('programs.hook.remove');
  await agree('programs.hook.remove');
  await expect(page.getByText(consoleTextOf('programs.hook.none'))).toBeVisible();
  await expect(page.getByRole('button', { name: consoleTextOf('programs.hook.add') })).toBeVisible();
  await page.close();
});
