import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { register } from './member.ts';
import { callApiInPage, tokenIn } from './newShop.ts';
import { goAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoGuest, listenForFaults, newPage } from './visit.ts';
import { portalTextOf } from './words.ts';

const fresh = () => String(randomInt(100_000, 999_999)).padStart(6, '0');

test('a member pastes a message, corrects one card and sends it; another app shares a text', async ({
  browser,
  origin,
}) => {
  const phone = await demoGuest(browser, origin);
  const serial = randomInt(10_000_000, 99_999_999);
  await register(phone, await newPage(browser, 1280), origin, `pste${serial}`, `09${serial}`);
  const faults = listenForFaults(phone);
  const [one, two, three] = [`YT1000001${fresh()}`, `SF1000002${fresh()}`, `JT1000003${fresh()}`];
  const text = [
    '訂單編號：3387654321098765432',
    '商品：純棉上衣',
    '數量：2',
    '實付款：NT$450',
    `快遞單號：${one}`,
    '電話 13800138000',
    '',
    '商品：北歐馬克杯',
    '實付款：￥99.50',
    `快遞單號：${two}`,
  ].join('\n');
  await goAndSettle(phone, `${origin}/newBag`);
  const box = phone.getByLabel(portalTextOf('parcels.forecast.numbers')).first();
  const card = (number: string) => phone.getByRole('listitem').filter({ hasText: number });

  await test.step('the text becomes cards that are marked as guessed', async () => {
    await box.fill(text);
    await expect(card(one)).toContainText('純棉上衣');
    await expect(card(one)).toContainText(portalTextOf('parcels.paste.guess'));
    await expect(card(two)).toContainText('CNY 99.50');
    await expect(phone.getByText(portalTextOf('parcels.forecast.count', { n: 2 }))).toBeVisible();
    await phone.getByText(portalTextOf('parcels.paste.left', { n: 2 })).click();
    await expect(phone.getByText('13800138000', { exact: true })).toBeVisible();
  });

  const correct = async (number: string, value: string) => {
    await phone.getByRole('button', { name: portalTextOf('parcels.forecast.own', { number }) }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByText('服飾', { exact: true }).click();
    await dialog.getByLabel(portalTextOf('parcels.value')).fill(value);
    await dialog.getByRole('button', { name: portalTextOf('shell.save') }).click();
    await expect(dialog).toHaveCount(0);
  };
  await test.step('a corrected card is no longer marked, also after a reload', async () => {
    await correct(one, '451');
    await correct(two, '430');
    await expect(card(one)).not.toContainText(portalTextOf('parcels.paste.guess'));
    await phone.reload();
    await expect(card(one)).toContainText('451');
    await expect(card(one)).not.toContainText(portalTextOf('parcels.paste.guess'));
  });

  await test.step('the parcels are sent, and pasting the text again says so at once', async () => {
    await phone.getByRole('button', { name: portalTextOf('parcels.forecast.sendMany', { n: 2 }) }).click();
    await expect(phone.getByText(portalTextOf('parcels.result.allGood', { good: 2 }))).toBeVisible();
    await phone.getByRole('button', { name: portalTextOf('parcels.result.more') }).click();
    await box.fill(one);
    await expect(card(one)).toContainText(portalTextOf('parcels.result.alreadyYours'));
    await box.fill('');
  });

  await test.step('a text shared from another app is in the box', async () => {
    const manifest = await (await phone.request.get(`${origin}/manifest.webmanifest`)).json();
    expect(manifest.share_target).toMatchObject({ action: '/newBag', method: 'GET' });
    const shared = `【極兔速遞】您的包裹 ${three} 已發出，小哥13800138000`;
    const search = new URLSearchParams({ [manifest.share_target.params.text]: shared });
    await phone.goto(`${origin}${manifest.share_target.action}?${search}`);
    await expect(card(three)).toBeVisible();
    await expect(phone.getByText(portalTextOf('parcels.paste.shared'))).toBeVisible();
    await expect(phone).toHaveURL(`${origin}/newBag`);
    await phone.reload();
    await expect(card(three)).toBeVisible();
  });

  await test.step('a second tap after sharing forecasts it, with marked guesses', async () => {
    await expect(phone.getByText(portalTextOf('parcels.paste.guess.last')).first()).toBeVisible();
    await phone.getByRole('button', { name: portalTextOf('parcels.forecast.send'), exact: true }).click();
    await expect(phone.getByText(portalTextOf('parcels.result.allGood', { good: 1 }))).toBeVisible();
  });

  await test.step('an order text from a shop’s app: goods, count and value are read, and one tap sends them', async () => {
    const four = `YT1000004${fresh()}`;
    const order = `商品：純棉上衣\n數量：3\n實付款：NT$620\n快遞單號：${four}`;
    await phone.goto(`${origin}/newBag?${new URLSearchParams({ text: order })}`);
    await expect(card(four)).toBeVisible();
    await expect(phone.locator('input[name="declaredValueMinor"]')).toHaveValue('620');
    await phone.getByRole('button', { name: portalTextOf('parcels.forecast.send'), exact: true }).click();
    await expect(phone.getByText(portalTextOf('parcels.result.allGood', { good: 1 }))).toBeVisible();
    const { list } = await callApiInPage<{ list: { goodsName: string; goodsCount: number }[] }>(
      phone,
      'GET',
      `Member/QueryBillCode?words=${four}`,
      await tokenIn(phone, 'crossdock.token'),
    );
    expect(list).toMatchObject([{ goodsName: '純棉上衣', goodsCount: 3, declaredValueMinor: 62_000 }]);
  });
  expect(faults).toEqual([]);
});
