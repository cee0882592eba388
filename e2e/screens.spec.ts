import { expect, type Page, test } from '@playwright/test';
import { expectSound, type Face, type Lang, listenForFaults, newPage, openAs, settled } from './visit.ts';
import { chineseTexts } from './words.ts';

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
    paths: ['/myOrder', '/myOrder?state=awaitingPayment', '/express', '/coupon', '/profit'],
  },
  'portal, me': {
    face: 'portal',
    login: 'demo',
    paths: ['/member', '/address', '/addressZtd', '/record', '/recharge', '/bank'],
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
      '/console/shipping',
      '/console/orders',
      '/console/tracking',
    ],
  },
  'console, office': {
    face: 'console',
    login: 'owner',
    paths: [
      '/console/addresses',
      '/console/transfers',
      '/console/members',
      '/console/wallet',
      '/console/messages',
      '/console/pickupPoints',
    ],
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

/** Texts of the Chinese packs on an English page. What people and shops wrote in Chinese is theirs. */
async function chineseIn(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => chineseTexts.has(line));
}
