import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pageChapters } from '../packages/console/src/help/help.gen.ts';
import { words } from '../packages/portal/src/words/words.gen.ts';
import { typeLine } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { firstId } from './screens.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, demoMember, type Face, waitUntilSettled } from './visit.ts';

const root = join(import.meta.dirname, '..');
const helpFolder = join(root, 'packages/console/public/help');
const readmeFolder = join(root, 'docs/pictures');

/** Takes the screenshots for the console's help, in each language. */
for (const lang of ['zh', 'tw', 'en'] as const)
  test(`pictures of the help in ${lang}`, async ({ browser, origin }) => {
    const page = await demoClerk(browser, origin, 'owner', { height: 800, lang });
    mkdirSync(helpFolder, { recursive: true });
    for (const name of Object.keys(pageChapters)) {
      const path = name === 'home' ? '' : name.replaceAll('.', '/');
      await loadAndSettle(page, `${origin}/console/${path}`);
      const picture = sharp(await page.screenshot())
        .resize(960)
        .webp({ quality: 55, effort: 6 });
      writeFileSync(join(helpFolder, `${name}.${lang}.webp`), await picture.toBuffer());
    }
    await page.context().close();
  });

async function keep(page: Page, name: string, width: number): Promise<void> {
  // The header's buttons and the shop's icon are loaded after the first screen.
  await page.waitForLoadState('networkidle');
  await waitUntilSettled(page);
  const picture = sharp(await page.screenshot())
    .resize(width)
    .png({ palette: true, effort: 10 });
  writeFileSync(join(readmeFolder, `${name}.png`), await picture.toBuffer());
}

const inEnglish = (key: keyof typeof words): string => String(words[key].en);

test('pictures of the README: the portal', async ({ browser, origin }) => {
  const page = await demoMember(browser, origin, { lang: 'en' });
  await page.goto(`${origin}/home`);
  await keep(page, 'home', 480);
  const orders = await callAsDemoLogin<unknown>(
    page,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?state=awaitingPayment',
  );
  await page.goto(`${origin}/myOrder/${firstId(orders)}`);
  await keep(page, 'order', 480);
  await loadAndSettle(page, `${origin}/consolidate`);
  const boxes = page.locator('main').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  for (const title of ['consolidate.to.title', 'consolidate.channel.title'] as const) {
    await page.getByRole('button', { name: inEnglish('consolidate.next') }).click();
    await expect(page.getByRole('heading', { name: inEnglish(title) })).toBeVisible();
    await waitUntilSettled(page);
  }
  await keep(page, 'consolidate', 480);
  await page.context().close();
});

test('pictures of the README: the console', async ({ browser, origin }) => {
  const page = await demoClerk(browser, origin, 'owner', { height: 800, lang: 'en' });
  const owner: [Face, string] = ['console', 'owner'];
  const rows = await callAsDemoLogin<{ list: readonly { billCode: string }[] }>(
    page,
    origin,
    owner,
    'staff/parcels?state=forecast',
  );
  await loadAndSettle(page, `${origin}/console/desk`);
  await expect(page.locator('[data-step="scan"]')).toBeFocused();
  await typeLine(page, rows.list[0]?.billCode ?? '');
  await expect(page.locator('[data-step="weight"]')).toBeFocused();
  await keep(page, 'desk', 1100);
  const toPack = await callAsDemoLogin<unknown>(page, origin, owner, 'staff/orders?state=processing');
  await page.goto(`${origin}/console/packing/${firstId(toPack)}`);
  await keep(page, 'pack', 1100);
  const cards = await callAsDemoLogin<unknown>(page, origin, owner, 'staff/rate-cards');
  await page.goto(`${origin}/console/pricing/${firstId(cards)}`);
  await keep(page, 'pricing', 1100);
  await page.context().close();
});
