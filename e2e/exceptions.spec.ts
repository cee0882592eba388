import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { typeLine } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { clientOf } from './streams/orders.ts';
import { test } from './test.ts';
import { demoClerk, waitUntilSettled } from './visit.ts';
import { consoleTextOf } from './words.ts';

const overdueChip = (n: number | string) => consoleTextOf('exceptions.only.overdue', { n });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
test('several exceptions are taken over together on a phone, and pickups are filtered by every fact', async ({
  browser,
  origin,
}) => {
  const phone = await demoClerk(browser, origin, 'owner', { width: 390 });
  await test.step('all on the page are assigned, each with its result, and released again', async () => {
    await phone.goto(`${origin}/console/exceptions?kind=problem`);
    await phone.getByText(consoleTextOf('shell.list.chooseAll')).click();
    await button(phone, consoleTextOf('exceptions.bulk.take')).click();
    const dialog = phone.getByRole('dialog');
    // A double click neither stops nor undoes what its first click began.
    await dialog.locator('button[type=submit]').dblclick();
    await expect(dialog.getByRole('status')).toContainText(/0/);
    const undo = dialog.getByRole('button').last();
    await expect(undo).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(
      phone.getByText(consoleTextOf('exceptions.taken.mine')).filter({ visible: true }).first(),
    ).toBeVisible();
    await button(phone, consoleTextOf('exceptions.bulk.release')).click();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('status')).toContainText('完成');
    await phone.keyboard.press('Escape');
    await expect(
      phone.getByText(consoleTextOf('exceptions.taken.mine')).filter({ visible: true }),
    ).toHaveCount(0);
  });
  const wide = await demoClerk(browser, origin, 'owner', { height: 900 });
  await test.step('the chips show the list’s counts under the other filters', async () => {
    const rows = wide.getByRole('table').locator('tbody tr');
    const figures: number[] = [];
    for (const narrowed of ['', 'kind=problem', 'kind=lost', 'waitsFor=member', 'words=no-such-thing']) {
      await loadAndSettle(wide, `${origin}/console/exceptions?pageSize=100&${narrowed}`);
      const chip = wide.getByRole('button', { name: new RegExp(`^${overdueChip('')}\\d+$`) });
      const n = Number((await chip.innerText()).replace(/\D/g, ''));
      figures.push(n);
      await chip.click();
      await expect(wide).toHaveURL(/only=overdue/);
      await waitUntilSettled(wide);
      await expect(rows).toHaveCount(n);
      await expect(chip).toHaveText(overdueChip(n));
    }
    expect(figures[0]).toBeGreaterThan(figures[1] ?? 0);
    expect(figures.at(-1)).toBe(0);
  });
  const torn = { name: 'torn.png', mimeType: 'image/png', buffer: await wide.screenshot() };
  await test.step('F9 at the shipping desk registers a problem with the open order, and the scan stays', async () => {
    await loadAndSettle(wide, `${origin}/console/shipping`);
    const number = await wide.getByRole('table').getByRole('link').first().innerText();
    await typeLine(wide, number);
    const forwarding = wide.locator('[data-step="forwarding"]');
    await expect(forwarding).toBeFocused();
    await wide.keyboard.press('F9');
    const field = wide.getByRole('dialog').getByLabel(consoleTextOf('problems.register.number'));
    await expect(field).toHaveValue(number);
    await wide.keyboard.press('Escape');
    await expect(forwarding).toBeFocused();
  });
  for (const isForecast of [false, true])
    await test.step(`F9 at the scale keeps the problem of a parcel that is ${isForecast ? '' : 'not '}forecast until it is saved`, async () => {
      const number = `SF9${randomInt(10_000_000, 99_999_999)}${randomInt(1_000, 9_999)}`;
      if (isForecast) {
        const member = await clientOf(wide, origin, 'portal', 'demo');
        const goods = { goodsType: 'clothes', goodsName: '茶具', goodsCount: 1, declaredValueMinor: 30_000 };
        await member.call('forecastParcels', { courierNumber: number, ...goods });
      }
      await loadAndSettle(wide, `${origin}/console/desk`);
      await typeLine(wide, number);
      await typeLine(wide, '1.25');
      const size = wide.locator('[data-step="size"]');
      await expect(size).toBeFocused();
      await wide.keyboard.press('F9');
      const dialog = wide.getByRole('dialog');
      await expect(dialog.getByLabel(consoleTextOf('problems.register.number'))).toHaveValue(number);
      await expect(dialog.getByText(consoleTextOf('problems.register.unsaved'))).toBeVisible();
      await wide.keyboard.press('1');
      await wide.keyboard.type('外箱破了');
      await wide.locator('input[type=file]').last().setInputFiles(torn);
      await expect(dialog.getByRole('button', { name: /torn/ })).toBeVisible();
      await button(wide, consoleTextOf('problems.register')).last().click();
      await expect(dialog).toHaveCount(0);
      await expect(size).toBeFocused();
      // Neither putting the parcel aside nor a reload loses the typed text.
      await expect(wide.getByText(consoleTextOf('problems.held.open'))).toBeVisible();
      await wide.keyboard.press('Escape');
      await expect(wide.getByText(consoleTextOf('problems.held.elsewhere'))).toBeVisible();
      await wide.reload();
      await waitUntilSettled(wide);
      await expect(wide.getByText('外箱破了')).toBeVisible();
      for (const line of [number, '1.25']) await typeLine(wide, line);
      await button(wide, consoleTextOf('problems.held.edit')).click();
      await expect(dialog.getByRole('button', { name: /torn/ })).toBeVisible();
      await dialog.getByLabel(consoleTextOf('problems.description')).fill('外箱破了，內容外露');
      await button(wide, consoleTextOf('problems.register')).last().click();
      await expect(size).toBeFocused();
      await typeLine(wide, '30 20 10');
      await wide.keyboard.press('F7');
      await typeLine(wide, 'A-01-2');
      await expect(wide.getByText(consoleTextOf('problems.held.open'))).toHaveCount(0);
      await wide.goto(`${origin}/console/problems?shelf=all&words=${number}`);
      const problem = wide.getByRole('article');
      await expect(problem).toHaveCount(1);
      await expect(problem).toContainText('外箱破了，內容外露');
      await expect(problem.getByRole('img')).toHaveCount(1);
    });
  await test.step('a lost package appears in the queue without anybody’s action and leads to its order', async () => {
    await wide.goto(`${origin}/console/exceptions?kind=package`);
    const link = wide
      .getByRole('table')
      .getByRole('link', { name: /^CD\w+-\d$/ })
      .first();
    await link.click();
    await expect(wide).toHaveURL(/\/console\/orders\//);
  });
  await test.step('pickups are filtered by area, state and days, and chips show the filters', async () => {
    await wide.goto(`${origin}/console/pickups?shelf=all`);
    await button(wide, consoleTextOf('shell.list.filter')).click();
    const dialog = wide.getByRole('dialog');
    await dialog
      .getByRole('combobox', { name: consoleTextOf('pickups.area.name') })
      .selectOption({ index: 1 });
    await dialog.getByRole('combobox', { name: consoleTextOf('pickups.shelf') }).selectOption('cancelled');
    await button(wide, consoleTextOf('shell.list.apply')).click();
    await expect(wide).toHaveURL(/areaId=.*state=cancelled|state=cancelled.*areaId=/);
    const chip = consoleTextOf('shell.list.chip', {
      label: consoleTextOf('pickups.shelf'),
      value: consoleTextOf('pickups.state.cancelled'),
    });
    await button(wide, consoleTextOf('shell.list.unfilter', { what: chip })).click();
    await expect(wide).not.toHaveURL(/state=/);
    await expect(wide).toHaveURL(/areaId=/);
  });
});
