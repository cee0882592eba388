import { expect, type Page, type Request } from '@playwright/test';
import { pressFirst, pressInDialog } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import {
  newCourierNumber,
  openPreparedMember,
  portalText,
  unsentEntry,
  waitUntilPrepared,
  whileOffline,
} from './unsent.ts';
import { callAsDemoLogin, demoMember, logIn, newPage, openAs, tokenOf, waitUntilSettled } from './visit.ts';

const forecastCall = /Centralized\/SubBillCode/;

async function write(page: Page, number: string): Promise<void> {
  await page.getByLabel(portalText('parcels.forecast.numbers')).first().fill(number);
  await page.getByText('服飾', { exact: true }).click();
  await page.getByLabel(portalText('parcels.forecast.goodsName')).fill('棉質上衣');
  await page.getByLabel(portalText('parcels.value')).fill('800');
  await page.getByRole('button', { name: portalText('parcels.forecast.send'), exact: true }).click();
}

/** How many of the member's parcels on the server have the number. */
async function onServer(page: Page, origin: string, number: string): Promise<number> {
  const path = `Member/QueryBillCode?words=${number}&pageIndex=1&pageSize=50`;
  const { list } = await callAsDemoLogin<{ list: { billCode: string }[] }>(
    page,
    origin,
    ['portal', 'demo'],
    path,
  );
  return list.filter(({ billCode }) => billCode === number).length;
}

/**
 * Another account of the demo with the demo password. The newest members come from other journeys and have
 * their own passwords.
 */
async function anotherDemoMember(page: Page, origin: string): Promise<string> {
  for (const handle of ['mika', 'leo', 'sunny', 'panda']) {
    const path = `staff/members?words=${handle}&pageIndex=1&pageSize=50`;
    const { list } = await callAsDemoLogin<{ list: { account: string }[] }>(
      page,
      origin,
      ['console', 'owner'],
      path,
    );
    const found = list.find(({ account }) => new RegExp(`^${handle}\\d+$`).test(account));
    if (found) return found.account;
  }
  throw new Error('No other member of the demo is listed');
}

test.describe.configure({ mode: 'parallel' });

test('a forecast without a network, with a reload in between, becomes one parcel', async ({
  browser,
  origin,
}) => {
  const page = await openPreparedMember(browser, origin);
  const number = newCourierNumber();
  const other = newCourierNumber();
  await whileOffline(page.context(), async () => {
    await page.reload();
    await write(page, number);
    await expect(page).toHaveURL(`${origin}/unsent`);
    await expect(unsentEntry(page, number)).toContainText(portalText('unsent.state.waiting'));
    await page.reload();
    await expect(unsentEntry(page, number)).toContainText(portalText('unsent.state.waiting'));
    // After a change of an unsent entry there is still only one entry for the parcel.
    await unsentEntry(page, number)
      .getByRole('button', { name: portalText('unsent.edit') })
      .click();
    await expect(page.getByText(portalText('unsent.editing'))).toBeVisible();
    await expect(page.getByLabel(portalText('parcels.forecast.goodsName'))).toHaveValue('棉質上衣');
    await page.getByLabel(portalText('parcels.forecast.goodsName')).fill('羊毛外套');
    await page.getByRole('button', { name: portalText('parcels.forecast.send'), exact: true }).click();
    await expect(page).toHaveURL(`${origin}/unsent`);
    await expect(page.getByText('羊毛外套')).toHaveCount(1);
    await expect(page.getByText('棉質上衣')).toHaveCount(0);
    // Another entry is deleted.
    await page.goto(`${origin}/newBag`);
    await write(page, other);
    await unsentEntry(page, other)
      .getByRole('button', { name: portalText('shell.delete') })
      .click();
    await pressInDialog(page, portalText('shell.delete'));
    await expect(page.getByText(other)).toHaveCount(0);
    await page.goto(`${origin}/myBag`);
    await expect(page.getByText(portalText('unsent.waiting', { n: 1 }))).toBeVisible();
  });
  await expect.poll(() => onServer(page, origin, number)).toBe(1);
  await page.goto(`${origin}/unsent`);
  await expect(unsentEntry(page, number)).toContainText(portalText('unsent.state.sent'));
  await expect(unsentEntry(page, number)).toContainText(portalText('parcels.result.new'));
  await page.reload();
  expect(await onServer(page, origin, number)).toBe(1);
  expect(await onServer(page, origin, other)).toBe(0);
});

test('a lost answer: the server has done it, and sending it again with the same key changes nothing', async ({
  browser,
  origin,
}) => {
  const page = await openPreparedMember(browser, origin);
  const keys: (string | undefined)[] = [];
  let lost = 0;
  await page.route(forecastCall, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const number = newCourierNumber();
  await write(page, number);
  await expect(page).toHaveURL(`${origin}/unsent`);
  await expect(unsentEntry(page, number)).toContainText(portalText('unsent.state.sent'));
  // The result must be that of the first attempt, not that the parcel already existed.
  await expect(unsentEntry(page, number)).toContainText(portalText('parcels.result.new'));
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  expect(await onServer(page, origin, number)).toBe(1);
});

test('two tabs send an entry once', async ({ browser, origin }) => {
  const page = await openPreparedMember(browser, origin);
  const second = await page.context().newPage();
  await openAs(second, origin, 'portal', 'demo', 'tw');
  await loadAndSettle(second, `${origin}/unsent`);
  // Counts only the requests that do not fail: without a network the tabs try again and again.
  const sent = new Set<Request>();
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && forecastCall.test(request.url())) sent.add(request);
  });
  page.context().on('requestfailed', (request) => sent.delete(request));
  const number = newCourierNumber();
  await whileOffline(page.context(), async () => {
    await write(page, number);
    await expect(unsentEntry(page, number)).toContainText(portalText('unsent.state.waiting'));
    await expect(unsentEntry(second, number)).toContainText(portalText('unsent.state.waiting'));
  });
  await expect(unsentEntry(page, number)).toContainText(portalText('unsent.state.sent'));
  await expect(unsentEntry(second, number)).toContainText(portalText('unsent.state.sent'));
  // Both tabs have finished their requests.
  await waitUntilSettled(page);
  await waitUntilSettled(second);
  expect(sent.size).toBe(1);
  expect(await onServer(page, origin, number)).toBe(1);
});

