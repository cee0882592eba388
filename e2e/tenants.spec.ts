import { expect, type Page } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoMember, logIn, newPage } from './visit.ts';
import { portalTextOf } from './words.ts';

const hostOf = (origin: string, name: string) => origin.replace('//localhost', `//${name}.localhost`);

interface Row {
  readonly id: string;
  readonly memberId?: string;
}

/** Calls the API of the shop that the page shows, with a token. */
function askHere(page: Page, path: string, token: string) {
  return page.evaluate(
    async ([url, bearer]) => {
      const answer = await fetch(`/api/${url}`, { headers: { authorization: `Bearer ${bearer}` } });
      return { status: answer.status, body: (await answer.json()) as { data: { list?: Row[] } | null } };
    },
    [path, token] as const,
  );
}

test("one shop's member and orders do not exist in the other shop", async ({ browser, origin }) => {
  const siam = await newPage(browser, 390);
  const token = await logIn(siam, hostOf(origin, 'siam'));
  const theirs = await askHere(siam, 'Orders/QueryOrder?pageSize=10', token);
  const order = theirs.body.data?.list?.[0];
  if (!order) throw new Error('The second demo shop has no orders');

  const here = await demoMember(browser, origin);
  await here.goto(`${origin}/myOrder/${order.id}`);
  await expect(here.getByText('找不到這筆資料')).toBeVisible();
  expect((await askHere(here, 'Member/GetWallet', token)).status).toBe(401);
});

test("another member's order and parcel are reported as not found", async ({ browser, origin }) => {
  const phone = await demoMember(browser, origin);
  const owner = ['console', 'owner'] as const;
  const mine = await callAsDemoLogin<{ list: Row[] }>(
    phone,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?pageSize=100',
  );
  const all = await callAsDemoLogin<{ list: Row[] }>(
    phone,
    origin,
    owner,
    'staff/orders?state=awaitingSignature&pageSize=100',
  );
  const unclaimed = await callAsDemoLogin<{ list: Row[] }>(phone, origin, owner, 'staff/parcels/unclaimed');
  const foreign = all.list.find(({ id }) => !mine.list.some((own) => own.id === id));
  for (const path of [`/myOrder/${foreign?.id}`, `/pay/${foreign?.id}`, `/myBag/${unclaimed.list[0]?.id}`]) {
    await loadAndSettle(phone, origin + path);
    await expect(phone.getByText('找不到這筆資料')).toBeVisible();
    await expect(phone.getByRole('button', { name: portalTextOf('shell.retry') })).toHaveCount(0);
  }
});

test('a host without a shop gets a plain 404', async ({ browser, baseURL }) => {
  const page = await newPage(browser, 390);
  const answer = await page.goto(`${hostOf(baseURL ?? '', 'nobody')}/home`);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['content-type']).toMatch(/^text\/plain/);
});
