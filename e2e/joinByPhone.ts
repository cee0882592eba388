import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { demoClerk, demoGuest, tokenOf } from './visit.ts';
import { portalTextOf } from './words.ts';

export const newNumber = (): string => `09${randomInt(10_000_000, 99_999_999)}`;

/** A guest on a phone, and an owner at the console who can read the shop's outbox. */
export async function openGuest(browser: Browser, baseURL: string | undefined) {
  const origin = baseURL ?? '';
  const clerk = await demoClerk(browser, origin, 'owner');
  const phone = await demoGuest(browser, origin);
  return { origin, clerk, phone };
}

/** Requests the code, after the captcha that the browser solves. */
export async function sendCode(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: portalTextOf('members.code.send') }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: portalTextOf('members.captcha.work') }).click();
  await expect(dialog.getByText(portalTextOf('members.captcha.workDone'))).toBeVisible();
  await dialog.getByRole('button', { name: portalTextOf('members.captcha.send') }).click();
  await expect(dialog).toBeHidden();
}

/** Registers with only a phone number. */
export async function joinByPhone(phone: Page, clerk: Page, origin: string, number: string): Promise<void> {
  await phone.goto(`${origin}/register`);
  await phone.locator('input[name="phone"]').fill(number);
  await sendCode(phone);
  await enterCode(phone, clerk, origin, number);
}

/** Enters the code that was sent, agrees to the terms and registers. */
export async function enterCode(phone: Page, clerk: Page, origin: string, number: string): Promise<void> {
  await phone.locator('input[autocomplete="one-time-code"]').fill(await readSentCode(clerk, origin, number));
  for (const agreement of await phone.getByRole('checkbox').all()) await agreement.check();
  await phone.getByRole('button', { name: portalTextOf('members.register.send') }).click();
  await phone.waitForURL(`${origin}/home`);
}

/** Reads the code in the outbox, as staff of a demo shop can. */
export async function readSentCode(clerk: Page, origin: string, number: string): Promise<string> {
  const token = await tokenOf(clerk, origin, 'console', 'owner');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await clerk.request.get(`${origin}/api/staff/messages`, { headers });
  const { data } = (await answer.json()) as { data: { list: { id: string; recipient: string }[] } };
  const message = data.list.find(({ recipient }) => recipient.endsWith(number.slice(1)));
  const read = await clerk.request.post(`${origin}/api/staff/messages/read`, {
    headers,
    data: { messageId: message?.id },
  });
  const { body } = ((await read.json()) as { data: { body: string } }).data;
  return /\d{6}/.exec(body)?.[0] ?? '';
}