test('a refusal is shown at its entry; the log-out asks before it deletes; another member sees nothing', async ({
  browser,
  origin,
}) => {
  const page = await newPage(browser, 390);
  const token = await logIn(page, origin);
  await waitUntilPrepared(page, origin);
  const message = '這個商品不能寄';
  const number = newCourierNumber();
  await whileOffline(page.context(), async () => {
    await write(page, number);
    await expect(page).toHaveURL(`${origin}/unsent`);
    await page.route(forecastCall, (route) =>
      route.fulfill({
        status: 400,
        json: {
          ...{ code: 400, error: 'field.invalid', message: '請檢查', params: {}, data: null },
          fields: { goodsName: { error: 'parcel.sensitiveWord', message, params: {} } },
        },
      }),
    );
  });
  await expect(unsentEntry(page, number)).toContainText(portalText('unsent.state.refused'));
  await expect(unsentEntry(page, number)).toContainText(message);
  await unsentEntry(page, number)
    .getByRole('button', { name: portalText('unsent.edit') })
    .click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel(portalText('parcels.forecast.goodsName'))).toHaveValue('棉質上衣');

  // Logs in another member on the same device, without a logout in between.
  const keepToken = (value: string) =>
    page.evaluate((one) => localStorage.setItem('crossdock.token', one), value);
  await keepToken(await tokenOf(page, origin, 'portal', await anotherDemoMember(page, origin)));
  await page.goto(`${origin}/unsent`);
  await expect(page.getByText(portalText('unsent.none'))).toBeVisible();
  await waitUntilSettled(page);
  await expect(page.getByText(number)).toHaveCount(0);
  await keepToken(token);
  await page.goto(`${origin}/unsent`);
  await expect(unsentEntry(page, number)).toBeVisible();

  await page.goto(`${origin}/me`);
  await pressFirst(page, 'button', portalText('shell.nav.exit'));
  await expect(page.getByRole('dialog')).toContainText(portalText('unsent.exit', { n: 1 }));
  await pressInDialog(page, portalText('shell.exit.confirm'));
  await expect(page).toHaveURL(/\/login/);
  // After the log-out the browser loads the login page as a new document, which may interrupt this query. It is then
  // repeated.
  const left = () =>
    page
      .evaluate(async () => {
        const opening = indexedDB.open('crossdock-outbox');
        await new Promise((done) => opening.addEventListener('success', done));
        const asked = opening.result.transaction('entries').objectStore('entries').count();
        await new Promise((done) => asked.addEventListener('success', done));
        opening.result.close();
        return asked.result;
      })
      .catch(() => undefined);
  await expect.poll(left).toBe(0);
});

test('without a network the lists, an order and their age are shown; recipients are not stored', async ({
  browser,
  origin,
}) => {
  const page = await demoMember(browser, origin);
  const path = 'Orders/QueryOrder?state=signed&pageIndex=1&pageSize=10';
  const { list } = await callAsDemoLogin<{ list: { id: string; number: string; consignee: string }[] }>(
    page,
    origin,
    ['portal', 'demo'],
    path,
  );
  const [order] = list;
  await waitUntilPrepared(page, origin);
  await loadAndSettle(page, `${origin}/myOrder`);
  const [first = ''] =
    (
      await page
        .locator('main')
        .getByText(/CD\w{8}/)
        .first()
        .innerText()
    ).match(/CD\w+/) ?? [];
  const kept = () =>
    page.evaluate(
      async () => (await caches.match('/kept-reads', { cacheName: 'crossdock-kept' }))?.text() ?? '',
    );
  // The list is stored when the page is idle.
  await expect.poll(kept).toContain(first);
  await loadAndSettle(page, `${origin}/myOrder/${order?.id}`);
  await expect.poll(kept).toContain(`"orderId":"${order?.id}"`);
  expect(await kept()).not.toContain(order?.consignee);
  expect(await kept()).not.toContain('/files/');
  await whileOffline(page.context(), async () => {
    await page.goto(`${origin}/myOrder/${order?.id}`);
    await expect(page.getByText(order?.number ?? '').first()).toBeVisible();
    await expect(page.getByText(portalText('shell.offline'))).toHaveText(/\d\d:\d\d/);
    await page.goto(`${origin}/myOrder`);
    await expect(page.locator('main').getByText(first).first()).toBeVisible();
    await expect(page.getByText(portalText('shell.offline'))).toHaveText(/\d\d:\d\d/);
  });
});
