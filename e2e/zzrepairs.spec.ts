import { test } from '@playwright/test';
import { newPage, openAs, settled } from './visit.ts';

for (const [width, lang] of [
  [390, 'tw'],
  [1280, 'en'],
] as const)
  test(`pictures ${width}`, async ({ browser, baseURL }) => {
    const origin = baseURL ?? '';
    const page = await newPage(browser, width, width === 390 ? 844 : 900);
    await openAs(page, origin, 'portal', 'demo', lang);
    const shot = (name: string) => page.screenshot({ path: `/tmp/repairs/${name}-${width}.png` });
    for (const [name, path] of [
      ['insured', '/ship?insured=99999999'],
      ['service', '/ship?services=0198c1a2-0000-7000-8000-000000000000*1'],
      ['authentication', '/authentication?returnTo=/ship'],
      ['recharge', '/recharge?returnTo=/ship&amount=50000'],
      ['address', '/address?returnTo=/ship'],
    ] as const) {
      await page.goto(`${origin}${path}`);
      await settled(page);
      await shot(name);
    }
    const desk = await newPage(browser, width, width === 390 ? 844 : 900);
    await openAs(desk, origin, 'console', 'owner', lang);
    await desk.goto(`${origin}/console/orders?size=50`);
    await settled(desk);
    await desk
      .getByText(lang === 'tw' ? '選取本頁全部' : 'Select all on this page')
      .first()
      .click({ timeout: 5_000 })
      .catch(() =>
        desk
          .getByRole('checkbox', { name: lang === 'tw' ? '選取本頁全部' : 'Select all on this page' })
          .check(),
      );
    await desk.getByRole('button', { name: lang === 'tw' ? '取消訂單' : 'Cancel orders' }).click();
    await settled(desk);
    await desk.screenshot({ path: `/tmp/repairs/bulk-${width}.png` });
  });
