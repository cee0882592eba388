import { expect, type Page, type Route } from '@playwright/test';
import { type ThemeName, themeNames } from '../packages/domain/src/shops/themes.ts';
import { pressFirst } from './presses.ts';
import { goInside, loadAndSettle } from './route.ts';
import { firstId, type Screen, screens, singleRecordScreens } from './screens.ts';
import { test } from './test.ts';
import {
  applyTheme,
  callAsDemoLogin,
  demoClerk,
  demoGuest,
  demoMember,
  expectAccessible,
  expectReadable,
  type Face,
  type Lang,
  listenForFaults,
  newPage,
  openAs,
  overflowPx,
  waitUntilSettled,
} from './visit.ts';
import { chineseTexts, consoleTextOf, portalTextOf } from './words.ts';

test.describe.configure({ mode: 'parallel' });

const looks = [
  [390, 'tw'],
  [1280, 'en'],
] as const satisfies [number, Lang][];

for (const [nth, [name, screen]] of Object.entries(screens).entries())
  for (const [width, lang] of looks)
    test(`${name} at ${width} px in ${lang}`, async ({ browser, baseURL }) => {
      const page = await newPage(browser, width);
      await lookAt(page, baseURL ?? '', screen, lang, nth);
    });

for (const [face, login] of [
  ['portal', 'demo'],
  ['console', 'owner'],
] as const)
  for (const [width, lang] of looks)
    test(`${face}, screens of single things, at ${width} px in ${lang}`, async ({ browser, baseURL }) => {
      const page = await newPage(browser, width);
      const paths: string[] = [];
      for (const [call, before, after = ''] of singleRecordScreens[face])
        paths.push(
          before + firstId(await callAsDemoLogin<unknown>(page, baseURL ?? '', [face, login], call)) + after,
        );
      await lookAt(page, baseURL ?? '', { face, login, paths }, lang);
    });

/**
 * Checks each screen for layout, language and errors. In Traditional Chinese it reloads the app at each path without
 * a query, and applies the themes in turn. All other screens are opened from inside the app.
 */
async function lookAt(
  page: Page,
  origin: string,
  { face, login, paths }: Screen,
  lang: Lang,
  nth = 0,
): Promise<void> {
  const faults = listenForFaults(page);
  await openAs(page, origin, face, login, lang);
  for (const [at, path] of paths.entries())
    await test.step(path, async () => {
      if (at === 0 || (lang === 'tw' && !path.includes('?'))) await page.goto(origin + path);
      else await goInside(page, path);
      await waitUntilSettled(page);
      if (lang === 'tw') await applyTheme(page, themeInTurn(nth + at));
      if (face === 'portal' && login && lang === 'tw') await expectWayOut(page, path);
      await expectAccessible(page);
      // The browser reports the 404 answer for an unknown URL as an error.
      const noted = path === '/nowhere' ? 'status of 404' : '\0';
      expect
        .soft(
          faults.splice(0).filter((fault) => !fault.includes(noted)),
          path,
        )
        .toEqual([]);
      if (lang === 'en') expect.soft(await chineseIn(page), `Chinese left on ${path}`).toEqual([]);
    });
  await page.context().close();
}

/**
 * Every page on a phone offers a link to other pages: the navigation bar highlights its tab, and the chat, which has no
 * bar, has a back link.
 */
async function expectWayOut(page: Page, path: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: portalTextOf('shell.nav.label') });
  const way =
    path === '/im'
      ? page.getByRole('link', { name: portalTextOf('shell.back') })
      : bar.locator('[data-active]');
  expect.soft(await way.count(), `no way out of ${path}`).toBe(1);
}

const themeInTurn = (nth: number) => themeNames[nth % themeNames.length] as ThemeName;

test('every theme is readable', async ({ browser, origin }) => {
  const guest = await demoGuest(browser, origin);
  const member = await demoMember(browser, origin);
  await guest.goto(`${origin}/login`);
  for (const theme of themeNames) {
    await test.step(`${theme} on the login page`, async () => {
      await guest.evaluate((name) => localStorage.setItem('crossdock.theme', name), theme);
      await guest.reload();
      await expect(guest.locator('html')).toHaveAttribute('data-theme', theme);
      await waitUntilSettled(guest);
      await expectReadable(guest, theme);
    });
  }
  await loadAndSettle(member, `${origin}/home`);
  // A member's theme is stored in the account. The test sets the theme only in the page, so the account does not
  // change.
  for (const theme of themeNames) await test.step(`${theme} at home`, () => expectReadable(member, theme));
});

/**
 * A theme has the same colours on every screen. So each screen is checked here in only one theme, and in another one
 * by the tests that check all screens.
 */
for (const name of ['portal, me', 'portal, money', 'console, audits', 'console, rewards']) {
  const { face, login, paths } = screens[name] as Screen;
  const width = face === 'portal' ? 390 : 1280;
  test(`${name} in simplified Chinese and in every theme in turn`, async ({ browser, origin }) => {
    const page = await newPage(browser, width);
    await openAs(page, origin, face, login, 'zh');
    for (const [at, path] of paths.entries()) {
      await test.step(path, async () => {
        if (at === 0) await page.goto(origin + path);
        else await goInside(page, path);
        await waitUntilSettled(page);
        expect.soft(await overflowPx(page), 'nothing is wider than the screen').toBeLessThanOrEqual(0);
        await expectReadable(page, themeInTurn(at + themeNames.length / 2));
      });
    }
    await page.context().close();
  });
}

