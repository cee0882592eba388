import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pressFirst, pressInDialog } from './presses.ts';
import { goAndSettle, loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { logIn, newPage, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

/** An external assistant program: it registers, and exchanges the authorization code for a token. */
async function assistantAt(page: Page, origin: string) {
  const redirect = 'http://127.0.0.1:9/callback';
  const registered = await page.request.post(`${origin}/api/oauth/register`, {
    data: { client_name: '小幫手', redirect_uris: [redirect] },
  });
  const { client_id } = await registered.json();
  const verifier = randomBytes(32).toString('base64url');
  const address = `${origin}/api/oauth/authorize?${new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'parcels.read orders.submit',
    resource: `${origin}/api/mcp`,
    state: '12e45678',
  })}`;
  const exchange = async (code: string) => {
    const answer = await page.request.post(`${origin}/api/oauth/token`, {
      form: {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirect,
        client_id,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).access_token as string;
  };
  const use = async (token: string, name: string, args: object) => {
    const answer = await page.request.post(`${origin}/api/mcp`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    });
    const { result } = await answer.json();
    return JSON.parse(result.content[1].text);
  };
  return { address, redirect, exchange, use };
}

test('a member allows an assistant on the phone, confirms the order that it prepared, and disconnects it', async ({
  browser,
  origin,
}) => {
  const phone = await newPage(browser, 390);
  await logIn(phone, origin);
  const assistant = await assistantAt(phone, origin);
  let returned: URL | undefined;
  await phone.route(`${assistant.redirect}**`, (route) => {
    returned = new URL(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>OK</h1>' });
  });

  await loadAndSettle(phone, assistant.address);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('小幫手');
  const ordering = phone.getByLabel(portalTextOf('assistants.scope.orders.submit'));
  await expect(ordering).not.toBeChecked();
  await ordering.check();
  await phone.getByRole('button', { name: portalTextOf('assistants.connect.allow'), exact: true }).click();
  await phone.getByLabel(portalTextOf('assistants.connect.most'), { exact: false }).fill('100000');
  await phone.getByRole('button', { name: portalTextOf('assistants.connect.allow'), exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'OK' })).toBeVisible();
  expect(returned?.searchParams.get('state')).toBe('12e45678');
  expect(returned?.searchParams.get('iss')).toBe(origin);

  const token = await assistant.exchange(returned?.searchParams.get('code') ?? '');
  const all = await assistant.use(token, 'planOrder', {});
  const one = { parcelIds: [all.data.going.at(-1)?.id] };
  const { planned } = (await assistant.use(token, 'planOrder', one)).data;
  const { choice, quote } = planned;
  const order = { ...choice, totalMinor: quote.totalMinor, agreed: true };
  const asked = await assistant.use(token, 'submitOrder', order);
  expect(asked.data?.state, JSON.stringify(asked)).toBe('awaitsConfirmation');

  // The home page shows the waiting requests and links to them.
  await goAndSettle(phone, `${origin}/home`);
  const needs = phone.getByRole('region', { name: portalTextOf('home.needs'), exact: true });
  await expect(needs.getByRole('heading').first()).toHaveText(portalTextOf('home.needs.assistant', { n: 2 }));
  await pressFirst(needs, 'link', portalTextOf('home.needs.look'), { exact: true });
  await expect(phone).toHaveURL(/\/assistants$/u);

  await loadAndSettle(phone, asked.data.link);
  // The demo’s own assistant also has a request.
  const awaiting = phone
    .getByRole('article', { name: portalTextOf('assistants.ask.title') })
    .filter({ hasText: portalTextOf('assistants.ask.by', { name: '小幫手' }) });
  await expect(awaiting).toContainText(portalTextOf('assistants.ask.by', { name: '小幫手' }));
  await awaiting.getByRole('button', { name: portalTextOf('assistants.ask.yes'), exact: true }).click();
  await expect(awaiting).toBeHidden();
  await expect(phone.getByText(portalTextOf('assistants.ask.ended'))).toBeVisible();
  await pressFirst(phone, 'link', portalTextOf('assistants.log'), { exact: true });
  await waitUntilSettled(phone);
  await expect(phone.getByText(portalTextOf('assistants.state.confirmed'), { exact: true })).toBeVisible();

  await goAndSettle(phone, `${origin}/assistants`);
  const mine = phone.getByRole('article', { name: '小幫手' });
  await mine.getByRole('button', { name: portalTextOf('assistants.revoke'), exact: true }).click();
  await pressInDialog(phone, portalTextOf('assistants.revoke'), { exact: true });
  await expect(mine).toBeHidden();
  const ended = await phone.request.post(`${origin}/api/mcp`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'ping' },
  });
  expect(ended.status()).toBe(401);
  await phone.close();
});
