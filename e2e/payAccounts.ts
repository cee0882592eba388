import { request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import type { ProviderMethod } from '../packages/contract/src/payments/methods.ts';
import { methodsOf, type ProviderKind } from '../packages/contract/src/payments/providerKinds.ts';
import type { Delivery } from '../packages/server/test/standIns/standInServer.ts';
import { callApiInPage, type NewShop } from './newShop.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

type DeskKey = Parameters<typeof consoleTextOf>[0];

interface Entered {
  readonly kind: ProviderKind;
  /** The typed values, by the label of their field. */
  readonly secrets: readonly (readonly [label: DeskKey, typed: string])[];
  readonly methods: readonly ProviderMethod[];
  readonly currency: string;
  /** The smallest amount for the first method, as agreed in the contract with the provider. */
  readonly least?: string;
  /** The account name that *Test connection* answers with. */
  readonly answers: string;
}

/**
 * The owner adds an account: form, limits, *Test connection*, the help beside it, save. Returns the callback
 * URL if the form shows one.
 */
export async function addAccount(clerk: Page, account: Entered): Promise<string | undefined> {
  const { kind, methods, currency } = account;
  await clerk.getByRole('button', { name: consoleTextOf('payments.providers.add') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('payments.provider'), { exact: true }).selectOption(kind);
  await dialog.getByLabel(consoleTextOf('payments.providers.name')).fill(`${kind} 1`);
  for (const [label, typed] of account.secrets)
    await dialog.getByLabel(consoleTextOf(label), { exact: false }).fill(typed);
  for (const method of methodsOf(kind, currency))
    await dialog
      .getByRole('checkbox', { name: consoleTextOf(`payments.method.${method}`) })
      .setChecked(methods.includes(method));
  if (account.least !== undefined)
    await dialog.getByLabel(consoleTextOf('payments.providers.least')).first().fill(account.least);
  await dialog.getByRole('button', { name: consoleTextOf('payments.providers.try') }).click();
  await expect(dialog.getByText(account.answers, { exact: false })).toBeVisible();
  const callback = dialog.getByText(/^http.*\/api\/pay\//);
  const address = (await callback.count()) > 0 ? await callback.first().innerText() : undefined;
  await dialog.getByText(consoleTextOf('shell.help.account')).click();
  await expect(dialog.getByText(consoleTextOf('shell.help.cannot'))).toBeVisible();
  await dialog.getByRole('button', { name: consoleTextOf('shell.save') }).click();
  await expectMessage(clerk, consoleTextOf('shell.saved'));
  await expect(dialog).toBeHidden();
  await expect(clerk.getByRole('row').filter({ hasText: `${kind} 1` })).toContainText(
    consoleTextOf('payments.providers.live'),
  );
  return address;
}

/**
 * The member tops up by a method, with a double tap. Returns the payment's id; the browser is on its way to
 * the provider.
 */
export async function topUp(
  phone: Page,
  { origin }: NewShop,
  method: ProviderMethod,
  amount: string,
): Promise<string> {
  await phone.goto(`${origin}/recharge`);
  await phone.getByLabel(portalTextOf('payments.recharge.amount')).fill(amount);
  await phone.locator(`input[type="radio"][value="${method}"]`).check();
  // Both taps happen inside the page, before anything is drawn.
  const [asked] = await Promise.all([
    phone.waitForRequest(/\/api\/Pay\/GetPayState\?payId=/),
    phone.getByRole('button', { name: portalTextOf('payments.recharge.go') }).evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    }),
  ]);
  return new URL(asked.url()).searchParams.get('payId') ?? '';
}

/** The number of payments that the member has started, and the member's balance. */
export async function topUpsOf(phone: Page): Promise<{ count: number; balanceMinor: number }> {
  const token = await phone.evaluate(() => localStorage.getItem('crossdock.token'));
  const path = 'Member/GetRechargeSheetList?pageSize=100';
  const { list } = await callApiInPage<{ list: unknown[] }>(phone, 'GET', path, token);
  const { balanceMinor } = await callApiInPage<{ balanceMinor: number }>(
    phone,
    'GET',
    'Member/GetWallet',
    token,
  );
  return { count: list.length, balanceMinor };
}

/** The payment's open page shows without a reload that the money arrived. */
export async function expectReceived(phone: Page): Promise<void> {
  await expect(phone.getByText(portalTextOf('payments.state.succeeded')).first()).toBeVisible();
}

/**
 * Sends a provider's message to the shop. Only browsers resolve its host, so the host is written into the
 * request.
 */
export function deliver({ url, body, headers }: Delivery): Promise<number> {
  const { hostname, host, port, pathname, search } = new URL(url);
  expect(hostname).toMatch(/\.localhost$/);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname + search, method: 'POST', headers: { ...headers, host } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Posts a form from the page, as a provider's page does. */
export async function postIn(page: Page, { url, body }: Delivery): Promise<void> {
  await page.evaluate(
    ([action, fields]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of new URLSearchParams(fields))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [url, body] as const,
  );
}
