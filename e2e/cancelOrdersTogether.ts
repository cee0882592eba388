import { expect, type Page } from '@playwright/test';
import { callAsDemoLogin } from './visit.ts';
import { consoleTextOf } from './words.ts';

const clerk = ['console', 'owner'] as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Orders {
  readonly list: readonly {
    readonly number: string;
    readonly state: string;
    readonly member: { readonly id: string; readonly account: string };
  }[];
}

/** Finds a member with an unpaid order and with other orders that cannot be cancelled together with it. */
async function payingMember(page: Page, origin: string) {
  const { list } = await callAsDemoLogin<Orders>(
    page,
    origin,
    clerk,
    'staff/orders?state=awaitingPayment&pageSize=100',
  );
  for (const { member } of list) {
    if (member.account === 'demo') continue;
    const of = await callAsDemoLogin<Orders>(
      page,
      origin,
      clerk,
      `staff/orders?memberId=${member.id}&pageSize=100`,
    );
    const open = of.list.filter(({ state }) => state === 'awaitingPayment' || state === 'processing');
    const others = of.list.length - open.length;
    if (open.length <= 3 && others > 0)
      return { memberId: member.id, total: of.list.length, others, number: open[0]?.number ?? '' };
  }
  throw new Error('no such member');
}

/**
 * Cancels a member's orders that can be cancelled together; the others are counted and named, but not sent.
 */
export async function cancelOrdersTogether(page: Page, origin: string): Promise<void> {
  const { memberId, total, others, number } = await payingMember(page, origin);
  await page.goto(`${origin}/console/orders?memberId=${memberId}&size=100`);
  await page.getByRole('checkbox', { name: consoleTextOf('shell.list.chooseAll') }).check();
  await button(page, consoleTextOf('orders.bulk.cancel')).click();
  const dialog = page.getByRole('dialog');
  const open = total - others;
  await expect(dialog.getByText(consoleTextOf('shell.bulk.some', { n: open, of: total }))).toBeVisible();
  await dialog.getByRole('textbox', { name: consoleTextOf('orders.why') }).fill('會員改由其他方式寄送');
  await button(page, consoleTextOf('shell.bulk.start', { n: open })).click();
  const done = dialog.getByRole('list', { name: consoleTextOf('shell.bulk.results') });
  await expect(done.getByText(number)).toBeVisible();
  // The dialog names the other orders, which were not sent.
  await dialog.getByText(consoleTextOf('shell.bulk.skipped', { n: others })).click();
  const skipped = dialog.getByRole('list', { name: consoleTextOf('shell.bulk.skipped', { n: others }) });
  await expect(skipped.getByRole('listitem')).toHaveCount(others);
  // The list of orders shows the new state of the cancelled order. A second attempt to cancel it is skipped.
  await button(page, consoleTextOf('shell.close')).click();
  const cancelled = page
    .getByRole('row')
    .filter({ hasText: number })
    .getByText(consoleTextOf('orders.state.cancelled'));
  await expect(cancelled).toBeVisible();
  await button(page, consoleTextOf('orders.bulk.cancel')).click();
  await expect(dialog.getByText(consoleTextOf('orders.state.cancelled'), { exact: true })).toBeVisible();
  await button(page, consoleTextOf('shell.close')).click();
  const { list } = await callAsDemoLogin<Orders>(
    page,
    origin,
    clerk,
    `staff/orders?memberId=${memberId}&pageSize=100`,
  );
  expect(list.find((one) => one.number === number)?.state).toBe('cancelled');
}
