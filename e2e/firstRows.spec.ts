import { type Browser, expect, type Page, test } from '@playwright/test';
import { calls } from '../packages/contract/src/table.ts';
import { holdBackRequests } from './holdBackRequests.ts';
import { demoMember, type Lang, listenForFaults } from './visit.ts';
import { portalTextOf } from './words.ts';

/**
 * Holds back the app's libraries until the returned function is called, so that everything drawn before that was
 * drawn without them.
 */
const holdApp = (page: Page) => holdBackRequests(page, /\/assets\/base-/);

const parts = [
  'h1',
  'h1 ~ *',
  '[role=group]',
  'input[type=search]',
  'li:nth-child(1) article',
  'li:nth-child(20) article',
];

/** The texts of the parcel list's parts and their positions in pixels. */
const places = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const part = document.querySelector(`main ${selector}`);
        const box = part?.getBoundingClientRect();
        return [
          selector,
          part?.textContent,
          ...[box?.x, box?.y, box?.width, box?.height].map((px) => Math.round(px ?? -1)),
        ];
      }),
    parts,
  );

/** Waits until the rows below the screen are laid out. Returns how the last one is laid out when it is drawn again. */
const layOutBelow = (page: Page) =>
  page.evaluate(async () => {
    const list = document.querySelector('main ul:has(article)');
    const row = list?.lastElementChild;
    if (!list || !row) return null;
    row.remove();
    list.append(row);
    const { contentVisibility } = getComputedStyle(row);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [contentVisibility, getComputedStyle(row).contentVisibility];
  });

/**
 * Answers every request for the list with its first answer: other journeys forecast for this member, and an additional
 * row would move the others.
 */
async function keepList(page: Page): Promise<void> {
  let first: Promise<string> | undefined;
  await page.route(`**/api/${calls.queryParcels.path}?*`, async (route) => {
    first ??= route.fetch().then((answer) => answer.text());
    await route.fulfill({ contentType: 'application/json', body: await first });
  });
  await page.routeWebSocket(/./, () => undefined);
}

async function memberAt(browser: Browser, origin: string, width: number, lang: Lang): Promise<Page> {
  const page = await demoMember(browser, origin, { width, lang });
  return page;
}

const early = (page: Page) => page.locator('[data-first] main');
const ofApp = (page: Page) => page.locator('main article:not([data-first] *)');

for (const [width, lang] of [
  [390, 'tw'],
  [1280, 'en'],
] as const)
  test(`my parcels are shown before the app is loaded, and do not move afterwards (${width} px, ${lang})`, async ({
    browser,
    baseURL,
  }) => {
    const page = await memberAt(browser, baseURL ?? '', width, lang);
    const faults = listenForFaults(page);
    // The names of goods types would be added to the rows later, so the call that loads them never gets an answer in
    // this test.
    await page.route(`**/api/${calls.queryGoodsTypes.path}?*`, () => undefined);
    await keepList(page);
    const release = await holdApp(page);
    await page.goto(`${baseURL}/myBag`, { waitUntil: 'commit' });
    await expect(early(page).getByRole('article')).toHaveCount(20);
    expect(await layOutBelow(page)).toEqual([width === 390 ? 'hidden' : 'visible', 'visible']);
    const before = await places(page);
    release();
    await expect(ofApp(page)).toHaveCount(20);
    expect(await places(page)).toEqual(before);
    await expect(page.locator('[data-first]')).toHaveCount(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

test('before the app is loaded, links work and buttons do nothing', async ({ browser, baseURL }) => {
  const page = await memberAt(browser, baseURL ?? '', 390, 'tw');
  const release = await holdApp(page);
  await page.goto(`${baseURL}/myBag`, { waitUntil: 'commit' });
  const search = early(page).getByLabel(portalTextOf('parcels.list.search'));
  await expect(search).toHaveAttribute('inert', '');
  await page.keyboard.press('Tab');
  await expect(early(page).getByRole('link', { name: portalTextOf('parcels.forecast.title') })).toBeFocused();
  await early(page).getByRole('article').first().getByRole('link').click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL(/\/myBag\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();
});

test('rows of a refused answer are not drawn, and the member must log in', async ({ browser, baseURL }) => {
  const page = await memberAt(browser, baseURL ?? '', 390, 'tw');
  await page.addInitScript(() => localStorage.setItem('crossdock.token', 'of nobody'));
  await page.goto(`${baseURL}/myBag`);
  await expect(page).toHaveURL(/\/login\?/);
  await page.context().close();
});
