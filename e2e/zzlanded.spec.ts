import { test } from '@playwright/test';
import type { Output } from '../packages/contract/src/table.ts';
import { newPage, openAs, read, settled } from './visit.ts';

test('pictures', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const origin = String(baseURL);
  for (const [lang, w, h] of [
    ['tw', 390, 844],
    ['en', 1280, 900],
  ] as const) {
    const shot = async (page: import('@playwright/test').Page, name: string) => {
      await settled(page).catch(() => undefined);
      await page.screenshot({ path: `/tmp/landed/${name}-${lang}.png`, fullPage: true });
    };
    const guest = await newPage(browser, w, h);
    await openAs(guest, origin, 'portal', null, lang);
    const trial = {
      country: 'TW',
      goodsType: 'clothes',
      declared: '3000',
      boxes: [{ weight: '1', length: '', width: '', height: '' }],
    };
    await guest.goto(`${origin}/freightTrial?trial=${encodeURIComponent(JSON.stringify(trial))}`);
    await guest.waitForTimeout(2500);
    await shot(guest, 'trial');
    const member = await newPage(browser, w, h);
    await openAs(member, origin, 'portal', 'demo', lang);
    await member.goto(`${origin}/ship`);
    await member.waitForTimeout(1500);
    await shot(member, 'ship');
    for (const state of ['awaitingSignature', 'processing']) {
      const { list } = await read<Output<'listOrders'>>(
        member,
        origin,
        ['portal', 'demo'],
        `Orders/QueryOrder?state=${state}`,
      );
      await member.goto(`${origin}/myOrder/${list[0]?.id}`);
      await member.waitForTimeout(1000);
      await shot(member, `order-${state}`);
      if (state === 'awaitingSignature') {
        const desk = await newPage(browser, w, h);
        await openAs(desk, origin, 'console', 'owner', lang);
        await desk.goto(`${origin}/console/orders/${list[0]?.id}`);
        await desk.waitForTimeout(1000);
        await shot(desk, 'desk-order');
        await desk.goto(`${origin}/console/pricing/duties`);
        await desk.waitForTimeout(1000);
        await shot(desk, 'tables');
        await desk
          .getByRole('button', { name: lang === 'tw' ? '改寫' : 'Revise' })
          .first()
          .click();
        await desk.waitForTimeout(1000);
        await shot(desk, 'dialog');
        await desk.goto(`${origin}/console/pricing`);
        await shot(desk, 'pricing');
      }
    }
  }
});
