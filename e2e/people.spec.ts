import { randomInt } from 'node:crypto';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { isTaiwanId } from '../packages/domain/src/members/identity.ts';
import { announce, confirmTopAnnouncement, hostileHtml } from './announcements.ts';
import { pressInDialog } from './presses.ts';
import { go, goAndSettle } from './route.ts';
import { test } from './test.ts';
import {
  callAsDemoLogin,
  demoClerk,
  demoMember,
  logIn,
  newPage,
  openAs,
  tokenOf,
  waitUntilSettled,
} from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** An identity number with a valid check digit that no demo person has. */
function freshNumber(): string {
  const head = `P1${String(randomInt(0, 9_999_999)).padStart(7, '0')}`;
  return [...'0123456789'].map((digit) => head + digit).find(isTaiwanId) ?? '';
}

/** Waits until the search shows only this declarer in the queue. */
async function openInQueue(clerk: Page, origin: string, name: string): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/declarers?words=${encodeURIComponent(name)}`);
  await expect(clerk.getByText(name).first()).toBeVisible();
}

test('a declarant is refused with a reason, corrected, approved and used for an order', async ({
  browser,
  origin,
}) => {
  const [phone, clerk] = [await demoMember(browser, origin), await demoClerk(browser, origin, 'support')];
  const name = `測試申報人${randomInt(1000, 9999)}`;
  const card = phone.getByRole('listitem').filter({ hasText: name });

  await phone.goto(`${origin}/declarer?add=1`);
  const save = phone.getByRole('button', { name: portalTextOf('shell.save') });
  await save.click();
  await expect(phone.getByText('請填寫這一項')).toHaveCount(3);
  await phone.getByLabel(portalTextOf('declarers.name')).fill(name);
  await phone.getByLabel(portalTextOf('declarers.phone')).fill('0912345678');
  await phone.getByLabel(portalTextOf('declarers.idNumber')).fill(freshNumber());
  await save.click();
  await expect(card).toContainText(portalTextOf('declarers.status.0'));

  await openInQueue(clerk, origin, name);
  await clerk.getByLabel(consoleTextOf('shell.audit.reason')).fill('電話與實名登記不同');
  await clerk.getByRole('button', { name: consoleTextOf('shell.audit.reject'), exact: true }).click();
  // The member's open page updates without a reload.
  await expect(card).toContainText('電話與實名登記不同');

  await card.getByRole('button', { name: portalTextOf('shell.edit') }).click();
  await phone.getByLabel(portalTextOf('declarers.phone')).fill('0987654321');
  await save.click();
  await expect(card).toContainText(portalTextOf('declarers.status.0'));
  await openInQueue(clerk, origin, name);
  const approve = clerk.getByRole('button', { name: consoleTextOf('shell.audit.approve'), exact: true });
  await approve.click();
  await expect(card).toContainText(portalTextOf('declarers.status.1'));
  // A decision can be undone within ten seconds, and the declarer waits again.
  await clerk.getByRole('button', { name: consoleTextOf('shell.audit.undo'), exact: true }).click();
  await expect(card).toContainText(portalTextOf('declarers.status.0'));
  await approve.click();
  await expect(card).toContainText(portalTextOf('declarers.status.1'));

  const { list } = await callAsDemoLogin<{ list: { id: string }[] }>(
    phone,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?state=processing&pageSize=100',
  );
  // Uses the oldest order, because other journeys pack newer ones.
  const orderId = list.at(-1)?.id ?? '';
  await go(phone, `${origin}/myOrder/${orderId}`);
  await phone.getByRole('button', { name: portalTextOf('declarers.order.add') }).click();
  await phone.getByRole('button', { name: `${portalTextOf('declarers.order.add')} ${name}` }).click();
  await expect(card).toBeVisible();
  await go(clerk, `${origin}/console/orders/${orderId}`);
  await expect(clerk.getByText(name)).toBeVisible();
});

interface Member {
  readonly id: string;
  readonly account: string;
}

test('an important announcement covers the home page until it is read, and the clerk sees its readers', async ({
  browser,
  origin,
}) => {
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  const support = ['console', 'support'] as const;
  await openAs(clerk, origin, 'console', 'support', 'tw');
  const title = `必讀公告${randomInt(1000, 9999)}`;
  // Chooses a member with a level that no other journey uses, who has confirmed the demo's announcements.
  const { list } = await callAsDemoLogin<{ list: Member[] }>(
    clerk,
    origin,
    support,
    'staff/members?level=2&pageSize=100',
  );
  const shown = await callAsDemoLogin<{ list: { id: string; top: boolean }[] }>(
    clerk,
    origin,
    support,
    'staff/announcements?shelf=live',
  );
  const known = await callAsDemoLogin<{ list: { memberId: string }[] }>(
    clerk,
    origin,
    support,
    `staff/announcements/readers?pageSize=100&id=${shown.list.find(({ top }) => top)?.id}`,
  );
  const reader = list.find(({ id }) => known.list.some(({ memberId }) => memberId === id));
  await openAs(phone, origin, 'portal', reader?.account ?? '', 'tw');

  await announce(clerk, origin, title, '銀卡會員');
  await confirmTopAnnouncement(phone, origin, title);
  await go(phone, `${origin}/answer`);
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByText(portalTextOf('announcements.acknowledged'))).toBeVisible();
  await expect(phone.locator('main img[src^="/files/"]')).toBeVisible();

  await clerk.reload();
  await expect(clerk.getByRole('row').filter({ hasText: reader?.account ?? '' })).toHaveCount(1);
  await clerk.getByRole('button', { name: consoleTextOf('announcements.end') }).click();
  await pressInDialog(clerk, consoleTextOf('announcements.end'));
  await expect(clerk.getByText(consoleTextOf('announcements.state.ended'), { exact: true })).toBeVisible();
});

test('a hostile text does nothing in a browser even if no server has cleaned it', async ({
  browser,
  origin,
}) => {
  const phone = await newPage(browser, 390);
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await openAs(phone, origin, 'portal', null, 'tw');
  await phone.route('**/api/Member/GetArticleNoviceInfo?*id=*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.article.html = hostileHtml;
    await route.fulfill({ response: answer, json: body });
  });
  await phone.goto(`${origin}/noviceguidance`);
  await phone.getByRole('listitem').getByRole('link').first().click();
  await expect(phone.getByText('三')).toBeVisible();
  await waitUntilSettled(phone);
  expect(await phone.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
  const left = phone
    .locator('main')
    .locator('script, svg a, iframe, style, form, input, math, [onerror], [onclick], [style*=fixed]');
  await expect(left).toHaveCount(0);
  await expect(
    phone.locator('main a[href^="javascript"], main img[src^="data:"], main img[src^="http"]'),
  ).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
});

test('a guest writes, logs in, and finds the answer in the same conversation', async ({
  browser,
  origin,
}) => {
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  const question = `請問怎麼合併寄送${randomInt(1000, 9999)}？`;
  await phone.goto(`${origin}/freightTrial`);
  await phone.getByRole('button', { name: portalTextOf('shell.support'), exact: true }).click();
  const frame = phone.frameLocator('iframe');
  const box = frame.getByLabel(portalTextOf('support.write'), { exact: true });
  await expect(box).toBeEnabled();
  await box.fill(question);
  await box.press('Enter');
  await expect(frame.getByRole('log').getByText(question)).toBeVisible();
  await sendPicture(frame, await phone.screenshot());
  await expect(frame.getByText(portalTextOf('support.sending'))).toHaveCount(0);

  await logIn(phone, origin);
  await phone.goto(`${origin}/im`);
  const talk = phone.getByRole('log');
  await expect(talk.getByText(question)).toBeVisible();
  await expect(talk.getByRole('img')).toHaveCount(1);
  await sendCard(phone, `這件${question}`);

  await openAs(clerk, origin, 'console', 'support', 'tw');
  await clerk.goto(`${origin}/console/chat?words=demo`);
  await clerk.getByRole('button', { name: new RegExp(`這件${question.slice(0, 8)}`) }).click();
  await expect(clerk.getByRole('log').getByText(portalTextOf('support.card.parcel'))).toBeVisible();
  await expect(clerk.getByRole('log').getByRole('img')).toBeVisible();
  const answer = clerk.getByLabel(consoleTextOf('support.write'), { exact: true });
  await answer.fill(`回覆${question}`);
  await answer.press('Enter');
  await expect(talk.getByText(`回覆${question}`)).toBeVisible();
  await sendPicture(clerk, await clerk.screenshot());
  await expect(talk.getByRole('img')).toHaveCount(2);
});

/** Sends a picture without text: removes it, chooses it again, and sends it after the upload. */
async function sendPicture(page: Page | FrameLocator, buffer: Buffer): Promise<void> {
  const file = { name: 'goods.png', mimeType: 'image/png', buffer };
  const pictures = page.getByRole('log').getByRole('img', { name: portalTextOf('support.picture') });
  const before = await pictures.count();
  const choose = () => page.locator('input[type=file]').setInputFiles(file);
  const remove = page.getByRole('button', { name: portalTextOf('support.draft.remove') });
  const send = page.getByRole('button', { name: portalTextOf('support.send'), exact: true });
  await choose();
  await expect(send).toBeEnabled();
  await remove.click();
  await expect(send).toBeDisabled();
  await choose();
  await expect(send).toBeEnabled();
  await expect(pictures).toHaveCount(before);
  await send.click();
  await expect(pictures).toHaveCount(before + 1);
  await expect(remove).toHaveCount(0);
}

/** Sends one of the member's parcels as a card, with a text. */
async function sendCard(phone: Page, words: string): Promise<void> {
  const talk = phone.getByRole('log');
  const send = phone.getByRole('button', { name: portalTextOf('support.send') });
  await phone.getByRole('button', { name: portalTextOf('support.card.choose') }).click();
  await phone.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await phone.getByLabel(portalTextOf('support.write'), { exact: true }).fill(words);
  await send.click();
  await expect(talk.getByRole('link', { name: portalTextOf('support.card.parcel') })).toBeVisible();
  await expect(phone.getByText(portalTextOf('support.sending'))).toHaveCount(0);
}

test('staff who act as a member see so beside the first rows of a list, before the server has answered', async ({
  browser,
  origin,
}) => {
  const page = await newPage(browser, 390);
  const member = await callAsDemoLogin<{ id: string }>(
    page,
    origin,
    ['portal', 'demo'],
    'Member/GetMemberInfo',
  );
  const answer = await page.request.post(`${origin}/api/staff/members/actAs`, {
    data: { memberId: member.id },
    headers: { authorization: `Bearer ${await tokenOf(page, origin, 'console', 'owner')}` },
  });
  const { data } = (await answer.json()) as { data: { url: string } };
  await page.goto(data.url);
  await page.waitForURL(`${origin}/home`);
  const told = page.getByRole('button', { name: portalTextOf('shell.acting.end') });
  await expect(page.getByText(portalTextOf('shell.acting', { staff: '店長' }))).toBeVisible();
  await page.route('**/api/Member/GetMemberInfo*', () => undefined);
  await page.goto(`${origin}/myBag`);
  await page.locator('main ul li a').first().waitFor();
  expect(await told.count()).toBe(1);
  await page.close();
});
