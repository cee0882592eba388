import { expect, test } from '@playwright/test';
import { go } from './route.ts';
import { newPage, openAs, read, settled, tokenOf } from './visit.ts';

test('look', async ({ browser, baseURL }) => {
  test.setTimeout(400_000);
  const origin = baseURL ?? '';
  for (const [lang, width, height] of [['tw', 390, 844], ['en', 1280, 900]] as const) {
    const page = await newPage(browser, width);
    await page.setViewportSize({ width, height });
    await openAs(page, origin, 'portal', 'demo', lang);
    const headers = { authorization: `Bearer ${await tokenOf(page, origin, 'portal', 'demo')}` };
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(`${origin}/api/${path}`, { headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, data });
      console.log(path, (await answer.text()).slice(0, 600));
      return ((await answer.json()) as { data: any }).data;
    };
    const shot = async (name: string) => { await settled(page); await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/standing/${lang}-${name}.png`, fullPage: true }); };
    await go(page, `${origin}/standing`); await shot('list');
    await go(page, `${origin}/standing/new`); await shot('new');
    const { list } = await read<{ list: any[] }>(page, origin, ['portal', 'demo'], 'standing/orders');
    console.log(JSON.stringify(list).slice(0, 1500));
    const known = list[0];
    const { id } = await post('standing/orders', { parcels: 1, weightG: 8000, weightBy: 'chargeable', freeDaysLeft: 5, addressId: known.addressId, channelId: known.channelId, declarerId: known.declarerId, limitMinor: 80000, asksFirst: true });
    await go(page, `${origin}/standing/${id}`); await settled(page);
    await page.getByRole('button', { name: lang === 'tw' ? '用過去一年試算' : 'Try on my past year' }).click();
    await page.waitForTimeout(1500);
    await shot('rule');
    await post('standing/orders/try', { id });
    const rule = (await read<{ list: any[] }>(page, origin, ['portal', 'demo'], 'standing/orders')).list.find((one) => one.id === id);
    await post('standing/orders/start', { id, changedAt: rule.changedAt });
    await expect.poll(async () => { const now = await read<{ asked: any[]; list: any[] }>(page, origin, ['portal', 'demo'], 'standing/orders'); return now.asked.length + now.list.filter((one) => one.obstacle.error !== '').length; }, { timeout: 150_000, intervals: [3000] }).toBeGreaterThan(0);
    const now = await read<{ asked: any[]; list: any[] }>(page, origin, ['portal', 'demo'], 'standing/orders');
    console.log(JSON.stringify(now.asked), JSON.stringify(now.list.map((one) => one.obstacle)));
    await go(page, `${origin}/standing`); await shot('asked');
    if (now.asked[0]) {
      await go(page, `${origin}/standingAct/${now.asked[0].id}`); await shot('act');
      const one = await read<any>(page, origin, ['portal', 'demo'], `standing/acts/one?id=${now.asked[0].id}`);
      console.log(JSON.stringify(one.offer));
      if (one.offer.kind === 'price' && one.offer.missingMinor === 0) {
        await page.getByRole('button', { name: lang === 'tw' ? /同意/ : /Agree/ }).click();
        await page.waitForTimeout(2500); await shot('placed');
        const desk = await newPage(browser, 1280);
        await openAs(desk, origin, 'console', 'owner', 'en');
        const acts = await read<{ list: any[] }>(page, origin, ['portal', 'demo'], 'standing/acts');
        await go(desk, `${origin}/console/orders/${acts.list[0].orderId}`); await settled(desk);
        await desk.screenshot({ path: `/tmp/standing/${lang}-desk.png` });
        await go(page, `${origin}/standingAct/${now.asked[0].id}`); await settled(page);
        await post('standing/acts/undo', { id: now.asked[0].id });
        await go(page, `${origin}/standing`); await shot('undone');
      }
    }
    await post('standing/orders/remove', { id });
  }
});
