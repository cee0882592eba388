import { expect, type Page, test } from '@playwright/test';
import { newPage, openAs, settled } from './visit.ts';
import { desk } from './words.ts';

const overdueChip = (n: number | string) => desk('exceptions.only.overdue', { n });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('exceptions are taken over together on a phone, and pickups are narrowed by every fact', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const phone = await newPage(browser, 390, 844);
  await openAs(phone, origin, 'console', 'owner', 'tw');
  await test.step('all on the page are assigned, each with its outcome, and released again', async () => {
    await phone.goto(`${origin}/console/exceptions?kind=problem`);
    await phone.getByText(desk('shell.list.chooseAll')).click();
    await button(phone, desk('exceptions.bulk.take')).click();
    const dialog = phone.getByRole('dialog');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('status')).toContainText(/0/);
    const undo = dialog.getByRole('button').last();
    await expect(undo).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(
      phone.getByText(desk('exceptions.taken.mine')).filter({ visible: true }).first(),
    ).toBeVisible();
    await button(phone, desk('exceptions.bulk.release')).click();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('status')).toContainText('完成');
    await phone.keyboard.press('Escape');
    await expect(phone.getByText(desk('exceptions.taken.mine')).filter({ visible: true })).toHaveCount(0);
  });
  const wide = await newPage(browser, 1280, 900);
  await openAs(wide, origin, 'console', 'owner', 'tw');
  await test.step('the chips count what the list has with them, under the other filters', async () => {
    const rows = wide.getByRole('table').locator('tbody tr');
    const figures: number[] = [];
    for (const narrowed of ['', 'kind=problem', 'kind=lost', 'waitsFor=member', 'words=no-such-thing']) {
      await wide.goto(`${origin}/console/exceptions?pageSize=100&${narrowed}`);
      await settled(wide);
      const chip = wide.getByRole('button', { name: new RegExp(`^${overdueChip('')}\\d+$`) });
      const n = Number((await chip.innerText()).replace(/\D/g, ''));
      figures.push(n);
      await chip.click();
      await expect(wide).toHaveURL(/only=overdue/);
      await settled(wide);
      await expect(rows).toHaveCount(n);
      await expect(chip).toHaveText(overdueChip(n));
    }
    expect(figures[0]).toBeGreaterThan(figures[1] ?? 0);
    expect(figures.at(-1)).toBe(0);
  });
  await test.step('F9 at the shipping desk names the order in hand, and the scan stays', async () => {
    await wide.goto(`${origin}/console/shipping`);
    await settled(wide);
    const number = await wide.getByRole('table').getByRole('link').first().innerText();
    await wide.keyboard.type(number);
    await wide.keyboard.press('Enter');
    const forwarding = wide.locator('[data-step="forwarding"]');
    await expect(forwarding).toBeFocused();
    await wide.keyboard.press('F9');
    const field = wide.getByRole('dialog').getByLabel(desk('problems.register.number'));
    await expect(field).toHaveValue(number);
    await wide.keyboard.press('Escape');
    await expect(forwarding).toBeFocused();
  });
  await test.step('a lost package is in the queue by itself and leads to its order', async () => {
    await wide.goto(`${origin}/console/exceptions?kind=package`);
    const link = wide
      .getByRole('table')
      .getByRole('link', { name: /^CD\w+-\d$/ })
      .first();
    await link.click();
    await expect(wide).toHaveURL(/\/console\/orders\//);
  });
  await test.step('pickups of one area, state and span of days; the chips say so', async () => {
    await wide.goto(`${origin}/console/pickups?shelf=all`);
    await button(wide, desk('shell.list.filter')).click();
    const dialog = wide.getByRole('dialog');
    await dialog.getByRole('combobox', { name: desk('pickups.area.name') }).selectOption({ index: 1 });
    await dialog.getByRole('combobox', { name: desk('pickups.shelf') }).selectOption('cancelled');
    await button(wide, desk('shell.list.apply')).click();
    await expect(wide).toHaveURL(/areaId=.*state=cancelled|state=cancelled.*areaId=/);
    const chip = desk('shell.list.chip', {
      label: desk('pickups.shelf'),
      value: desk('pickups.state.cancelled'),
    });
    await button(wide, desk('shell.list.unfilter', { what: chip })).click();
    await expect(wide).not.toHaveURL(/state=/);
    await expect(wide).toHaveURL(/areaId=/);
  });
});
