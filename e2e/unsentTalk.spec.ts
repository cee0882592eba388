import { expect } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { newCourierNumber, portalText, unsentEntry, waitUntilPrepared, whileOffline } from './unsent.ts';
import { callAsDemoLogin, demoMember } from './visit.ts';

test('a review and a message to the shop, written without a network, are sent later, once', async ({
  browser,
  origin,
}) => {
  const page = await demoMember(browser, origin);
  const path = 'Orders/GetOrdersToComment?pageIndex=1&pageSize=50';
  const { list } = await callAsDemoLogin<{ list: { id: string }[] }>(page, origin, ['portal', 'demo'], path);
  const orderId = list.at(-1)?.id ?? '';
  const [review, message] = [newCourierNumber(), newCourierNumber()];
  const reviews = async () => {
    const { list: all } = await callAsDemoLogin<{ list: { text: string }[] }>(
      page,
      origin,
      ['portal', 'demo'],
      `Orders/GetCommen?orderId=${orderId}&pageIndex=1&pageSize=50`,
    );
    return all.filter(({ text }) => text === review).length;
  };
  const bubble = page.getByRole('listitem').filter({ hasText: message });
  await waitUntilPrepared(page, origin);
  await loadAndSettle(page, `${origin}/comment?orderId=${orderId}`);
  await whileOffline(page.context(), async () => {
    await page.getByRole('radio', { name: portalText('comments.stars', { n: 5 }) }).check();
    await page.getByLabel(portalText('comments.text')).fill(review);
    await page.getByRole('button', { name: portalText('comments.send') }).click();
    await expect(page).toHaveURL(`${origin}/unsent`);
    await expect(unsentEntry(page, review)).toContainText(portalText('unsent.state.waiting'));

    await page.goto(`${origin}/im`);
    await expect(page.getByText(portalText('support.noNetwork'))).toBeVisible();
    await page.getByLabel(portalText('support.write')).fill(message);
    await page.getByRole('button', { name: portalText('support.send'), exact: true }).click();
    await expect(bubble).toContainText(portalText('support.kept'));
    await page.reload();
    await expect(bubble).toContainText(portalText('support.kept'));
  });
  await expect(page.getByText(portalText('support.noNetwork'))).toHaveCount(0);
  await expect(bubble).not.toContainText(portalText('support.kept'));
  await expect.poll(reviews).toBe(1);
  await page.goto(`${origin}/unsent`);
  for (const text of [review, message])
    await expect(unsentEntry(page, text)).toContainText(portalText('unsent.state.sent'));
  await page.goto(`${origin}/im`);
  await expect(bubble).toHaveCount(1);
  expect(await reviews()).toBe(1);
});
