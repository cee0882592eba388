import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { portalWords, words } from '../packages/contract/src/evidence/words.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoGuest, newPage, openAs } from './visit.ts';

const say = (key: keyof typeof words | keyof typeof portalWords) => ({ ...words, ...portalWords })[key].tw;

interface Orders {
  readonly list: readonly { readonly id: string; readonly number: string; readonly state: string }[];
}

test('a member saves the proof of an order, and anybody can verify it', async ({ browser, origin }) => {
  const page = await newPage(browser, 390);
  const { list } = await callAsDemoLogin<Orders>(
    page,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?state=signed',
  );
  const [order] = list;
  expect(order).toBeDefined();
  await openAs(page, origin, 'portal', 'demo', 'tw');
  await page.goto(`${origin}/myOrder/${order?.id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('evidence.get') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${order?.number}.pdf`);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const code = /%document-seal \S+ (\S+) /.exec(file.toString('latin1'))?.[1] ?? '';

  const stranger = await demoGuest(browser, origin);
  const address = `${origin}/proof#${new URLSearchParams({ number: order?.number ?? '', code })}`;
  await stranger.goto(address);
  await expect(stranger.getByText(say('evidence.check.genuine'))).toBeVisible();
  const check = async (bytes: Buffer, outcome: 'evidence.check.unchanged' | 'evidence.check.changed') => {
    await stranger
      .locator('input[type="file"]')
      .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: bytes });
    await expect(stranger.getByText(say(outcome))).toBeVisible();
  };
  await check(file, 'evidence.check.unchanged');
  const changed = Buffer.from(file);
  changed[2_000] = (changed[2_000] ?? 0) ^ 1;
  await check(changed, 'evidence.check.changed');
  await stranger.getByRole('textbox', { name: say('evidence.check.code') }).fill('AAAAA');
  await stranger.getByRole('button', { name: say('evidence.check.go'), exact: true }).click();
  await expect(stranger.getByText('本店沒有開立過這個編號')).toBeVisible();
});
