import { expect, type Page, test } from '@playwright/test';
import { themeNames } from '../packages/ui/src/tokens.ts';
import {
  covered,
  expectReadable,
  expectSound,
  type Face,
  type Lang,
  listenForFaults,
  newPage,
  openAs,
  overflowPx,
  read,
  settled,
} from './visit.ts';
import { chineseTexts, portal } from './words.ts';

interface Screen {
  readonly face: Face;
  readonly login: string | null;
  readonly paths: readonly string[];
}

/** Every screen that is there to be seen, on a phone and on a desktop, in two languages: sound and without a fault. */
const screens: Record<string, Screen> = {
  'portal, guests': {
    face: 'portal',
    login: null,
    paths: [
      '/login',
      '/register',
      '/findPassword',
      '/ztdSel',
      '/freightTrial',
      '/noviceguidance',
      '/line',
      '/nowhere',
    ],
  },
  'portal, parcels': {
    face: 'portal',
    login: 'demo',
    paths: ['/home', '/newBag', '/myBag', '/myBag?state=shelved', '/rejection', '/consolidate'],
  },
  'portal, orders': {
    face: 'portal',
    login: 'demo',
    paths: ['/myOrder', '/myOrder?state=awaitingPayment', '/express'],
  },
  'portal, me': {
    face: 'portal',
    login: 'demo',
    paths: ['/member', '/address', '/addressZtd', '/authentication', '/declarer'],
  },
  'portal, money': {
    face: 'portal',
    login: 'demo',
    paths: [
      '/record',
      '/recharge',
      '/bank',
      '/withdrawal',
      '/scores',
      '/coupon',
      '/profit',
      '/profit?view=finance',
      '/memberShare',
    ],
  },
  'console, warehouse': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/',
      '/console/desk',
      '/console/parcels',
      '/console/parcels/unclaimed',
      '/console/packing',
      '/console/packing/pick',
      '/console/shipping',
      '/console/shipping/import',
      '/console/orders',
      '/console/tracking',
    ],
  },
  'console, office': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/members',
      '/console/levels',
      '/console/wallet',
      '/console/wallet/ledger',
      '/console/wallet/days',
      '/console/messages',
      '/console/pickupPoints',
    ],
  },
  'console, audits': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/addresses',
      '/console/identities',
      '/console/declarers',
      '/console/transfers',
      '/console/withdrawals',
      '/console/adjustments',
      '/console/shares',
    ],
  },
  'console, rewards': {
    face: 'console',
    login: 'owner',
    paths: ['/console/coupons', '/console/points', '/console/promotion'],
  },
  'console, shop': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/pricing',
      '/console/warehouses',
      '/console/staff',
      '/console/audit',
      '/console/shop',
      '/console/wallet/payments',
      '/console/wallet/settings',
    ],
  },
};

/** Screens of one thing each: the call that lists such things, and what stands before and after its id. */
const ofOneThing: Record<Face, readonly (readonly [call: string, before: string])[]> = {
  portal: [
    ['Orders/QueryOrder?state=awaitingPayment', '/myOrder/'],
    ['Orders/QueryOrder?state=signed', '/myOrder/'],
    ['Orders/QueryOrder?state=awaitingPayment', '/pay/'],
    ['Member/QueryBillCode?state=shelved', '/myBag/'],
  ],
  console: [
    ['staff/orders?state=awaitingSignature', '/console/orders/'],
    ['staff/orders?state=processing', '/console/packing/'],
    ['staff/members', '/console/members/'],
    ['staff/parcels', '/console/parcels/'],
    ['staff/rate-cards', '/console/pricing/'],
  ],
};

for (const [name, { face, login, paths }] of Object.entries(screens)) {
  for (const [width, lang] of [
    [390, 'tw'],
    [1280, 'en'],
  ] as const satisfies [number, Lang][]) {
    test(`${name} at ${width} px in ${lang}`, async ({ browser, baseURL }) => {
      const origin = baseURL ?? '';
      const page = await newPage(browser, width);
      const faults = listenForFaults(page);
      await openAs(page, origin, face, login, lang);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(origin + path);
          await settled(page);
          await expectSound(page);
          expect.soft(faults.splice(0), path).toEqual([]);
          if (lang === 'en') expect.soft(await chineseIn(page), `Chinese left on ${path}`).toEqual([]);
        });
      }
      await page.context().close();
    });
  }
}

test('nothing of the portal is wider than the smallest phone, and nothing covers an action or an error there', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  for (const { face, login, paths } of Object.values(screens)) {
    if (face !== 'portal') continue;
    const page = await newPage(browser, 320, 568);
    await openAs(page, origin, face, login, 'en');
    for (const path of paths) {
      await page.goto(origin + path);
      await settled(page);
      expect.soft(await overflowPx(page), path).toBeLessThanOrEqual(0);
      expect.soft(await covered(page), path).toEqual([]);
    }
    await page.context().close();
  }
});

test('nothing covers an action or an error where a desktop is enlarged to 200 %', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 640, 430);
  await openAs(page, origin, 'portal', 'demo', 'en');
  const orders = await read<unknown>(
    page,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?state=awaitingPayment',
  );
  const order = firstId(orders);
  const withSticky = ['/newBag', '/consolidate', '/address?add=1', '/recharge', '/freightTrial'];
  for (const path of [...withSticky, `/pay/${order}`, `/myOrder/${order}`]) {
    await page.goto(origin + path);
    await settled(page);
    expect.soft(await overflowPx(page), path).toBeLessThanOrEqual(0);
    expect.soft(await covered(page), path).toEqual([]);
  }
  await page.context().close();
});

