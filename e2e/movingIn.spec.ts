import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { pressInDialog } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './taiwanShop.ts';
import { expectAccessible, listenForFaults } from './visit.ts';
import { consoleTextOf } from './words.ts';

/** Column heads that no list of names contains, as another system may write them. */
const strange = ['No.', 'Handy', 'Wer', 'Post'];
const known = ['会员编号', '手机号', '姓名', '邮箱'];
const members = [
  ['Z1', '0922000001', '王小明', 'z1@old.example'],
  ['Z2', '0922000002', '林美惠', 'z2@old.example'],
  ['Z3', '12345', '陳大文', 'z3@old.example'],
];
const balances = [
  ['会员编号', '余额'],
  ['Z1', '120.00'],
  ['Z2', '80.00'],
];

const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.join(',')).join('\r\n'));

async function upload(clerk: Page, origin: string, kind: string, rows: readonly (readonly string[])[]) {
  await loadAndSettle(clerk, `${origin}/console/moving`);
  await clerk.getByLabel(consoleTextOf('moving.kind'), { exact: true }).selectOption(kind);
  await clerk
    .locator('input[type="file"]')
    .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: csv(rows) });
  await clerk.waitForURL(/\/moving\/[0-9a-f-]+$/);
}

/** Waits until the page shows that the file is in this state. */
const isIn = (clerk: Page, state: Parameters<typeof consoleTextOf>[0]) =>
  expect(clerk.getByText(consoleTextOf(state), { exact: true }).first()).toBeVisible({ timeout: 30_000 });

async function write(clerk: Page, n: number): Promise<void> {
  await clerk.getByRole('button', { name: consoleTextOf('moving.apply', { n }) }).click();
  await pressInDialog(clerk, consoleTextOf('moving.apply', { n }));
  await isIn(clerk, 'moving.state.done');
}

test('a shop imports its files: columns matched by hand, faults downloaded, rows written, undone, and a report to sign', async ({
  taiwanShop: { origin, clerk },
}) => {
  const faults = listenForFaults(clerk);

  await test.step('unknown columns are matched once', async () => {
    await upload(clerk, origin, 'members', [strange, ...members]);
    await isIn(clerk, 'moving.state.preview');
    for (const [at, column] of (['member', 'phone', 'name', 'email'] as const).entries())
      await clerk
        .getByLabel(consoleTextOf(`moving.column.${column}`), { exact: true })
        .selectOption(strange[at] ?? '');
    await clerk.getByRole('button', { name: consoleTextOf('moving.columns.check') }).click();
    await expect(clerk.getByRole('button', { name: consoleTextOf('moving.apply', { n: 2 }) })).toBeEnabled();
    await expectAccessible(clerk);
  });

  await test.step('the faulty row is listed with its reason, and downloaded in the file’s own columns', async () => {
    const rows = clerk.locator('tbody').getByText('12345').first();
    await expect(rows).toBeVisible();
    const download = clerk.waitForEvent('download');
    await clerk.getByRole('button', { name: consoleTextOf('moving.faults.download') }).click();
    await clerk.getByRole('menuitem', { name: 'CSV' }).click();
    const text = (await readFile(await (await download).path())).toString('utf8');
    expect(text).toContain('Handy');
    expect(text).toContain('12345');
    expect(text).not.toContain('0922000001');
  });

  await test.step('the good rows are written; importing the same file again adds nothing', async () => {
    await write(clerk, 2);
    await upload(clerk, origin, 'members', [strange, ...members]);
    await isIn(clerk, 'moving.state.preview');
    await expect(clerk.getByRole('button', { name: consoleTextOf('moving.apply', { n: 0 }) })).toBeDisabled();
  });

  await test.step('balances are imported, and the report has their sum', async () => {
    await upload(clerk, origin, 'balances', balances);
    await isIn(clerk, 'moving.state.preview');
    await write(clerk, 2);
    const file = clerk.url();
    await loadAndSettle(clerk, `${origin}/console/moving/report`);
    await expect(clerk.locator('main')).toContainText('200');
    await expect(clerk.locator('main')).toContainText(consoleTextOf('moving.report.sign'));
    await loadAndSettle(clerk, file);
  });

  await test.step('the import of a file is undone as a whole', async () => {
    await clerk.getByRole('button', { name: consoleTextOf('moving.undo'), exact: true }).click();
    await pressInDialog(clerk, consoleTextOf('moving.undo'), { exact: true });
    await isIn(clerk, 'moving.state.undone');
  });

  await test.step('heads that other systems use are matched automatically', async () => {
    await upload(clerk, origin, 'members', [known, ['Z4', '0922000004', '許雅婷', 'z4@old.example']]);
    await isIn(clerk, 'moving.state.preview');
    await expect(clerk.getByRole('button', { name: consoleTextOf('moving.apply', { n: 1 }) })).toBeEnabled();
  });
  expect(faults).toEqual([]);
});
