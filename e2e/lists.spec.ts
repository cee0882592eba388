import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { cancelOrdersTogether } from './cancelOrdersTogether.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, newPage, openAs, waitUntilSettled, yesterday } from './visit.ts';
import { consoleTextOf } from './words.ts';

interface Parcels {
  readonly total: number;
  readonly list: readonly {
    readonly courierNumber: string;
    readonly shelfCode: string;
    readonly warehouseId: string | null;
    readonly state: string;
    readonly member: { readonly id: string; readonly account: string } | null;
  }[];
}

const clerk = ['console', 'owner'] as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heads = (page: Page) => page.getByRole('columnheader').allTextContents();
const view = '待上架的順豐';

/**
 * Finds a member with 11 to 100 parcels, at least one on a shelf and one that is forecast or signed for; also another
 * shelf of the same warehouse.
 */
async function chosenMember(page: Page, origin: string) {
  const path = `staff/parcels?state=shelved&toDay=${yesterday()}&pageSize=100`;
  const { list } = await callAsDemoLogin<Parcels>(page, origin, clerk, path);
  for (const parcel of list) {
    const other = list.find(
      (one) => one.warehouseId === parcel.warehouseId && one.shelfCode !== parcel.shelfCode,
    );
    // Skips the demo member, because other journeys forecast parcels for this member and thereby change the number of
    // parcels.
    if (parcel.member === null || parcel.member.account === 'demo' || other === undefined) continue;
    const of = await callAsDemoLogin<Parcels>(
      page,
      origin,
      clerk,
      `staff/parcels?memberId=${parcel.member.id}&pageSize=100`,
    );
    const gone = of.list.some(({ state }) => state === 'signed' || state === 'forecast');
    if (of.total > 10 && of.total <= 100 && gone)
      return { memberId: parcel.member.id, total: of.total, shelf: other.shelfCode };
  }
  throw new Error('no such member');
}

async function filterAndChoose(page: Page, origin: string): Promise<void> {
  await openAs(page, origin, 'console', 'owner', 'tw');
  await page.goto(`${origin}/console/parcels`);
  await page.getByRole('combobox', { name: consoleTextOf('parcels.state') }).selectOption('shelved');
  await expect(page).toHaveURL(/state=shelved/);
  await button(page, consoleTextOf('shell.list.filter')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: consoleTextOf('parcels.courier') }).selectOption('sf');
  await dialog.getByRole('combobox', { name: consoleTextOf('parcels.list.age') }).selectOption('7');
  await button(page, consoleTextOf('shell.list.apply')).click();
  await expect(page).toHaveURL(/courier=sf/);
  const age = consoleTextOf('shell.list.chip', {
    label: consoleTextOf('parcels.list.age'),
    value: consoleTextOf('parcels.list.olderThan', { n: 7 }),
  });
  await button(page, consoleTextOf('shell.list.unfilter', { what: age })).click();
  await expect(page).not.toHaveURL(/olderThanDays/);
  await expect(page).toHaveURL(/courier=sf/);
  await expect.poll(() => heads(page)).toContain(consoleTextOf('parcels.weight'));
  await button(page, consoleTextOf('shell.list.columns')).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: consoleTextOf('parcels.weight') })
    .uncheck();
  await button(page, consoleTextOf('shell.save')).click();
  await expect(page.getByRole('columnheader', { name: consoleTextOf('parcels.weight') })).toHaveCount(0);
}

