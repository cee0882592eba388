import { expect } from '@playwright/test';
import { holdBackRequests } from './holdBackRequests.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk } from './visit.ts';
import { consoleTextOf } from './words.ts';

interface Rows<Row> {
  readonly list: readonly Row[];
}

test('a clerk finds members, orders and pages with the keyboard alone, and on a phone', async ({
  browser,
  origin,
}) => {
  const clerk = await demoClerk(browser, origin, 'owner');
  const who = ['console', 'owner'] as const;
  const orders = await callAsDemoLogin<Rows<{ id: string; number: string }>>(
    clerk,
    origin,
    who,
    'staff/orders?pageSize=10',
  );
  const members = await callAsDemoLogin<Rows<{ id: string; name: string; phone: string; account: string }>>(
    clerk,
    origin,
    who,
    'staff/members?words=demo&pageSize=10',
  );
  const [[order], [member]] = [orders.list, members.list];
  if (!order || !member) throw new Error('the demo shop has no order or member');
  await loadAndSettle(clerk, `${origin}/console/orders`);
  const box = clerk.getByRole('dialog').getByRole('combobox');
  const options = clerk.getByRole('dialog').getByRole('option');

  // Without a search word pages are listed; then a page is found by its name.
  await clerk.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(options.first()).toBeVisible();
  await box.pressSequentially(consoleTextOf('shell.nav.coupons'));
  await clerk.keyboard.press('Enter');
  await expect(clerk).toHaveURL(`${origin}/console/coupons`);

  // A scanner types a number and presses Enter before any search result has arrived.
  await clerk.keyboard.press('Control+k');
  await box.pressSequentially(order.number.toLowerCase());
  await clerk.keyboard.press('Enter');
  await expect(clerk).toHaveURL(`${origin}/console/orders/${order.id}`);

  // The last digits of a phone identify one of several members; the arrow keys choose.
  await clerk.keyboard.press('Control+k');
  await box.fill(member.phone.slice(-6));
  const line = options.filter({ hasText: member.account });
  await expect(line).toBeVisible();
  const count = await options.count();
  for (let step = 0; step < count && (await line.getAttribute('aria-selected')) !== 'true'; step++)
    await clerk.keyboard.press('ArrowDown');
  await clerk.keyboard.press('Enter');
  await expect(clerk).toHaveURL(`${origin}/console/members/${member.id}`);

  // Enter on a line that is there before the answer opens this line once the answer has come.
  const answer = await holdBackRequests(clerk, '**/api/staff/find?*');
  await clerk.keyboard.press('Control+k');
  await box.fill('pay');
  await expect(options.nth(1)).toBeVisible();
  await clerk.keyboard.press('ArrowDown');
  await clerk.keyboard.press('Enter');
  answer();
  await expect(box).toHaveCount(0);
  await clerk.unrouteAll();
  await clerk.goBack();

  // A search without results says so, and Escape returns to the page unchanged, without a question.
  await clerk.keyboard.press('Control+k');
  await box.fill('zzzzzz');
  await expect(clerk.getByText(consoleTextOf('finding.none').replace('{words}', 'zzzzzz'))).toBeVisible();
  await clerk.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(clerk).toHaveURL(`${origin}/console/members/${member.id}`);

  const phone = await demoClerk(browser, origin, 'owner', { width: 390 });
  await loadAndSettle(phone, `${origin}/console/`);
  await phone.getByRole('button', { name: consoleTextOf('finding.title') }).click();
  await phone.getByRole('dialog').getByRole('combobox').fill(order.number);
  await phone.getByRole('dialog').getByRole('option').filter({ hasText: order.number }).click();
  await expect(phone).toHaveURL(`${origin}/console/orders/${order.id}`);
  // Back leads to the page before, not to the closed search.
  await phone.goBack();
  await expect(phone).toHaveURL(`${origin}/console/`);
});
