import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { unsubscribeTexts } from '../packages/contract/src/notices/mailTexts.ts';
import { approveAddressOf, pack, receiveParcels } from './clerk.ts';
import {
  askAbout,
  askForPickup,
  buyOpenProduct,
  declarePickedUp,
  openProduct,
  pickUpGoods,
  topUp,
} from './goods.ts';
import { addAddress, consolidate, register } from './member.ts';
import { go, goAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, demoGuest, expectAccessible, listenForFaults } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** All goods of an order must have the same goods type, so the picked-up goods get the type of this product. */
const product = { name: '搬家紙箱', goodsType: '文具' };

/** Answers the waiting chat of this question. The customer sees the answer at once. */
async function answer(clerk: Page, origin: string, question: string, said: string): Promise<void> {
  await go(clerk, `${origin}/console/chat`);
  await clerk.getByRole('button', { name: new RegExp(question.slice(0, 12)) }).click();
  await expect(clerk.getByRole('log').getByText(portalTextOf('support.card.product'))).toBeVisible();
  const box = clerk.getByLabel(consoleTextOf('support.write'), { exact: true });
  await box.fill(said);
  await box.press('Enter');
  await expect(clerk.getByRole('log').getByText(said)).toBeVisible();
}

/** Chooses email for notices, except for arrivals. */
async function chooseWays(phone: Page, origin: string): Promise<void> {
  await go(phone, `${origin}/answer?view=settings`);
  const mail = phone.getByRole('checkbox', { name: portalTextOf('notices.way.email'), exact: true });
  await mail.check();
  const arrived = `${portalTextOf('notices.kind.arrived')}: ${portalTextOf('notices.way.email')}`;
  await phone.getByRole('checkbox', { name: arrived }).uncheck();
  await phone.getByRole('button', { name: portalTextOf('notices.save') }).click();
  await expect(phone.getByText(portalTextOf('notices.saved'))).toBeVisible();
}

/** Follows a new visitor from a question about a product to an order, including the notices. */
test('a guest asks, registers, buys, and ships it with goods that a driver fetched; each message arrives once', async ({
  browser,
  origin,
}) => {
  const phone = await demoGuest(browser, origin);
  const clerk = await demoClerk(browser, origin, 'owner');
  const faults = [listenForFaults(phone), listenForFaults(clerk)];
  const serial = randomInt(10_000_000, 99_999_999);
  const account = `e2g${serial}`;
  const question = `${serial} 這個還有嗎？`;

  await test.step('a guest asks about a product and is answered', async () => {
    await openProduct(phone, origin, product.name);
    await askAbout(phone, question);
    await answer(clerk, origin, question, `有的${serial}`);
    await expect(phone.frameLocator('iframe').getByText(`有的${serial}`)).toBeVisible();
  });
  await test.step('the guest registers and keeps the conversation', async () => {
    await register(phone, clerk, origin, account, `09${serial}`);
    await go(phone, `${origin}/im`);
    await expect(phone.getByRole('log').getByText(`有的${serial}`)).toBeVisible();
  });
  await test.step('the member chooses notification channels', () => chooseWays(phone, origin));
  const bought = await test.step('the member buys the product', async () => {
    await openProduct(phone, origin, product.name);
    return buyOpenProduct(phone);
  });
  await test.step('a driver fetches goods, paid from the balance', async () => {
    await topUp(phone, origin, '1000');
    await pickUpGoods(clerk, origin, await askForPickup(phone, origin, `聯絡${serial}`));
  });
  const fetched = await test.step('the goods become a parcel, which arrives', async () => {
    const number = await declarePickedUp(phone, origin, product.goodsType);
    await receiveParcels(clerk, origin, [number]);
    return number;
  });
  await test.step('both ship as one order, which is packed', async () => {
    await addAddress(phone, origin, `收件${serial}`);
    await approveAddressOf(clerk, origin, `收件${serial}`);
    const made = await consolidate(phone, origin);
    await pack(clerk, origin, made, [bought, fetched]);
  });
  await test.step('each notification came once, on the chosen channels', () =>
    told(phone, clerk, origin, account));
  expect(faults.flat()).toEqual([]);
});

/** The events with an email. Arrivals are missing, because the member switched them off. */
const byMail = [
  'address.approve',
  'balance.topUp',
  'order.pack',
  'pickup.collect',
  'pickup.plan',
  'purchase.pay',
];

interface Message {
  readonly id: string;
  readonly channel: string;
  readonly event: string | null;
}

async function told(phone: Page, clerk: Page, origin: string, account: string): Promise<void> {
  await goAndSettle(phone, `${origin}/answer?view=mine`);
  const titles = await phone.getByRole('main').getByRole('listitem').locator('strong').allInnerTexts();
  expect(titles).toHaveLength(byMail.length + 1);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toContain('包裹已上架');
  const box = async (): Promise<string> => {
    const answer = await fetch(`http://localhost:${process.env.E2E_MAILBOX_PORT}/?to=${account}@example.com`);
    return answer.text();
  };
  const letters = async () =>
    (await box()).replaceAll('\\r\\n ', ' ').match(/Message-ID: <[\da-f-]{36}/g) ?? [];
  await expect.poll(async () => (await letters()).length).toBe(byMail.length);
  const { list } = await callAsDemoLogin<{ list: readonly Message[] }>(
    clerk,
    origin,
    ['console', 'owner'],
    `staff/messages?words=${account}&pageSize=100`,
  );
  const written = list.filter(({ channel }) => channel === 'email');
  expect(written.map(({ event }) => event).toSorted()).toEqual(byMail);
  expect((await letters()).toSorted()).toEqual(written.map(({ id }) => `Message-ID: <${id}`).toSorted());
  const [, link = ''] = /List-Unsubscribe: *<([^>]+)>/.exec((await box()).replaceAll('\\r\\n ', ' ')) ?? [];
  await takeBack(phone, origin + link.slice(new URL(link).origin.length));
}

/** Checks the page behind an email's unsubscribe link in each of its states. */
async function takeBack(phone: Page, link: string): Promise<void> {
  const said = phone.getByRole('status');
  const texts = unsubscribeTexts.tw;
  await phone.goto(link);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: texts.button.all }).click();
  await expect(said).toHaveText(texts.allOff);
  await phone.goto(link);
  await expect(said, 'opened again').toHaveText(texts.allOff);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: texts.button.none }).click();
  await expect(phone.getByRole('button', { name: texts.button.all })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: texts.settings }).click();
  await expect(phone).toHaveURL(/\/answer\?view=settings$/);
}