test('a screen that cannot be loaded says so in the reader’s language', async ({ browser, baseURL }) => {
  const page = await demoMember(browser, baseURL ?? '');
  // Pretends that the page has just been reloaded because a part could not be loaded, so that it does not reload
  // again.
  await page.addInitScript(() => sessionStorage.setItem('crossdock.reloadedAt', String(Date.now())));
  // The page loads optional parts late and works without them if they fail.
  await page.route('**/assets/later-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/later-'));
  await page.goto(`${baseURL}/home`);
  await failed;
  await waitUntilSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/later-*');
  await expect(page.getByRole('button', { name: portalTextOf('shell.support') })).toBeVisible();
  // Also blocks requests by the service worker.
  await page.context().route('**/assets/**', (route) => route.abort());
  await pressFirst(page, 'link', portalTextOf('shell.route.freightTrial'));
  await expect(page.getByRole('alert')).toContainText(portalTextOf('shell.crash.title'));
  await page.context().close();
});

/** Every screen that cannot load shows an error with a retry, and not a spinner, a blank page or an empty list. */
for (const [face, login, width] of [
  ['portal', 'demo', 390],
  ['console', 'owner', 1280],
] as const)
  test(`every screen of the ${face} says what could not be loaded, with a button to try again`, async ({
    browser,
    origin,
  }) => {
    const page = await newPage(browser, width);
    await openAs(page, origin, face, login, 'tw');
    await loadAndSettle(page, origin + whereNothingFails[face]);
    await page.route('**/api/**', refuse);
    const again = page.getByRole('alert').getByRole('button', { name: portalTextOf('shell.retry') });
    for (const path of [...pathsOf(face)].filter((one) => !readsNothing.includes(one)))
      await test.step(path, async () => {
        await goInside(page, path);
        await expect.soft(again.first(), path).toBeVisible();
        await waitUntilSettled(page);
        const drawn = page.locator('main [data-picture]:not([data-picture="broken"])');
        expect.soft(await drawn.count(), `${path} says that there is nothing`).toBe(0);
      });
    await page.context().close();
  });

/**
 * Pages that load nothing from the server: the unsent entries, and the page that connects an assistant, because this
 * URL lacks the assistant's parameters.
 */
const readsNothing: readonly string[] = ['/unsent', '/connect'];

const whereNothingFails = { portal: '/line', console: '/console/account' };

/** A temporary refusal. The page shows it at once, while the client retries a server error silently first. */
const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    json: { code: 429, error: 'tooBusy', message: '系統忙碌', params: {}, data: null },
  });

/** Forms that begin with the choice of a file or with a number, and load nothing from the server before that. */
const readNothing = [
  ...['/console/shipping/import', '/console/goods/import', '/console/tracking'],
  '/console/pricing/duties/import',
];

/** Each path once. Paths of single records get an id. */
const pathsOf = (face: Face) =>
  new Set([
    ...Object.values(screens)
      .flatMap((one) => (one.face === face && one.login ? one.paths : []))
      .filter((path) => !readNothing.includes(path)),
    ...singleRecordScreens[face].map(([, before, after = '']) => `${before}1${after}`),
  ]);

test('a part that is shown only with results says that it could not be loaded, and appears after another try', async ({
  browser,
  origin,
}) => {
  const page = await demoMember(browser, origin);
  await page.route('**/api/Member/QueryBillCode*', refuse);
  await page.goto(`${origin}/home`);
  const missing = page.getByRole('alert').filter({ hasText: portalTextOf('shell.partFailed') });
  await expect(missing).toBeVisible();
  await page.unroute('**/api/Member/QueryBillCode*', refuse);
  await missing.getByRole('button').click();
  await expect(page.getByRole('link', { name: portalTextOf('home.consolidate') }).first()).toBeVisible();
  await expect(missing).toBeHidden();
  await page.context().close();
});

test('a dialog says what it could not load, over a page that says so too', async ({ browser, baseURL }) => {
  const page = await demoClerk(browser, baseURL ?? '', 'owner');
  await page.route('**/api/staff/goods-types*', refuse);
  await page.goto(`${baseURL}/console/vipOrders/products`);
  await pressFirst(page, 'button', new RegExp(consoleTextOf('shell.edit')));
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('alert').getByRole('button', { name: consoleTextOf('shell.retry') });
  await expect(again).toBeVisible();
  await page.unroute('**/api/staff/goods-types*', refuse);
  await again.click();
  await expect(dialog.getByLabel(consoleTextOf('vipOrders.product.type'))).not.toHaveValue('');
  await expect(again).toBeHidden();
  await page.context().close();
});

/** Texts of the Chinese packs on an English page, except for Chinese texts of members and shops. */
async function chineseIn(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => chineseTexts.has(line));
}