test('what opens stays on the screen, a link that leads nowhere says so, and what was typed is kept', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await newPage(browser, 390);
  await openAs(page, origin, 'portal', 'demo', 'tw');
  await test.step('the export menu', async () => {
    await page.goto(`${origin}/record`);
    await settled(page);
    await page.getByRole('button', { name: portal('wallet.export') }).click();
    const menu = await page.getByRole('menu').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
  });
  for (const path of ['/myOrder/x', '/myBag/x', '/pay/x', '/pay/state/x', '/myBag?page=x'])
    await test.step(path, async () => {
      await page.goto(origin + path);
      await expect(page.getByText(portal('shell.nowhere.title'))).toBeVisible();
    });
  await test.step('parcels that another tab has sent', async () => {
    const parcels = await read<unknown>(
      page,
      origin,
      ['portal', 'demo'],
      'Member/QueryBillCode?state=requested',
    );
    for (const step of ['channel', 'review']) {
      await page.goto(`${origin}/consolidate?step=${step}&parcels=${firstId(parcels)}`);
      await expect(page.getByText('已經在一張訂單裡').first()).toBeVisible();
      await expect(page.getByRole('status', { name: portal('shell.loading') })).toHaveCount(0);
    }
  });
  await test.step('five hundred numbers make no long page', async () => {
    await page.goto(`${origin}/newBag`);
    const numbers = Array.from({ length: 500 }, (_, n) => `SF${String(9_000_000_000_000 + n)}`);
    await page
      .getByLabel(portal('parcels.forecast.numbers'))
      .first()
      .fill([...numbers, '壹貳參'].join('\n'));
    await expect(
      page.getByRole('button', { name: portal('parcels.forecast.sendMany', { n: 500 }) }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_000);
  });
  await test.step('a change of language keeps what was typed', async () => {
    await page.goto(`${origin}/address?add=1`);

    await page.locator('input[name="consignee"]').fill('陳小美');
    await page.evaluate(() => localStorage.setItem('crossdock.language', 'en'));
    await page.reload();
    await expect(page.locator('input[name="consignee"]')).toHaveValue('陳小美');
  });
  await page.context().close();
});

for (const [face, login] of [
  ['portal', 'demo'],
  ['console', 'owner'],
] as const) {
  for (const [width, lang] of [
    [390, 'tw'],
    [1280, 'en'],
  ] as const satisfies [number, Lang][]) {
    test(`${face}, one thing each, at ${width} px in ${lang}`, async ({ browser, baseURL }) => {
      const origin = baseURL ?? '';
      const page = await newPage(browser, width);
      const faults = listenForFaults(page);
      await openAs(page, origin, face, login, lang);
      for (const [call, before] of ofOneThing[face]) {
        const found = await read<unknown>(page, origin, [face, login], call);
        const path = before + firstId(found);
        await test.step(path, async () => {
          await page.goto(origin + path);
          await settled(page);
          await expectSound(page);
          expect.soft(faults.splice(0), path).toEqual([]);
          if (lang === 'en') expect.soft(await chineseIn(page), `Chinese left on ${path}`).toEqual([]);
        });
      }
      await page.context().close();
    });
  }
}

test('every theme is readable', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const [guest, member] = [await newPage(browser, 390), await newPage(browser, 390)];
  await openAs(guest, origin, 'portal', null, 'tw');
  await openAs(member, origin, 'portal', 'demo', 'tw');
  await guest.goto(`${origin}/login`);
  for (const theme of themeNames) {
    await test.step(`${theme} on the login page`, async () => {
      await guest.evaluate((name) => localStorage.setItem('crossdock.theme', name), theme);
      await guest.reload();
      await expect(guest.locator('html')).toHaveAttribute('data-theme', theme);
      await settled(guest);
      await expectSound(guest);
    });
  }
  await member.goto(`${origin}/home`);
  await settled(member);
  // What a member chose belongs to the account: here the page alone is dressed, and nobody's choice is changed.
  for (const theme of themeNames) await test.step(`${theme} at home`, () => expectReadable(member, theme));
});

/** A theme's colours are the same on every screen: the screens share the themes out. */
for (const name of ['portal, me', 'portal, money', 'console, audits', 'console, rewards']) {
  const { face, login, paths } = screens[name] as Screen;
  const [width, shares] = face === 'portal' ? [390, 2] : [1280, 3];
  test(`${name} in simplified Chinese and in every theme`, async ({ browser, baseURL }) => {
    const origin = baseURL ?? '';
    const page = await newPage(browser, width);
    await openAs(page, origin, face, login, 'zh');
    for (const [at, path] of paths.entries()) {
      await test.step(path, async () => {
        await page.goto(origin + path);
        await settled(page);
        await expectSound(page);
        for (const theme of themeNames.filter((_, nth) => nth % shares === at % shares))
          await expectReadable(page, theme);
      });
    }
    await page.context().close();
  });
}

test('a screen that cannot be fetched says so in the language of its reader', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, 390);
  await openAs(page, baseURL ?? '', 'portal', 'demo', 'tw');
  await page.goto(`${baseURL}/home`);
  await settled(page);
  // As if it had been loaded anew for this reason a moment ago: a second time would not help.
  await page.evaluate(() => sessionStorage.setItem('crossdock.reloadedAt', String(Date.now())));
  await page.route('**/assets/**', (route) => route.abort());
  await page
    .getByRole('link', { name: portal('shell.route.freightTrial') })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText(portal('shell.crash.title'));
  await page.context().close();
});

/** The first thing's id in a list, or in a page of one. */
function firstId(answer: unknown): string {
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
  if (id === undefined) throw new Error(`Nothing is listed: ${JSON.stringify(answer).slice(0, 200)}`);
  return id;
}

/** Texts of the Chinese packs on an English page. What people and shops wrote in Chinese is theirs. */
async function chineseIn(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => chineseTexts.has(line));
}
