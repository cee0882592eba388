import { test } from '@playwright/test';
import { newPage, openAs, read, settled } from './visit.ts';

test('screens', async ({ browser, baseURL }) => {
  test.setTimeout(400_000);
  const origin = baseURL ?? '';
  const desk = await newPage(browser, 1280);
  await desk.setViewportSize({ width: 1280, height: 900 });
  await openAs(desk, origin, 'console', 'owner', 'en');
  const phone = await newPage(browser, 390);
  await phone.setViewportSize({ width: 390, height: 844 });
  await openAs(phone, origin, 'console', 'owner', 'tw');
  const my = await newPage(browser, 390);
  await my.setViewportSize({ width: 390, height: 844 });
  await openAs(my, origin, 'portal', 'demo', 'tw');
  const wide = await newPage(browser, 1280);
  await wide.setViewportSize({ width: 1280, height: 900 });
  await openAs(wide, origin, 'portal', 'demo', 'en');
  const shoot = async (page: typeof desk, name: string) => {
    await settled(page);
    await page.screenshot({ path: `/tmp/boxes/${name}.png`, fullPage: true });
  };
  const get = (path: string) => read<any>(desk, origin, ['console', 'owner'], path);
  const attempt = async (name: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      console.log(name, String(error).slice(0, 600));
    }
  };
  const details = (id: string) => get(`staff/orders/detail?orderId=${id}`);
  const list = async (state: string, more = '') =>
    (await get(`staff/orders?state=${state}&pageSize=100${more}`)).list;
  let chosen: any;
  for (const one of await list('processing')) {
    if (one.parcelCount < 2) continue;
    const d = await details(one.id);
    if (d.addressPending || d.packer) continue;
    const many = d.parcels.find((p: any) => p.goodsCount > 1);
    if (!many) continue;
    chosen = d;
    if (one.member.account === 'demo') break;
  }
  console.log('chosen', chosen?.number, chosen?.member.account);
  await attempt('split', async () => {
    const parts = (await get('staff/parcels?state=split&pageSize=10')).list;
    console.log('split', parts.length);
    await desk.goto(`${origin}/console/parcels/${parts[0].id}`);
    await shoot(desk, 'parcel-split-en');
  });
  await attempt('service', async () => {
    const token = await read<any>(my, origin, ['portal', 'demo'], 'Services/offered').catch(() => null);
    void token;
    const { tokenOf } = await import('./visit.ts');
    const mine = await tokenOf(my, origin, 'portal', 'demo');
    const call = async (path: string, data: object) => {
      const answer = await my.request.post(`${origin}/api/${path}`, {
        data,
        headers: { authorization: `Bearer ${mine}` },
      });
      return answer.json();
    };
    const { servicePath, offeredPath } = JSON.parse(process.env.PATHS ?? '{}');
    const offered = await read<any>(my, origin, ['portal', 'demo'], offeredPath);
    const split = offered.list.find((s: any) => s.kind === 'split');
    const shelved = (await get('staff/parcels?state=shelved&pageSize=100')).list.filter(
      (p: any) => p.member?.account === 'demo' && p.goodsCount > 1,
    );
    console.log('shelved', shelved.length, split?.id);
    console.log(
      JSON.stringify(
        await call(servicePath, {
          parcelId: shelved[0].id,
          serviceId: split.id,
          payer: 'bill',
          quantity: 1,
          wish: '一件一箱',
        }),
      ).slice(0, 300),
    );
    for (const [page, name] of [
      [phone, 'tw'],
      [desk, 'en'],
    ] as const) {
      await page.goto(`${origin}/console/services?kind=split`);
      await settled(page);
      await shoot(page, `services-${name}`);
      await page
        .locator('main')
        .getByRole('button', { name: name === 'en' ? /^Finish|^Complete|^Mark as done|^Done$/ : /^完成/ })
        .last()
        .click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/boxes/split-${name}.png` });
    }
    const boxes = desk.getByRole('dialog');
    const part = (n: number) => boxes.getByRole('group').nth(n);
    const all = shelved[0].goodsCount;
    for (const n of [0, 1]) {
      await part(n)
        .getByLabel(/Weight/)
        .fill('0.8');
      await part(n)
        .getByLabel(/Length/)
        .fill('20 15 10');
      await part(n)
        .getByLabel(/Items/)
        .fill(String(n === 0 ? 1 : all));
    }
    await boxes.locator('button[type=submit]').click();
    await desk.waitForTimeout(1500);
    await desk.screenshot({ path: '/tmp/boxes/split-wrong-en.png' });
    await part(1)
      .getByLabel(/Items/)
      .fill(String(all - 1));
    await boxes.locator('button[type=submit]').click();
    await desk.waitForTimeout(2500);
    await desk.screenshot({ path: '/tmp/boxes/split-made-en.png' });
    await my.goto(`${origin}/myBag/${shelved[0].id}`);
    await shoot(my, 'my-split-tw');
  });
});
