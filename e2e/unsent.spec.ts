import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { logIn, newPage, openAs, read, settled, tokenOf } from './visit.ts';
import { portal } from './words.ts';

const fresh = () => `SF77${randomInt(1_000_000_000, 9_999_999_999)}`;
const said = (key: Parameters<typeof portal>[0], params = {}) => portal(key, params);
const forecastCall = /Centralized\/SubBillCode/;

/** Waits until the device knows who is logged in, and has what the form needs. */
async function prepared(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/newBag`);
  await settled(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const isKnown = () =>
    page.evaluate(async () => {
      const kept = await (await caches.match('/kept-reads', { cacheName: 'crossdock-kept' }))?.text();
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('crossdock-outbox') || !kept?.includes('getForecastRules')) return false;
      const opening = indexedDB.open('crossdock-outbox');
      await new Promise((done) => opening.addEventListener('success', done));
      const asked = opening.result.transaction('owners').objectStore('owners').count();
      await new Promise((done) => asked.addEventListener('success', done));
      opening.result.close();
      return asked.result === 1;
    });
  await expect.poll(isKnown, { timeout: 60_000 }).toBe(true);
}

async function write(page: Page, number: string): Promise<void> {
  await page.getByLabel(said('parcels.forecast.numbers')).first().fill(number);
  await page.getByText('服飾', { exact: true }).click();
  await page.getByLabel(said('parcels.forecast.goodsName')).fill('棉質上衣');
  await page.getByLabel(said('parcels.value')).fill('800');
  await page.getByRole('button', { name: said('parcels.forecast.send'), exact: true }).click();
}

/** How many of the member's parcels on the server have the number. */
async function onServer(page: Page, origin: string, number: string): Promise<number> {
  const path = `Member/QueryBillCode?words=${number}&pageIndex=1&pageSize=50`;
  const { list } = await read<{ list: { billCode: string }[] }>(page, origin, ['portal', 'demo'], path);
  return list.filter(({ billCode }) => billCode === number).length;
}

async function offline(context: BrowserContext, see: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await see();
  } finally {
    await context.setOffline(false);
  }
}

const entry = (page: Page, number: string) =>
  page.locator('main').getByRole('listitem').filter({ hasText: number }).first();

test.describe.configure({ mode: 'parallel' });

test('a forecast without a network, with a reload in the middle, becomes one parcel', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 390);
  await openAs(page, origin, 'portal', 'demo', 'tw');
  await prepared(page, origin);
  const number = fresh();
  const other = fresh();
  await offline(page.context(), async () => {
    await page.reload();
    await write(page, number);
    await expect(page).toHaveURL(`${origin}/unsent`);
    await expect(entry(page, number)).toContainText(said('unsent.state.waiting'));
    await page.reload();
    await expect(entry(page, number)).toContainText(said('unsent.state.waiting'));
    // Changed while it is not sent: it stays one entry.
    await entry(page, number)
      .getByRole('button', { name: said('unsent.edit') })
      .click();
    await expect(page.getByText(said('unsent.editing'))).toBeVisible();
    await expect(page.getByLabel(said('parcels.forecast.goodsName'))).toHaveValue('棉質上衣');
    await page.getByLabel(said('parcels.forecast.goodsName')).fill('羊毛外套');
    await page.getByRole('button', { name: said('parcels.forecast.send'), exact: true }).click();
    await expect(page).toHaveURL(`${origin}/unsent`);
    await expect(page.getByText('羊毛外套')).toHaveCount(1);
    await expect(page.getByText('棉質上衣')).toHaveCount(0);
    // Another one is deleted.
    await page.goto(`${origin}/newBag`);
    await write(page, other);
    await entry(page, other)
      .getByRole('button', { name: said('shell.delete') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said('shell.delete') })
      .click();
    await expect(page.getByText(other)).toHaveCount(0);
    await page.goto(`${origin}/myBag`);
    await expect(page.getByText(said('unsent.waiting', { n: 1 }))).toBeVisible();
  });
  await expect.poll(() => onServer(page, origin, number)).toBe(1);
  await page.goto(`${origin}/unsent`);
  await expect(entry(page, number)).toContainText(said('unsent.state.sent'));
  await expect(entry(page, number)).toContainText(said('parcels.result.new'));
  await page.reload();
  expect(await onServer(page, origin, number)).toBe(1);
  expect(await onServer(page, origin, other)).toBe(0);
});

test('a lost answer: the server did it, and it is sent again with the same key, once', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 390);
  await openAs(page, origin, 'portal', 'demo', 'tw');
  await prepared(page, origin);
  const keys: (string | undefined)[] = [];
  let lost = 0;
  await page.route(forecastCall, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const number = fresh();
  await write(page, number);
  await expect(page).toHaveURL(`${origin}/unsent`);
  await expect(entry(page, number)).toContainText(said('unsent.state.sent'));
  // The answer of the first time, not that the parcel was there already.
  await expect(entry(page, number)).toContainText(said('parcels.result.new'));
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  expect(await onServer(page, origin, number)).toBe(1);
});

test('a review and a message to the shop, written without a network, are sent later, once', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 390);
  await openAs(page, origin, 'portal', 'demo', 'tw');
  const path = 'Orders/GetOrdersToComment?pageIndex=1&pageSize=50';
  const { list } = await read<{ list: { id: string }[] }>(page, origin, ['portal', 'demo'], path);
  const orderId = list.at(-1)?.id ?? '';
  const [review, message] = [fresh(), fresh()];
  const reviews = async () => {
    const { list: all } = await read<{ list: { text: string }[] }>(
      page,
      origin,
      ['portal', 'demo'],
      `Orders/GetCommen?orderId=${orderId}&pageIndex=1&pageSize=50`,
    );
    return all.filter(({ text }) => text === review).length;
  };
  const bubble = page.getByRole('listitem').filter({ hasText: message });
  await prepared(page, origin);
  await page.goto(`${origin}/comment?orderId=${orderId}`);
  await settled(page);
  await offline(page.context(), async () => {
    await page.getByRole('radio', { name: said('comments.stars', { n: 5 }) }).check();
    await page.getByLabel(said('comments.text')).fill(review);
    await page.getByRole('button', { name: said('comments.send') }).click();
    await expect(page).toHaveURL(`${origin}/unsent`);
    await expect(entry(page, review)).toContainText(said('unsent.state.waiting'));

    await page.goto(`${origin}/im`);
    await expect(page.getByText(said('support.noNetwork'))).toBeVisible();
    await page.getByLabel(said('support.write')).fill(message);
    await page.getByRole('button', { name: said('support.send'), exact: true }).click();
    await expect(bubble).toContainText(said('support.kept'));
    await page.reload();
    await expect(bubble).toContainText(said('support.kept'));
  });
  await expect(page.getByText(said('support.noNetwork'))).toHaveCount(0);
  await expect(bubble).not.toContainText(said('support.kept'));
  await expect.poll(reviews).toBe(1);
  await page.goto(`${origin}/unsent`);
  for (const text of [review, message])
    await expect(entry(page, text)).toContainText(said('unsent.state.sent'));
  await page.goto(`${origin}/im`);
  await expect(bubble).toHaveCount(1);
  expect(await reviews()).toBe(1);
});

test('two tabs send an entry once', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 390);
  await openAs(page, origin, 'portal', 'demo', 'tw');
  await prepared(page, origin);
  const second = await page.context().newPage();
  await openAs(second, origin, 'portal', 'demo', 'tw');
  await second.goto(`${origin}/unsent`);
  await settled(second);
  let sent = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && forecastCall.test(request.url())) sent++;
  });
  const number = fresh();
  await offline(page.context(), async () => {
    await write(page, number);
    await expect(entry(page, number)).toContainText(said('unsent.state.waiting'));
    await expect(entry(second, number)).toContainText(said('unsent.state.waiting'));
    sent = 0;
  });
  await expect(entry(page, number)).toContainText(said('unsent.state.sent'));
  await expect(entry(second, number)).toContainText(said('unsent.state.sent'));
  expect(sent).toBe(1);
  expect(await onServer(page, origin, number)).toBe(1);
});

test('a refusal stands at its entry; the log-out asks before it deletes; another member sees nothing', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 390);
  const token = await logIn(page, origin);
  await prepared(page, origin);
  const message = '這個商品不能寄';
  const number = fresh();
  await offline(page.context(), async () => {
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
  await expect(entry(page, number)).toContainText(said('unsent.state.refused'));
  await expect(entry(page, number)).toContainText(message);
  await entry(page, number)
    .getByRole('button', { name: said('unsent.edit') })
    .click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel(said('parcels.forecast.goodsName'))).toHaveValue('棉質上衣');

  // Another member on the same device, who came without a log-out.
  const keepToken = (value: string) =>
    page.evaluate((one) => localStorage.setItem('crossdock.token', one), value);
  const { list: members } = await read<{ list: { account: string }[] }>(
    page,
    origin,
    ['console', 'owner'],
    'staff/members?pageIndex=1&pageSize=50',
  );
  // The newest ones come from other journeys, with passwords of their own.
  const other = members.findLast(({ account }) => account !== 'demo' && /^[a-z]+\d+$/.test(account));
  await keepToken(await tokenOf(page, origin, 'portal', other?.account ?? ''));
  await page.goto(`${origin}/unsent`);
  await expect(page.getByText(said('unsent.none'))).toBeVisible();
  await settled(page);
  await expect(page.getByText(number)).toHaveCount(0);
  await keepToken(token);
  await page.goto(`${origin}/unsent`);
  await expect(entry(page, number)).toBeVisible();

  await page.goto(`${origin}/me`);
  await page
    .getByRole('button', { name: said('shell.nav.exit') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(said('unsent.exit', { n: 1 }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('shell.exit.confirm') })
    .click();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(async () => {
    const opening = indexedDB.open('crossdock-outbox');
    await new Promise((done) => opening.addEventListener('success', done));
    const asked = opening.result.transaction('entries').objectStore('entries').count();
    await new Promise((done) => asked.addEventListener('success', done));
    return asked.result;
  });
  expect(left).toBe(0);
});

test('without a network the lists, an order and their age are there; recipients are not kept', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 390);
  await openAs(page, origin, 'portal', 'demo', 'tw');
  const path = 'Orders/QueryOrder?state=signed&pageIndex=1&pageSize=10';
  const { list } = await read<{ list: { id: string; number: string; consignee: string }[] }>(
    page,
    origin,
    ['portal', 'demo'],
    path,
  );
  const [order] = list;
  await prepared(page, origin);
  await page.goto(`${origin}/myOrder`);
  await settled(page);
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
  // It is stored when the page rests.
  await expect.poll(kept).toContain(first);
  await page.goto(`${origin}/myOrder/${order?.id}`);
  await settled(page);
  await expect.poll(kept).toContain(`"orderId":"${order?.id}"`);
  expect(await kept()).not.toContain(order?.consignee);
  expect(await kept()).not.toContain('/files/');
  await offline(page.context(), async () => {
    await page.goto(`${origin}/myOrder/${order?.id}`);
    await expect(page.getByText(order?.number ?? '').first()).toBeVisible();
    await expect(page.getByText(said('shell.offline'))).toHaveText(/\d\d:\d\d/);
    await page.goto(`${origin}/myOrder`);
    await expect(page.locator('main').getByText(first).first()).toBeVisible();
    await expect(page.getByText(said('shell.offline'))).toHaveText(/\d\d:\d\d/);
  });
});
