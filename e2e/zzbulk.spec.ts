import { test } from '@playwright/test';
import { newPage, openAs, read } from './visit.ts';

const sizes = [
  [390, 844, 'tw'],
  [1280, 900, 'en'],
] as const;

for (const [width, height, lang] of sizes)
  test(`screens ${lang}`, async ({ browser, baseURL }) => {
    const page = await newPage(browser, width, height);
    const origin = baseURL ?? `http://localhost:${process.env.E2E_PORT}`;
    await openAs(page, origin, 'console', 'owner', lang);
    const { list } = await read<{ list: { id: string }[] }>(
      page,
      origin,
      ['console', 'owner'],
      'staff/payouts',
    );
    const id = list[0]?.id ?? '';
    await page.route(/.*/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('"TWD"', '"MYR"');
      await route.fulfill({ response: answer, body });
    });
    const paused = 'float';
    await page.route('**/api/staff/payouts/one**', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [line] = body.data.lines;
      const make = (n: number, changes: object) => ({
        ...line,
        id: line.id.replace(/.$/, String(n)),
        position: n,
        reference: `WDEKZZT167${n}`,
        bankCode: 'MBBEMYKL',
        bankName: 'Maybank Berhad',
        account: '543478924652',
        ...changes,
      });
      Object.assign(body.data, {
        format: 'billplz',
        state: 'sent',
        pausedWhy: paused,
        resumeAt: paused ? new Date(Date.now() + 3_600_000).toISOString() : null,
        lineCount: 5,
        currency: 'MYR',
        lines: [
          make(1, {
            state: 'paid',
            providerReference: '0b924e37-7418-4d17-b234-8de424dc48e5',
            providerState: 'completed',
            unsure: false,
          }),
          make(2, {
            state: 'returned',
            returnReason: 'The bank could not credit the account, so the money came back',
            providerReference: '0b924e37-7418-4d17-b234-8de424dc48e6',
            providerState: 'refunded',
            unsure: false,
          }),
          make(3, {
            state: 'sent',
            providerReference: '0b924e37-7418-4d17-b234-8de424dc48e7',
            providerState: 'enquiring',
            unsure: false,
          }),
          make(4, { state: 'waiting', unsure: true }),
          make(5, { state: 'waiting', unsure: false }),
        ],
      });
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${origin}/console/wallet/payouts/${id}`);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/bulk/batch-${lang}.png`, fullPage: true });
    await page.goto(`${origin}/console/wallet/payouts`);
    await page.waitForTimeout(1500);
    await page
      .getByRole('button', { name: /建立批次|Build batch/ })
      .first()
      .click();
    await page.waitForTimeout(1500);
    await page
      .getByLabel(/付款方式|Way/)
      .first()
      .selectOption('billplz')
      .catch(() => undefined);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/bulk/build-${lang}.png` });
    await page.goto(`${origin}/console/wallet/settings`);
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `/tmp/bulk/settings-${lang}.png` });
    const add = page.getByRole('button', { name: /新增.*帳戶|Add.*account/ });
    console.log(await add.allTextContents(), page.url());
    await add
      .first()
      .click()
      .catch(() => undefined);
    await page.waitForTimeout(1000);
    await page
      .locator('dialog select, [role=dialog] select')
      .first()
      .selectOption('billplz')
      .catch((e) => console.log(String(e).slice(0, 200)));
    await page.waitForTimeout(500);
    const boxes = page.locator('[role=dialog] input, dialog input');
    for (let i = 0; i < (await boxes.count()); i += 1) {
      const box = boxes.nth(i);
      if ((await box.getAttribute('type')) === 'text' || (await box.getAttribute('type')) === null)
        await box.fill('abcd1234').catch(() => undefined);
    }
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/bulk/account-${lang}.png` });
    await page
      .getByRole('button', { name: /測試付款項目|Test payouts/ })
      .scrollIntoViewIfNeeded()
      .catch(() => undefined);
    await page.screenshot({ path: `/tmp/bulk/account2-${lang}.png` });
  });