async function saveAndShare(page: Page): Promise<void> {
  await button(page, consoleTextOf('shell.views')).click();
  await page.getByRole('menuitem', { name: consoleTextOf('shell.views.edit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(view);
  await button(page, consoleTextOf('shell.save')).click();
  await expect(dialog).toHaveCount(0);
  // The list now shows the saved view.
  await button(page, view)
    .or(button(page, consoleTextOf('shell.views')))
    .click();
  await page.getByRole('menuitem', { name: consoleTextOf('shell.views.edit') }).click();
  await button(page, consoleTextOf('shell.views.menu', { name: view })).click();
  await page.getByRole('menuitem', { name: consoleTextOf('shell.views.share') }).click();
  await expect(dialog.getByText(consoleTextOf('shell.views.shared'))).toBeVisible();
  await button(page, consoleTextOf('shell.close')).click();
}

async function openedByAnother(page: Page, origin: string): Promise<void> {
  await openAs(page, origin, 'console', 'warehouse', 'tw');
  await loadAndSettle(page, `${origin}/console/parcels`);
  await expect.poll(() => heads(page)).toContain(consoleTextOf('parcels.weight'));
  await button(page, consoleTextOf('shell.views')).click();
  await page.getByRole('menuitemradio', { name: view }).click();
  await expect(page).toHaveURL(/courier=sf/);
  await expect(page.getByRole('columnheader', { name: consoleTextOf('parcels.weight') })).toHaveCount(0);
}

async function shelveAll(page: Page, origin: string): Promise<number> {
  const { memberId, total, shelf } = await chosenMember(page, origin);
  await page.goto(`${origin}/console/parcels?memberId=${memberId}&size=10`);
  await page.getByRole('checkbox', { name: consoleTextOf('shell.list.chooseAll') }).check();
  await expect(page.getByText(consoleTextOf('shell.list.chosen', { n: 10 }))).toBeVisible();
  await button(page, consoleTextOf('shell.list.chooseMatching', { n: total })).click();
  await expect(page.getByText(consoleTextOf('shell.list.chosen', { n: total }))).toBeVisible();
  await button(page, consoleTextOf('parcels.bulk.shelve')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: consoleTextOf('parcels.bulk.shelf') }).fill(shelf);
  await dialog.getByRole('button', { name: /^執行 \d+ 筆$/ }).click();
  const refused = dialog.getByRole('list', { name: consoleTextOf('shell.bulk.refused') });
  await expect(dialog.getByRole('button', { name: /^復原這 \d+ 筆$/ })).toBeVisible();
  await expect(
    dialog
      .getByText(/^略過 \d+ 筆$/)
      .or(refused.getByRole('listitem'))
      .first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: /^復原這 \d+ 筆$/ }).click();
  await expect(dialog.getByText(/^已復原 \d+ 筆，未能復原 0 筆/)).toBeVisible();
  await button(page, consoleTextOf('shell.close')).click();
  return total;
}

async function exported(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await button(page, consoleTextOf('shell.list.export')).click();
  await page.getByRole('menuitem', { name: consoleTextOf('shell.list.export.csv') }).click();
  const path = await (await download).path();
  return (await readFile(path, 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
}

test('a list can be filtered and sorted, views are saved and shared, rows are chosen over several pages, and an export has the shown rows', async ({
  browser,
  origin,
}) => {
  const [owner, packer] = [await newPage(browser, 1440, 900), await newPage(browser, 1440, 900)];
  await test.step('the owner filters the list and chooses its columns', () => filterAndChoose(owner, origin));
  await test.step('saves this as a view and shares it', () => saveAndShare(owner));
  await test.step('another clerk opens it', () => openedByAnother(packer, origin));
  const total = await test.step('a clerk acts on all rows of a member, and some are refused', () =>
    shelveAll(packer, origin));
  await test.step('the export has the rows and columns of the screen, in their order', async () => {
    const lines = await exported(packer);
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]?.split(',')[0]).toBe(consoleTextOf('parcels.number'));
    const first = await packer.getByRole('row').nth(1).getByRole('link').first().textContent();
    expect(lines[1]?.split(',')[0]).toBe(first);
  });
  await test.step('arrow keys move to the next row beside the list, Escape closes it', async () => {
    await packer.getByRole('row').nth(1).getByRole('cell').nth(3).click();
    const aside = packer
      .getByRole('complementary')
      .filter({ has: packer.getByRole('button', { name: consoleTextOf('shell.close') }) });
    const before = await aside.getByRole('heading').textContent();
    await packer.keyboard.press('ArrowDown');
    await expect(aside.getByRole('heading')).not.toHaveText(before ?? '');
    await expect(packer).toHaveURL(/row=/);
    await packer.keyboard.press('Escape');
    await expect(aside).toHaveCount(0);
  });
});

async function pickTogether(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/console/orders?state=processing&size=10`);
  await page.getByRole('checkbox', { name: consoleTextOf('shell.list.chooseAll') }).check();
  await button(page, consoleTextOf('orders.pack.pickChosen', { n: 10 })).click();
  await button(page, consoleTextOf('shell.bulk.start', { n: 1 })).click();
  const made = page.getByRole('dialog').getByRole('list', { name: consoleTextOf('shell.bulk.results') });
  await made.getByRole('link').click();
  await expect(page).toHaveURL(/packing\/pick\?list=/);
  await expect(page.getByRole('heading', { name: consoleTextOf('orders.pick.sheets') })).toBeVisible();
}

/** The list of members without those who registered during the tests, because other journeys count what these get. */
function earlierMembers(origin: string): string {
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  return `${origin}/console/members?size=10&toDay=${day}`;
}

async function writeToMembers(page: Page, origin: string): Promise<void> {
  await page.goto(earlierMembers(origin));
  await page.getByRole('checkbox', { name: consoleTextOf('shell.list.chooseAll') }).check();
  await button(page, consoleTextOf('members.bulk.message')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: consoleTextOf('support.begin.text') }).fill('倉庫週日休息');
  await button(page, consoleTextOf('shell.bulk.start', { n: 10 })).click();
  await expect(dialog.getByText(/^完成 10 筆/)).toBeVisible();
  await button(page, consoleTextOf('shell.close')).click();
}

/** Assigns a staff member to each listed member; undo restores all previous ones. */
async function careForMembers(page: Page, origin: string): Promise<void> {
  await page.goto(earlierMembers(origin));
  await page.getByRole('checkbox', { name: consoleTextOf('shell.list.chooseAll') }).check();
  await button(page, consoleTextOf('members.careTakers')).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('combobox', { name: consoleTextOf('members.service') });
  await box.selectOption({ index: 1 });
  const careTakerId = await box.inputValue();
  const caredFor = async () =>
    (
      await callAsDemoLogin<{ total: number }>(
        page,
        origin,
        clerk,
        `staff/members?careTakerId=${careTakerId}`,
      )
    ).total;
  const before = await caredFor();
  await button(page, consoleTextOf('shell.bulk.start', { n: 10 })).click();
  await dialog.getByRole('button', { name: consoleTextOf('shell.bulk.undo', { n: 10 }) }).waitFor();
  expect(await caredFor()).toBeGreaterThan(before);
  await button(page, consoleTextOf('shell.bulk.undo', { n: 10 })).click();
  await expect(dialog.getByText(/^已復原 10 筆/)).toBeVisible();
  expect(await caredFor()).toBe(before);
  await button(page, consoleTextOf('shell.close')).click();
}

async function giveCoupons(page: Page): Promise<void> {
  await button(page, consoleTextOf('members.bulk.coupon')).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: consoleTextOf('members.bulk.coupon.which') })
    .selectOption({ index: 1 });
  await button(page, consoleTextOf('shell.bulk.start', { n: 10 })).click();
  await expect(dialog.getByText(/^完成 \d+ 筆，未完成 \d+ 筆$/)).toBeVisible();
  await button(page, consoleTextOf('shell.close')).click();
}

async function withdrawalsOfDays(page: Page, origin: string): Promise<void> {
  const { list } = await callAsDemoLogin<{ list: { createdAt: string }[] }>(
    page,
    origin,
    clerk,
    'staff/withdrawals?state=approved&pageSize=100',
  );
  const day = new Date(Date.parse(list.at(-1)?.createdAt ?? '') + 8 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`${origin}/console/withdrawals?state=approved`);
  await button(page, consoleTextOf('shell.list.filter')).click();
  const label = consoleTextOf('shell.audit.submitted');
  await page.getByLabel(consoleTextOf('shell.list.toDay', { label })).fill(day);
  await button(page, consoleTextOf('shell.list.apply')).click();
  await expect(page).toHaveURL(new RegExp(`toDay=${day}`));
  const { total } = await callAsDemoLogin<{ total: number }>(
    page,
    origin,
    clerk,
    `staff/withdrawals?state=approved&toDay=${day}`,
  );
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(list.length);
  await waitUntilSettled(page);
  expect(await exported(page)).toHaveLength(total + 1);
}

test('clerks work on many orders and members together, and filter a queue by days', async ({
  browser,
  origin,
}) => {
  const page = await demoClerk(browser, origin, 'owner', { width: 1440, height: 900 });
  await test.step('orders are cancelled with one reason, and shipped orders say why they cannot be', () =>
    cancelOrdersTogether(page, origin));
  await test.step('orders to pack get a pick list with order sheets', () => pickTogether(page, origin));
  await test.step('each chosen member gets a message', () => writeToMembers(page, origin));
  await test.step('members are assigned to other staff, and back again', () => careForMembers(page, origin));
  await test.step('each gets a coupon, as far as its rules allow', () => giveCoupons(page));
  await test.step('withdrawals of some days are listed and exported', () => withdrawalsOfDays(page, origin));
});
