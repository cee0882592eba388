import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { codesOn } from '../packages/console/test/labelReader.ts';
import { typeLine } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import {
  applyTheme,
  callAsDemoLogin,
  demoClerk,
  demoMember,
  expectAccessible,
  waitUntilSettled,
} from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

interface Order {
  readonly id: string;
  readonly number: string;
  readonly pickupCode: string;
  readonly destination: { readonly pickupPoint: { name: string; address: string; hours: string } | null };
}

/** The demo member's order that can be collected at a pickup point. */
async function collectable(page: Page, origin: string): Promise<Order> {
  const path = 'Orders/QueryOrder?state=awaitingSignature&pageSize=50';
  const { list } = await callAsDemoLogin<{ list: { id: string }[] }>(page, origin, ['portal', 'demo'], path);
  for (const { id } of list) {
    const order = await callAsDemoLogin<Order>(
      page,
      origin,
      ['portal', 'demo'],
      `Orders/GetOrderDetails?orderId=${id}`,
    );
    if (order.pickupCode !== '') return order;
  }
  throw new Error('No order lies at a pickup point');
}

/** Reads the codes on the screen with an independent reader. */
async function codesOnScreen(page: Page): Promise<string[]> {
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return codesOn({ data, ...info });
}

test('a member shows the pickup code without a network, and the desk scans it and hands the order over', async ({
  browser,
  origin,
}) => {
  const phone = await demoMember(browser, origin);
  const clerk = await demoClerk(browser, origin, 'owner');
  const order = await collectable(phone, origin);
  const { name = '', address = '', hours = '' } = order.destination.pickupPoint ?? {};
  const card = phone.getByRole('img', {
    name: portalTextOf('orders.atPoint.code', { number: order.number }),
  });

  await test.step('the page and its data are stored', async () => {
    await loadAndSettle(phone, `${origin}/home`);
    await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
    // Two taps: the list, then the order.
    await phone
      .getByRole('link', { name: portalTextOf('shell.bar.orders'), exact: true })
      .first()
      .tap();
    await phone
      .locator('main')
      .getByRole('button', { name: portalTextOf('orders.state.awaitingSignature') })
      .tap();
    // Other journeys also order for this member, so the list may begin with their orders.
    const listed = phone.locator(`main a[href="/myOrder/${order.id}"]`).first();
    await waitUntilSettled(phone);
    if (await listed.isVisible()) await listed.tap();
    else await phone.goto(`${origin}/myOrder/${order.id}`);
    await expect(card).toBeInViewport();
    await expectAccessible(phone);
    const kept = () =>
      phone.evaluate(
        async () => (await caches.match('/kept-reads', { cacheName: 'crossdock-kept' }))?.text() ?? '',
      );
    await expect.poll(kept).toContain(order.pickupCode);
    await expect.poll(kept).toContain(name);
  });

  let scanned: string | undefined;
  await phone.context().setOffline(true);
  try {
    await phone.goto(`${origin}/myOrder/${order.id}`);
    await expect(card).toBeInViewport();
    for (const text of [name, address, hours])
      await expect(phone.getByText(text, { exact: true }).first()).toBeVisible();
    // The code is black on white in every theme.
    for (const theme of ['rabbitRed', 'blackWhite'] as const) {
      await applyTheme(phone, theme);
      const found = await codesOnScreen(phone);
      expect(found, theme).toEqual([`QRCode ${order.number}`]);
      scanned = found[0]?.split(' ')[1];
    }
  } finally {
    await phone.context().setOffline(false);
  }

  await test.step('the desk scans it', async () => {
    await loadAndSettle(clerk, `${origin}/console/shipping`);
    await typeLine(clerk, scanned ?? '');
    await clerk.getByRole('button', { name: consoleTextOf('finding.step.handOver') }).click();
    const dialog = clerk.getByRole('dialog');
    await dialog.getByLabel(consoleTextOf('orders.sign.signer')).fill('林小姐');
    await dialog.getByRole('button', { name: consoleTextOf('orders.sign.confirm') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(clerk.getByText('林小姐').first()).toBeVisible();
    await clerk.reload();
    await waitUntilSettled(clerk);
    await expect(clerk.getByRole('dialog')).toHaveCount(0);
  });

  await phone.reload();
  await waitUntilSettled(phone);
  await expect(card).toHaveCount(0);
});
